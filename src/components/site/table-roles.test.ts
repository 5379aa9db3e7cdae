import { expect, test } from 'vitest';
import { withTableRoles } from './table-roles.ts';

test('each element of a table says what it is', () => {
  expect(
    withTableRoles(
      '<table class="a"><thead><tr><th scope="col">Card</th></tr></thead><tbody><tr><th scope="row">Ship</th><td>3</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table role="table" class="a"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Card</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">Ship</th><td role="cell">3</td></tr></tbody></table>',
  );
});

test('an attribute may hold any sign, and other elements are left alone', () => {
  expect(withTableRoles('<td data-label="a > b"><track><theme-x></td>')).toBe(
    '<td role="cell" data-label="a > b"><track><theme-x></td>',
  );
});

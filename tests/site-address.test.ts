import { describe, expect, test } from 'vitest';
import { siteAddress } from '../scripts/site-address.mjs';

describe('where the site will stand', () => {
  test('without a word it stands at the root of this machine', () => {
    expect(siteAddress({})).toEqual({ site: 'http://localhost:4321', base: '/' });
  });

  test('empty counts as not given', () => {
    expect(siteAddress({ SITE_URL: '', BASE_PATH: '' })).toEqual(siteAddress({}));
  });

  test.each(['https://example.org', 'https://example.org/'])('%s is taken as an origin', (address) => {
    expect(siteAddress({ SITE_URL: address }).site).toBe('https://example.org');
  });

  test.each(['sub/folder', '/sub/folder', 'sub/folder/', '/sub/folder/', '//sub//folder'])(
    'the folder %s stands between slashes',
    (folder) => {
      expect(siteAddress({ BASE_PATH: folder }).base).toBe('/sub/folder/');
    },
  );

  test.each(['example.org', 'ftp://example.org', 'nonsense'])('%s is no address', (address) => {
    expect(() => siteAddress({ SITE_URL: address })).toThrow(/^SITE_URL must be an address/);
  });

  test('a folder in the address is sent to its own variable', () => {
    expect(() => siteAddress({ SITE_URL: 'https://example.org/sub' })).toThrow('a folder belongs in BASE_PATH');
  });

  test.each(['https://example.org', '/a b', '/../up', '/a?b', '/a#b', '/папка'])('%s is no folder', (folder) => {
    expect(() => siteAddress({ BASE_PATH: folder })).toThrow(/^BASE_PATH must be a path/);
  });
});

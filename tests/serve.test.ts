import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../scripts/serve.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
for (const page of ['.', 'dragonwood/odds']) {
  mkdirSync(path.join(folder, page), { recursive: true });
  writeFileSync(path.join(folder, page, 'index.html'), `page ${page}`);
}
writeFileSync(path.join(folder, '404.html'), 'no such page');
writeFileSync(path.join(folder, 'data.json'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['/', '/sub/folder/'])('the built site below %s', (base) => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    port = await getPort();
    server = await serve({ folder, port, base });
  });
  afterAll(() => server.close());

  /** Asks for an address; what came, without following redirects. */
  async function get(address: string) {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  test('a folder shows its page', async () => {
    expect(await get(base)).toMatchObject({ status: 200, body: 'page .' });
    expect(await get(`${base}dragonwood/odds/?dice=3`)).toMatchObject({ status: 200, body: 'page dragonwood/odds' });
  });

  test('a file comes with its type', async () => {
    const { status, headers } = await get(`${base}data.json`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test('without its closing slash an address leads to the page and keeps its question', async () => {
    const { status, headers } = await get(`${base}dragonwood/odds?dice=3`);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`${base}dragonwood/odds/?dice=3`);
  });

  test.each(['nowhere/', 'nowhere', 'dragonwood/', 'nowhere.js', '..%2f..%2fetc/passwd'])(
    '%s is not found',
    async (file) => {
      expect(await get(base + file)).toMatchObject({ status: 404, body: 'no such page' });
    },
  );

  test('the page for what is not found has an address of its own', async () => {
    expect(await get(`${base}404.html`)).toMatchObject({ status: 200, body: 'no such page' });
  });

  test('an address that is no address is not found, and the server goes on', async () => {
    for (const address of ['//', '///', '/%E0%A4%A', '/%00', '//example.org/']) {
      // fetch would put such an address right before it asks.
      const status = await new Promise<number | undefined>((resolve, reject) => {
        request({ port, path: address }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect([200, 404], address).toContain(status);
    }
    expect(await get(base)).toMatchObject({ status: 200 });
  });

  test('a port that is taken is said', async () => {
    await expect(serve({ folder, port, base })).rejects.toThrow('EADDRINUSE');
  });
});

test('below a folder the root is not found', async () => {
  const port = await getPort();
  const server = await serve({ folder, port, base: '/sub/folder/' });
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  const bare = await fetch(`http://127.0.0.1:${port}/sub/folder`, { redirect: 'manual' });
  server.close();
  expect(status).toBe(404);
  expect(bare.headers.get('location')).toBe('/sub/folder/');
});

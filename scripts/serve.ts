/**
 * Serves a built site as a static host would: sub-folder, closing slashes, 404 page with status 404. Not
 * `astro preview`, because that answers a missing closing slash with an error page instead of the way there.
 *
 * Alone: `node scripts/serve.ts --port 4399 [--folder dist]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { base } from './site-address.mjs';

/** Only this machine: a preview is not for the whole network. */
const host = '127.0.0.1';

export interface ServeOptions {
  /** The built site. */
  readonly folder: string;
  readonly port: number;
  /** The path under which the site stands; starts and ends with a slash. */
  readonly base: string;
}

/** Resolves once the server listens; rejects if it cannot, for example because the port is taken. */
export function serve({ folder, port, base }: ServeOptions): Promise<Server> {
  // Without max-age 0 a browser may keep pages of the build before.
  const files = sirv(folder, { etag: true, maxAge: 0 });
  const notFoundPage = path.join(folder, '404.html');

  const server = createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found');
    };
    // Joined as text: resolved against a base, `//` would be read as a host.
    const address = `http://${host}${request.url ?? '/'}`;
    if (!URL.canParse(address)) return notFound();
    const { pathname, search } = new URL(address);

    if (!`${pathname}/`.startsWith(base)) return notFound();
    const inFolder = pathname.slice(base.length).replace(/^\/+/, '');
    if (!pathname.endsWith('/') && existsSync(path.join(folder, inFolder, 'index.html'))) {
      response.writeHead(301, { location: `${base}${inFolder && `${inFolder}/`}${search}` }).end();
      return;
    }
    request.url = `/${inFolder}${search}`;
    files(request, response, notFound);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4321' }, folder: { type: 'string', default: 'dist' } },
  });
  if (!existsSync(path.join(values.folder, 'index.html'))) {
    console.error(`There is no built site in ${values.folder}: run npm run build first.`);
    process.exit(1);
  }
  await serve({ folder: values.folder, port: Number(values.port), base });
  console.log(`Serving ${values.folder} at http://localhost:${values.port}${base}`);
}

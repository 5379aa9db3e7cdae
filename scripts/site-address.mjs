/**
 * Where the site will stand, from the environment, so that the same sources can be hosted at a domain's root or in a
 * sub-folder. Plain JavaScript because `astro.config.mjs` reads it before anything is compiled.
 *
 * @typedef {{ site: string, base: string }} SiteAddress `site` is an origin without a closing slash; `base` always
 *   starts and ends with one.
 */

const defaultSite = 'http://localhost:4321';

/**
 * @param {string} value what `SITE_URL` says
 * @returns {string} the origin
 */
function originOf(value) {
  const problem = `SITE_URL must be an address such as https://example.org, not "${value}"`;
  if (!URL.canParse(value)) throw new Error(`${problem}.`);
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${problem}.`);
  if (url.pathname !== '/' || url.search || url.hash) throw new Error(`${problem}; a folder belongs in BASE_PATH.`);
  return url.origin;
}

/**
 * @param {string} value what `BASE_PATH` says
 * @returns {string} the folder between slashes
 */
function folderOf(value) {
  const parts = value.split('/').filter(Boolean);
  // A strict alphabet: anything else would have to be escaped in every link.
  const isSound = parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part));
  if (!isSound) throw new Error(`BASE_PATH must be a path such as /sub/folder, not "${value}".`);
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

/**
 * Reads `SITE_URL` and `BASE_PATH`; empty counts as not given, because that is how hosting workflows say "none".
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {SiteAddress}
 * @throws {Error} with a sentence that names the variable
 */
export function siteAddress(env) {
  return { site: originOf(env.SITE_URL || defaultSite), base: folderOf(env.BASE_PATH || '/') };
}

export const { site, base } = siteAddress(process.env);

import { pageFile } from './known-paths.ts';
import {
  everyHeader,
  gameHeaders,
  type HeaderValues,
  pageHeaders,
  pictureHeaders,
} from './site-headers.ts';

/**
 * `_headers` of a merchant's site, as several static hosts read it: the headers of `sites/web/server`. The pages contain their
 * security policy themselves; who may frame them only a header can say.
 *
 * @param bases the languages' base paths: `/`, `/hi/`
 * @param paths of the route table
 */
export function staticHeaders(bases: readonly string[], paths: readonly string[]): string {
  const everywhere = { ...everyHeader, 'content-security-policy': "frame-ancestors 'self'" };
  // Hosts join the values of all rules that match. What one page has otherwise cannot be in a rule for all.
  const pages = addressesOf(bases, paths).map(({ address, path }) =>
    rule(address, withoutThose(pageHeaders(path), everywhere)),
  );
  return [
    rule('/*', everywhere),
    rule('/brand/*', pictureHeaders),
    rule('/play/*', gameHeaders),
    ...pages,
  ].join('\n');
}

/**
 * `_redirects` of a merchant's site: every address of the route table is answered with its own first screen, or with its
 * language's outline. Any other gets the host's 404, for which there is a `404.html` in each language.
 *
 * @param pages the paths that have a first screen
 */
export function staticRedirects(
  bases: readonly string[],
  paths: readonly string[],
  pages: readonly string[],
): string {
  return addressesOf(bases, paths)
    .filter(({ address, base }) => address !== base)
    .map(({ address, base, path }) => `${address} ${base}${pageFile(pages, path)} 200\n`)
    .join('');
}

function addressesOf(bases: readonly string[], paths: readonly string[]) {
  return bases.flatMap((base) =>
    paths.map((path) => ({
      base,
      path,
      address: `${base}${path.slice(1).replaceAll('$', ':')}`,
    })),
  );
}

function rule(address: string, headers: HeaderValues): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join('')}`;
}

const withoutThose = (headers: HeaderValues, others: HeaderValues): HeaderValues =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in others)));

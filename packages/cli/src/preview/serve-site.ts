import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  everyHeader,
  isKnownPath,
  outlineFile,
  pageFile,
  pageHeaders,
  pictureHeaders,
  policyHeader,
} from '@livery/emit';
import sirv from 'sirv';
import type { SiteList } from '../build.ts';

export interface ServeOptions {
  /** The JavaScript build: holds `assets`. */
  readonly appDir: string;
  /** What `livery build` emitted. */
  readonly siteDir: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface SiteServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

type Sites = SiteList['sites'];

/** The list of the last good build. */
export async function readSites(siteDir: string): Promise<SiteList> {
  // Written whole by `livery build`; an older one named no paths.
  const text = await readFile(join(siteDir, 'sites.json'), 'utf8');
  return { paths: [], pages: [], ...(JSON.parse(text) as Pick<SiteList, 'sites'>) };
}

/** Serves emitted pages on the loopback address: a merchant by the host, a language by the first part of the path. */
export async function serveSite({ appDir, siteDir, port }: ServeOptions): Promise<SiteServer> {
  // `dev` looks at the disk each time, so that a build beside it shows on reload.
  const asIs = (headers: Headers) => ({
    dev: true,
    setHeaders: (response: ServerResponse) => setAll(response, headers),
  });
  const app = sirv(appDir, asIs(everyHeader));
  const site = sirv(siteDir, asIs(everyHeader));
  const pictures = sirv(siteDir, asIs({ ...everyHeader, ...pictureHeaders }));
  const server = createServer((request, response) => {
    // Behind a fixed host: of `//`, which is a path as well, `new URL` would make a host without a name, and throw.
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const nothing = () => end(response, 404, 'Page not found.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      end(
        response,
        405,
        'The preview serves files only; use "npm start" for a site with a platform.',
      );
    } else if (pathname.startsWith('/assets/')) app(request, response, nothing);
    else if (pathname.startsWith('/brand/')) pictures(request, response, nothing);
    else if (/^\/(fonts|styles)\//.test(pathname)) site(request, response, nothing);
    else if (/\.(?!html$)[^./]+$/.test(pathname)) nothing();
    else void page(siteDir, pathname, request, response);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', () => done());
  });
  return {
    // A TCP server's address is never a pipe's name.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function page(
  siteDir: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { sites, paths, pages } = await readSites(siteDir);
    const site = siteOf(sites, request.headers.host);
    if (!site) return end(response, 503, 'No merchant is built. Run "livery build".');
    const first = pathname.toLowerCase().split('/')[1] ?? '';
    const prefix = site.prefixes.includes(first) ? first : '';
    const inside = prefix === '' ? pathname : pathname.slice(prefix.length + 1) || '/';
    const html = await pageOf(
      join(siteDir, 'merchants', site.merchant.code, prefix),
      pages,
      inside,
    );
    setAll(response, pageHeaders(inside));
    if (!isKnownPath(paths, inside)) response.statusCode = 404;
    const policy = policyHeader(html);
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    response.end(request.method === 'HEAD' ? undefined : html);
  } catch {
    // Between two builds a file can be gone for a moment; the browser asks again.
    end(response, 503, 'This page is not built. Run "livery build".');
  }
}

/** A page's own first screen; a merchant whose guests do not get to see it has the outline alone. */
async function pageOf(folder: string, pages: readonly string[], inside: string): Promise<string> {
  const own = await readFile(join(folder, pageFile(pages, inside)), 'utf8').catch(() => undefined);
  return own ?? readFile(join(folder, outlineFile), 'utf8');
}

/** The merchant that claims the host, else the default one. */
function siteOf(sites: Sites, header: string | undefined): Sites[number] | undefined {
  const host = (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return (
    sites.find(({ merchant }) => merchant.hosts.includes(host)) ??
    sites.find(({ merchant }) => merchant.default)
  );
}

type Headers = Readonly<Record<string, string>>;

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function end(response: ServerResponse, status: number, text: string): void {
  setAll(response, everyHeader);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  answerHeaders,
  everyHeader,
  gameHeaders,
  isKnownPath,
  outlineFile,
  pageFile,
  pageHeaders,
  pictureHeaders,
  policyHeader,
  siteFiles,
  withDevelopmentPolicy,
} from '@livery/emit';
import { DroppedConnectionError } from '@livery/sandbox';
import { Hono } from 'hono';
import { type Site, siteDirectory } from './site-list.ts';
import { staticFiles } from './static-files.ts';

export interface ServerOptions {
  /** Holds `app` (the JavaScript build) and `site` (what `livery build` emitted). */
  readonly dist: string;
  /** Answers `/wps`, `/lgw` and `/sandbox`. */
  readonly sandbox: {
    /** `peer` is the address at the other end of the connection. */
    readonly fetch: (request: Request, peer?: string) => Response | Promise<Response>;
  };
  /** Other than `<dist>/site`: where the development server emits to. */
  readonly siteDir?: string;
  /** Changes a page before it is sent: the development server adds its own scripts. */
  readonly changePage?: (html: string, path: string) => Promise<string>;
}

/** What Node's own server hands along; absent when a test calls the server directly. */
interface Bindings {
  Bindings: Partial<HttpBindings>;
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
const askAgain = { 'cache-control': 'no-cache' };
/**
 * The site's server: a merchant by the host, a language by the first part of the path, and the platform behind its
 * paths. It knows nothing of the process it runs in and keeps no state but files it has read.
 */
export function createServer(options: ServerOptions): Hono<Bindings> {
  const { dist, sandbox, changePage } = options;
  const siteDir = options.siteDir ?? join(dist, 'site');
  const app = staticFiles(join(dist, 'app'));
  const site = staticFiles(siteDir);
  const sites = siteDirectory(siteDir);
  const server = new Hono<Bindings>();

  for (const path of ['/wps/*', '/lgw/*', '/sandbox', '/sandbox/*']) {
    server.all(path, async ({ req, env }) => {
      try {
        return hardened(await sandbox.fetch(req.raw, env?.incoming?.socket.remoteAddress));
      } catch (error) {
        if (!(error instanceof DroppedConnectionError) || !env?.outgoing) throw error;
        // A dropped connection is one that ends without an answer, not an answer that says so.
        env.outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    });
  }

  // Hono answers HEAD with the head of GET.
  server.get('*', async (context) => {
    const { path, raw } = context.req;
    if (path.startsWith('/assets/')) {
      return (await app.respond(path, raw, { ...everyHeader, ...forEver })) ?? context.notFound();
    }
    if (path.startsWith('/play/')) {
      const headers = { ...everyHeader, ...askAgain, ...gameHeaders };
      return (await app.respond(path, raw, headers)) ?? context.notFound();
    }
    if (path === '/sw.js') {
      return (await app.respond(path, raw, { ...everyHeader, ...askAgain })) ?? context.notFound();
    }
    if (/^\/(brand|fonts|styles)\//.test(path)) {
      const own = path.startsWith('/brand/') ? pictureHeaders : {};
      const headers = { ...everyHeader, ...forEver, ...own };
      return (await site.respond(path, raw, headers)) ?? context.notFound();
    }
    const found = await sites.of(context.req.header('host'));
    const prefix = found ? prefixOf(path, found) : '';
    const inside = path.slice(prefix.length) || '/';
    const folder = found && `/merchants/${found.merchant.code}${prefix}`;
    if (namesFile(path)) {
      if (!folder || !siteFiles.has(inside.slice(1))) return context.notFound();
      const headers = { ...everyHeader, ...askAgain };
      return (await site.respond(`${folder}${inside}`, raw, headers)) ?? context.notFound();
    }
    const own = `${folder}/${pageFile(await sites.pages(), inside)}`;
    // A merchant whose guests do not get to see a page has its outline alone.
    const file = folder && ((await site.has(own)) ? own : `${folder}/${outlineFile}`);
    const html = file && (await site.text(file));
    if (!file || html === undefined) return context.text(notBuilt, 503, { 'retry-after': '5' });
    const headers = { ...askAgain, ...pageHeaders(inside) };
    // The page itself explains that there is nothing.
    const isPage = isKnownPath(await sites.paths(), inside) || inside === `/${outlineFile}`;
    const status = isPage ? 200 : 404;
    if (changePage) {
      return context.html(await changePage(withDevelopmentPolicy(html), path), status, headers);
    }
    const answer = await site.respond(file, raw, { ...headers, ...policyOf(html) }, status);
    return answer ?? context.notFound();
  });

  server.notFound((context) => context.text('Page not found.', 404, { ...everyHeader }));
  return server;
}

/** An answer of the platform, which a browser takes for nothing but what it says it is. */
function hardened(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const isPicture = headers.get('content-type')?.startsWith('image/');
  for (const [name, value] of Object.entries(isPicture ? everyHeader : answerHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

/** The language part that the path begins with, when this merchant has a page of its own for it. */
function prefixOf(path: string, { prefixes }: Site): string {
  const first = path.toLowerCase().split('/')[1] ?? '';
  return prefixes.includes(first) ? `/${first}` : '';
}

/** The page's own policy, said again where it also counts for who may frame the page. */
function policyOf(html: string): Record<string, string> {
  const policy = policyHeader(html);
  return policy === undefined ? {} : { 'content-security-policy': policy };
}

/** A picture or a script that is missing is missing; only a page's address falls back to the page (`/register.html` is one). */
function namesFile(path: string): boolean {
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  return extension !== undefined && extension !== 'html';
}

const notBuilt = 'This site has not been built yet. Run "npm start" or "npm run build".';

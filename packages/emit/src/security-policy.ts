import { sha256 } from '@noble/hashes/sha2.js';
import { escapeHtml } from './escape.ts';

/**
 * The one Content-Security-Policy of the site. A page carries it in a `<meta>`, so that it holds on a host that serves
 * files only; a server repeats the page's own text as a header ({@link policyHeader}), so that the two cannot differ.
 *
 * Nothing runs but our files and the boot script, nothing styles but our files, the page's own style blocks and what two
 * libraries write; nothing is sent but to the page's own origin. Text never becomes markup or script: `innerHTML` and its
 * like take no strings. The exceptions have names: DOMPurify's own parses text of the platform to clean it, outside the page, and what
 * comes of it is drawn element by element; the others give the address of the site's service worker and, for a merchant with analytics, of
 * the script that counts visits, and no other.
 */
export interface PolicyParts {
  /** The texts of the page's inline scripts that run; data blocks are not scripts. */
  readonly scripts: readonly string[];
  /** The texts of the page's style blocks. */
  readonly styles: readonly string[];
  /** Where a merchant's vendor icons come from: addresses that begin with `https://`. */
  readonly imageHost?: string | readonly string[] | undefined;
  /** The host that counts visits: its scripts are loaded, and it is told. */
  readonly analyticsHost?: string | undefined;
}

/**
 * The texts that libraries write into style elements of their own. A static page cannot have a nonce, which both would
 * take from `<meta property="csp-nonce">`, so the texts are allowed by what they are.
 */
export const libraryStyles = {
  /** styled-components writes its rules through the CSSOM into an element that stays empty. */
  styledComponents: '',
  /** react-aria, at the first component that can be pressed. */
  reactAriaPress:
    '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  /** react-aria, while a dialog is open on iOS. */
  reactAriaScroll: '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
} as const;

/** Names the policy that makes the address of the site's service worker. */
const workerPolicy = 'livery-worker';
/** Names the policy that makes the address of the script which counts visits. */
const analyticsPolicy = 'livery-analytics';

/** The policy of a built page, as the value of a `<meta>`. */
export function securityPolicy(parts: PolicyParts): string {
  const analytics = parts.analyticsHost ? [`https://${parts.analyticsHost}`] : [];
  const images = [parts.imageHost ?? []].flat().map(originOf);
  const styles = [...parts.styles, ...Object.values(libraryStyles)];
  return written([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...parts.scripts.map(hashOf), ...analytics],
    ['style-src', "'self'", ...styles.map(hashOf)],
    // `blob:` is a member's own file, shown before it is sent.
    ['img-src', "'self'", 'data:', 'blob:', ...images, ...analytics],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...analytics],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', workerPolicy, ...(parts.analyticsHost ? [analyticsPolicy] : [])],
  ]);
}

/**
 * The policy while developing. Vite puts scripts and styles of its own into the page, and sends updates over a socket on
 * a port of its own; everything else stays as strict, so that a stranger's host shows at once.
 */
export const developmentPolicy = written([
  ['default-src', "'none'"],
  ['script-src', "'self'", "'unsafe-inline'"],
  ['style-src', "'self'", "'unsafe-inline'"],
  ['img-src', "'self'", 'data:', 'blob:', 'https:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'", 'ws:'],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['frame-src', "'self'"],
  ['form-action', "'self'"],
  ['base-uri', "'none'"],
]);

/** Comes before everything that the policy judges, as a `<meta>` has no say over what stands above it. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * The header that belongs to a page of ours: the policy that the page itself carries, and who may frame it, which only a
 * header can say. Undefined for a page without a policy.
 */
export function policyHeader(html: string): string | undefined {
  const policy = meta.exec(html)?.[1];
  return policy && `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'self'`;
}

/** A page of ours with the policy for development in place of its own. */
export function withDevelopmentPolicy(html: string): string {
  return html.replace(meta, () => policyMeta(developmentPolicy));
}

function written(directives: readonly (readonly string[])[]): string {
  return directives.map((words) => [...new Set(words)].join(' ')).join('; ');
}

/** The pages of a merchant have most of their texts in common. */
const keptHashes = 100;
const hashes = new Map<string, string>();

/** A source expression for exactly this text. */
export function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const digest = sha256(new TextEncoder().encode(text));
  const hash = `'sha256-${btoa(String.fromCharCode(...digest))}'`;
  if (hashes.size === keptHashes) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

/** No path: a policy that names one would forbid the pictures beside it. */
const originOf = (address: string) => new URL(address).origin;

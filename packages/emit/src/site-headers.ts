/** Headers by name in lower case. */
export type HeaderValues = Readonly<Record<string, string>>;

/** Of every answer, the platform's included: a browser does not guess at what it is. */
export const everyHeader: HeaderValues = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Of an answer of the platform that is no picture: search engines may read it for the page that asks, and list the page alone. */
export const answerHeaders: HeaderValues = { ...everyHeader, 'x-robots-tag': 'noindex' };

/** A picture opened by its own address is a document of this site: it may style itself and do nothing else. */
export const pictureHeaders: HeaderValues = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * A game runs its own script and style and reaches no network. It has no origin, so that it can read nothing of the site's, and
 * only the site may frame it.
 */
export const gameHeaders: HeaderValues = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
};

/** What no page and no game in it may ask a member for. Fullscreen, sound and the clipboard are used. */
const permissions = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Where the windows of login providers return to, and where a login window opens: with a policy of its own the page would be
 * cut off from the one that opened its window, which takes that for a closed window.
 */
const loginPath = '/login';

/**
 * Headers of a page in addition to its security policy.
 *
 * @param path inside the site, without a language prefix
 */
export function pageHeaders(path: string): HeaderValues {
  const isLogin = path.toLowerCase().replace(/\/+$/, '') === loginPath;
  return {
    ...everyHeader,
    'cross-origin-opener-policy': isLogin ? 'unsafe-none' : 'same-origin-allow-popups',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  };
}

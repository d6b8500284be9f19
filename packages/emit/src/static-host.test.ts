import { expect, test } from 'vitest';
import { everyHeader, gameHeaders, pageHeaders, pictureHeaders } from './site-headers.ts';
import { staticHeaders, staticRedirects } from './static-host.ts';

const bases = ['/', '/hi/'];
const paths = ['/', '/login', '/member/$page'];

/** The headers that a host gives an address by the rules of the file: all that match, values of one name joined. */
function headersAt(file: string, address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of file.split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const source = pattern.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+');
    if (!new RegExp(`^${source}$`).test(address)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

const headers = staticHeaders(bases, paths);
const framed = "frame-ancestors 'self'";

test.each(['/', '/hi/', '/member/deposit', '/hi/login', '/login'])(
  'the page %s has the server’s headers, and who may frame it',
  (address) => {
    const expected = {
      ...pageHeaders(address.replace('/hi', '')),
      'content-security-policy': framed,
    };
    expect(headersAt(headers, address)).toEqual(expected);
  },
);

test.each([
  ['/brand/mayura/logo.abc.svg', pictureHeaders],
  ['/play/reels.html', gameHeaders],
])('%s has its own policy in addition', (address, own) => {
  const policy = `${framed}, ${own['content-security-policy']}`;
  expect(headersAt(headers, address)).toEqual({
    ...everyHeader,
    'content-security-policy': policy,
  });
});

test('each address of the route table is answered with its first screen, else with its language’s outline', () => {
  expect(staticRedirects(bases, paths, ['/', '/login'])).toBe(
    [
      '/login /login/index.html 200\n',
      '/member/:page /app.html 200\n',
      '/hi/login /hi/login/index.html 200\n',
      '/hi/member/:page /hi/app.html 200\n',
    ].join(''),
  );
});

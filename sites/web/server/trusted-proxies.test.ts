import { expect, test } from 'vitest';
import { proxiesFrom, untrustedProxyWarning } from './trusted-proxies.ts';

test('without a list no proxy is trusted, not even one on this machine', () => {
  for (const trusts of [proxiesFrom(), proxiesFrom(''), proxiesFrom(' , ')]) {
    expect(['127.0.0.1', '::1', '10.0.0.1'].filter(trusts)).toEqual([]);
  }
});

test('an address is one proxy, a network is all of its addresses', () => {
  const trusts = proxiesFrom('192.0.2.7, 10.0.0.0/8,2001:db8::/32, ::1');
  const trusted = ['192.0.2.7', '10.200.0.9', '2001:db8:1::9', '::1'];
  const others = ['192.0.2.8', '11.0.0.1', '2001:db9::1', '::2', 'unknown', ''];
  expect([...trusted, ...others].filter(trusts)).toEqual(trusted);
});

test.each([
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '2001:db8::/129',
  '10.0.0.0/x',
])('refuses %s with what it expects', (entry) => {
  expect(() => proxiesFrom(`127.0.0.1,${entry}`)).toThrow(`found "${entry}"`);
});

test('warns once of a sender of X-Forwarded-For that is not on the list', () => {
  const messages: string[] = [];
  const see = untrustedProxyWarning(proxiesFrom('10.0.0.0/8'), (text) => messages.push(text));
  const direct = new Request('http://localhost/');
  const forwarded = new Request('http://localhost/', {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  });
  see(direct, '192.0.2.1');
  see(forwarded, undefined);
  see(forwarded, '10.0.0.1');
  see(forwarded, '::ffff:10.0.0.1');
  expect(messages).toEqual([]);
  see(forwarded, '192.0.2.1');
  see(forwarded, '192.0.2.2');
  expect(messages).toEqual([expect.stringContaining('from 192.0.2.1 is ignored')]);
  expect(messages[0]).toContain('LIVERY_TRUSTED_PROXIES');
});

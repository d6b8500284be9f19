import { expect, it } from 'vitest';
import { addressOf, networkOf } from './address.ts';

const proxies = ['10.0.0.1', '10.0.0.2', '::1'];

it.each([
  { what: 'no header', peer: '10.0.0.1', header: undefined, address: '10.0.0.1' },
  { what: 'one proxy', peer: '10.0.0.1', header: '203.0.113.7', address: '203.0.113.7' },
  {
    what: 'two proxies',
    peer: '10.0.0.1',
    header: '203.0.113.7, 10.0.0.2',
    address: '203.0.113.7',
  },
  {
    what: 'an invented hop before the true one',
    peer: '10.0.0.1',
    header: '192.0.2.66, 203.0.113.7',
    address: '203.0.113.7',
  },
  {
    what: 'a visitor who names a proxy',
    peer: '10.0.0.1',
    header: '192.0.2.66, 10.0.0.2, 203.0.113.7',
    address: '203.0.113.7',
  },
  {
    what: 'a connection that is no proxy’s',
    peer: '203.0.113.7',
    header: '192.0.2.66',
    address: '203.0.113.7',
  },
  { what: 'a word for an address', peer: '10.0.0.1', header: 'unknown', address: '10.0.0.1' },
  { what: 'a port', peer: '10.0.0.1', header: '203.0.113.7:4711', address: '203.0.113.7' },
  {
    what: 'version 6 with a port',
    peer: '::1',
    header: '[2001:db8::7]:4711',
    address: '2001:db8::7',
  },
  { what: 'version 6', peer: '::1', header: '2001:DB8::7', address: '2001:db8::7' },
  {
    what: 'version 4 written as 6',
    peer: '::ffff:10.0.0.1',
    header: '::ffff:203.0.113.7',
    address: '203.0.113.7',
  },
])('finds the address of $what', ({ peer, header, address }) => {
  const request = new Request('http://localhost/');
  if (header !== undefined) request.headers.set('X-Forwarded-For', header);
  expect(addressOf(request, peer, (each) => proxies.includes(each))).toBe(address);
});

it.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:0:7::1', network: '2001:db8:0:7::/64' },
  { address: '2001:DB8:0:07:aaaa:bbbb:cccc:dddd', network: '2001:db8:0:7::/64' },
  { address: '2001:db8::7', network: '2001:db8:0:0::/64' },
  { address: '2001:db8:0:8::1', network: '2001:db8:0:8::/64' },
  { address: '64:ff9b::203.0.113.7', network: '64:ff9b:0:0::/64' },
  { address: '1:2:3::4:5:6:203.0.113.7', network: '1:2:3:4::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: '1:2:3:4:5:6:7:8:9', network: '1:2:3:4::/64' },
])('counts $address by $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});

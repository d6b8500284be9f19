import { expect, test } from 'vitest';
import { pictureOf, targetOf } from './addresses.ts';

const page = 'https://house.example/en/promotions';

test.each([
  ['/help#term', { href: '/help#term', outside: false }],
  ['https://house.example/vip?x=1', { href: '/vip?x=1', outside: false }],
  ['https://other.example/a', { href: 'https://other.example/a', outside: true }],
  ['mailto:help@house.example', { href: 'mailto:help@house.example', outside: true }],
  ['tel:+8801700000000', { href: 'tel:+8801700000000', outside: true }],
  ['//other.example/a', { href: 'https://other.example/a', outside: true }],
  ['/\\other.example', { href: 'https://other.example/', outside: true }],
  ['/\t/other.example', { href: 'https://other.example/', outside: true }],
])('%j is allowed as the browser parses it', (href, target) => {
  expect(targetOf(href, page)).toEqual(target);
});

test.each([
  null,
  '',
  '#top',
  'promotions',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://other.example/',
  'file:///etc/passwd',
  'blob:https://house.example/1',
  'https://[bad',
])('%j is rejected as a link', (href) => {
  expect(targetOf(href, page)).toBeUndefined();
});

test('images load from this site and from the allowed hosts, over https', () => {
  const hosts = ['img.house.example'];
  const asked = (src: string | null) => pictureOf(src, page, hosts);
  expect(asked('/lgw/img/a.svg')).toBe('https://house.example/lgw/img/a.svg');
  expect(asked('https://img.house.example/a.png')).toBe('https://img.house.example/a.png');
  expect(asked('http://img.house.example/a.png')).toBeUndefined();
  expect(asked('https://img.house.example.evil.example/a.png')).toBeUndefined();
  expect(asked('//evil.example/a.png')).toBeUndefined();
  expect(asked('data:image/svg+xml,<svg/>')).toBeUndefined();
  expect(asked(null)).toBeUndefined();
});

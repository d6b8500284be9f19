import { expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';

test.each([
  ['<script>alert(1)</script><p onclick="x()">Words</p>', '<p>Words</p>'],
  ['<style>p{}</style><p style="color:red" class="a" id="root">Words</p>', '<p>Words</p>'],
  ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="//stranger.example">go</a>', '<a>go</a>'],
  ['<a href="/help#term">terms</a>', '<a href="/help#term">terms</a>'],
  [
    '<a href="https://help.example" target="_top">more</a>',
    '<a href="https://help.example">more</a>',
  ],
  ['<h1>Title</h1><h6>Small</h6>', '<h4>Title</h4><h4>Small</h4>'],
  ['<img src="x" onerror="alert(1)"><p>Words</p>', '<p>Words</p>'],
  ['<p>Words</noscript><script>alert(1)</script>', '<p>Words</p>'],
  ['<svg><p><style><g title="</style><img src onerror=alert(1)>">', '<p></p>'],
  ['<p lang="en" dir="ltr">Words</p>', '<p lang="en" dir="ltr">Words</p>'],
])('%s becomes %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test('a text of ten thousand levels keeps its words, and nothing takes long', () => {
  const deep = `${'<div>'.repeat(10_000)}Words${'</div>'.repeat(10_000)}`;
  const clean = cleanHtml(deep);
  expect(clean).toContain('Words');
  expect(clean.length).toBeLessThan(1000);
});

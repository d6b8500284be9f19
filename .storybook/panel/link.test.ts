import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Edits } from './draft.ts';
import { decodeLink, encodeLink, longestLink } from './link.ts';
import { linkAddress } from './link-address.ts';

const linked = (edits: Edits) => ({ theme: 'mayura', edits });
const linkOf = (text: string) => `a${deflateRawSync(text).toString('base64url')}`;

describe('a link', () => {
  it('brings the same edits back, in letters that Storybook lets through', async () => {
    const edits = {
      '/brand/name': 'ময়ূর & Söhne',
      '/brand/seeds/brand': '#7a1fa2',
      '/brand/seeds/stage': null,
      '/brand/typefaces/thai': { display: { family: 'noto-sans-thai', weights: [700] } },
      '/brand/typefaces/bengali/leading/body': 1.8,
      '/brand/typefaces/bengali/larger': null,
      '/tokens/dark/text/link': { $type: 'color', $value: { colorSpace: 'srgb' } },
    };
    const link = await encodeLink(linked(edits));
    expect(link).toMatch(/^[a-zA-Z0-9 _-]*$/);
    expect(await decodeLink(link)).toEqual(linked(edits));
  });

  it('of forty edits is short', async () => {
    const edits = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`/tokens/size/s${index}`, { $value: index }]),
    );
    expect((await encodeLink(linked(edits)))?.length).toBeLessThan(longestLink / 6);
  });

  it('is absent if it would be too long', async () => {
    let seed = 1;
    const noise = Array.from({ length: 20_000 }, () => {
      seed = (seed * 48_271) % 0x7fffffff;
      return String.fromCharCode(33 + (seed % 90));
    });
    expect(await encodeLink(linked({ '/brand/name': noise.join('') }))).toBeUndefined();
  });

  it('goes into the address beside the toolbar’s own globals', () => {
    const at =
      'http://localhost:6006/?path=/story/home--full&globals=merchant:india;livery:aold;mode:dark';
    const address = linkAddress(at, 'anew');
    expect(new URL(address).searchParams.get('globals')).toBe(
      'merchant:india;mode:dark;livery:anew',
    );
    expect(new URL(address).searchParams.get('path')).toBe('/story/home--full');
    expect(linkAddress('http://localhost/sb/', 'anew')).toBe(
      'http://localhost/sb/?globals=livery:anew',
    );
  });
});

describe('a link that nobody here made', () => {
  const hostile: Record<string, unknown> = {
    'no text': 7,
    nothing: '',
    'an older version': 'b123',
    'letters outside base64': 'a<script>',
    'no deflate': 'aAAAA',
    'no JSON': linkOf('{'),
    'no UTF-8': `a${deflateRawSync(Buffer.from([0x5b, 0xff, 0x5d])).toString('base64url')}`,
    'no pair': linkOf('{"theme":"mayura"}'),
    'a theme with a path': linkOf('["../../etc",{}]'),
    'edits as a list': linkOf('["mayura",[]]'),
    'a place outside the files': linkOf('["mayura",{"/other/x":1}]'),
    'a whole file at once': linkOf('["mayura",{"/brand":{}}]'),
    'a place with a tag in it': linkOf('["mayura",{"/brand/</style>":1}]'),
    'a place inside another': linkOf(
      '["mayura",{"/brand/seeds":{},"/brand/seeds/brand":"#000000"}]',
    ),
    'a deep value': linkOf(`["mayura",{"/brand/x":${'['.repeat(5000)}${']'.repeat(5000)}}]`),
    'a thousand edits': linkOf(
      JSON.stringify([
        'mayura',
        Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`/brand/k${i}`, 1])),
      ]),
    ),
    'a bomb': linkOf(`["mayura",{"/brand/name":"${'a'.repeat(4_000_000)}"}]`),
    'too many letters': `a${'A'.repeat(longestLink)}`,
  };

  it.each(Object.entries(hostile))('is refused: %s', async (_, link) => {
    expect(await decodeLink(link)).toBeUndefined();
  });
});

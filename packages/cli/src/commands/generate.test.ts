import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'fast-png';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonOf, livery, removeFolder, temporaryFolder } from '../../test/livery.ts';

// Each test runs the whole command; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 30_000 });

let cwd = '';
beforeEach(async () => {
  cwd = await temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const generate = (...words: string[]) => livery(['generate', ...words, '--out', 'made'], { cwd });
const check = () => livery(['check', 'made'], { cwd });
const read = (file: string) => readFile(join(cwd, 'made', file), 'utf8');
const put = (file: string, data: string | Uint8Array) => writeFile(join(cwd, file), data);

const svg = (inside: string, more = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;
const purple = '<rect width="30" height="20" fill="#7a1fa2"/>';

describe('from a colour', () => {
  test.each(['#7a1fa2', '#7A1FA2', '7a1fa2', '#fff', '#000000', '#ffff00', '#808080'])(
    '%s becomes a brand that passes the check',
    async (seed) => {
      const { code, out } = await generate('--seed', seed);
      expect(code).toBe(0);
      expect(out).toContain('as you gave it');
      expect((await check()).code).toBe(0);
    },
  );

  test('writes only the chosen values to brand.json', async () => {
    await generate('--seed', '#7A1FA2', '--name', 'Night & Day');
    expect(JSON.parse(await read('brand.json'))).toEqual({
      schema: 1,
      name: 'Night & Day',
      seeds: { brand: '#7a1fa2' },
    });
    for (const file of ['logo.svg', 'logo-dark.svg']) {
      expect(await read(file)).toContain('Night &amp; Day');
    }
  });

  test('names the schema in a folder of brands that has one, so that editors complete the file', async () => {
    await put('brand.schema.json', '{}');
    await generate('--seed', '#7a1fa2');
    expect(JSON.parse(await read('brand.json')).$schema).toBe('../brand.schema.json');
    expect((await check()).code).toBe(0);
  });

  test('the name of a colour is answered with its value', async () => {
    const ran = await generate('--seed', 'teal', '--json');
    expect([ran.code, jsonOf(ran).diagnostics[0]?.code]).toEqual([2, 'usage/seed-name']);
    expect(jsonOf(ran).diagnostics[0]?.remedy).toContain('--seed "#008080"');
  });

  test.each(['#12345', 'rgb(1,2,3)', ''])('"%s" is no colour', async (seed) => {
    const { code, err } = await generate('--seed', seed);
    expect(code).toBe(2);
    expect(err).toContain('"#7a1fa2"');
    expect(await readdir(cwd)).toEqual([]);
  });

  test('rejects an invalid brand name', async () => {
    const { code, err } = await generate('--seed', '#7a1fa2', '--name', '<b>');
    expect(code).toBe(2);
    expect(err).toContain('Remove it');
  });
});

describe('from a logo', () => {
  test.each(['mayura', 'livery-play', 'shapla'])(
    'the shipped logo of %s gives its exact brand colour',
    async (name) => {
      const theme = join(import.meta.dirname, '../../../../themes', name);
      const { seeds } = JSON.parse(await readFile(join(theme, 'brand.json'), 'utf8'));
      const ran = await generate('--logo', join(theme, 'logo.svg'), '--json');
      expect(jsonOf(ran).result.seeds[0]).toMatchObject({ seed: 'brand', hex: seeds.brand });
      expect((await check()).code).toBe(0);
    },
  );

  test('reports each seed with its reason and takes the name from the file', async () => {
    await put(
      'lucky-tiger_logo.svg',
      svg(`${purple}<rect x="30" width="9" height="20" fill="#f2a71b"/>`),
    );
    const { out } = await generate('--logo', 'lucky-tiger_logo.svg');
    expect(out).toMatch(/brand +#7a1fa2 +the dominant colour: 77 % of the logo/);
    expect(out).toMatch(/accent +#f2a71b +the second colour/);
    expect(out).toContain('neutral: the logo has no grey');
    expect(JSON.parse(await read('brand.json')).name).toBe('Lucky Tiger');
  });

  test('uses --seed for the brand and keeps the logo', async () => {
    await put('a.svg', svg(purple));
    await generate('--logo', 'a.svg', '--seed', '#0a6a72');
    expect(JSON.parse(await read('brand.json')).seeds).toEqual({ brand: '#0a6a72' });
    expect(await read('logo.svg')).toContain('#7a1fa2');
  });

  test.each([
    ['a script', `<script>alert(1)</script>${purple}`, 'alert'],
    [
      'a foreign object',
      `<foreignObject><body>hi</body></foreignObject>${purple}`,
      'foreignObject',
    ],
    ['a stranger’s picture', `<image href="https://evil.example/x.png"/>${purple}`, 'evil.example'],
    ['an old-style address', `<image xlink:href="//evil.example/x"/>${purple}`, 'evil.example'],
    ['an event handler', `<g onload="alert(1)">${purple}</g>`, 'alert'],
    [
      'a paint from elsewhere',
      `<rect width="9" height="9" fill="url(https://evil.example/#a)"/>${purple}`,
      'evil.example',
    ],
    [
      'a style from elsewhere',
      `<rect width="9" height="9" style="fill:url(//evil.example/a)"/>${purple}`,
      'evil.example',
    ],
    [
      'an inner document',
      `<image href="data:image/svg+xml,&lt;svg onload='alert(1)'/&gt;"/>${purple}`,
      'alert',
    ],
  ])('removes and reports %s', async (_, inside, trace) => {
    await put('a.svg', svg(inside));
    const { code, out } = await generate('--logo', 'a.svg');
    expect(code).toBe(0);
    expect(out).toContain('was removed');
    expect(await read('logo.svg')).not.toContain(trace);
    expect(await read('logo.svg')).toContain('#7a1fa2');
    expect((await check()).code).toBe(0);
  });

  test('an SVG with a size and no viewBox gets one', async () => {
    await put('a.svg', svg(purple, 'width="40px" height="20"'));
    expect((await generate('--logo', 'a.svg')).code).toBe(0);
    expect(await read('logo.svg')).toContain('viewBox="0 0 40 20"');
  });

  test('a logo of near-white and near-black alone still gives a brand', async () => {
    await put(
      'a.svg',
      svg('<rect width="40" height="20" fill="#fff"/><rect width="9" height="20" fill="#111"/>'),
    );
    const { code, out } = await generate('--logo', 'a.svg');
    expect(code).toBe(0);
    expect(out).toContain('only white, grey and black');
    expect((await check()).code).toBe(0);
  });
});

type Depth = 1 | 2 | 4 | 8 | 16;
/** A PNG of purple, a third of it transparent where the kind allows that. */
function png(channels: 1 | 2 | 3 | 4, depth: Depth): Uint8Array {
  const colour =
    [[0x50], [0x50, 255], [0x7a, 0x1f, 0xa2], [0x7a, 0x1f, 0xa2, 255]][channels - 1] ?? [];
  const scale = depth === 16 ? 257 : 1;
  const values = Array.from({ length: 24 * 24 }, (_, pixel) => {
    const hole = pixel % 3 === 0 && channels % 2 === 0;
    return colour.map((value, index) => (hole && index === channels - 1 ? 0 : value * scale));
  }).flat();
  const data = depth === 16 ? Uint16Array.from(values) : Uint8Array.from(values);
  return encode({ width: 24, height: 24, data, channels, depth });
}

describe('from a PNG', () => {
  test.each([
    ['RGBA', 4, 8, '#7a1fa2'],
    ['RGB', 3, 8, '#7a1fa2'],
    ['16-bit RGBA', 4, 16, '#7a1fa2'],
    ['grey', 1, 8, '#505050'],
    ['grey with alpha', 2, 8, '#505050'],
  ] as const)(
    '%s gives its exact colour and a logo that passes',
    async (_, channels, depth, hex) => {
      await put('a.png', png(channels, depth));
      expect((await generate('--logo', 'a.png')).code).toBe(0);
      expect(JSON.parse(await read('brand.json')).seeds.brand).toBe(hex);
      expect(await read('logo.svg')).toContain('data:image/png;base64,');
      expect((await check()).code).toBe(0);
    },
  );

  test('an indexed one, too', async () => {
    await put('a.png', indexedPng([[0x7a, 0x1f, 0xa2]]));
    expect((await generate('--logo', 'a.png')).code).toBe(0);
    expect(JSON.parse(await read('brand.json')).seeds.brand).toBe('#7a1fa2');
  });
});

describe('rejects an unusable logo with a fix and writes nothing', () => {
  const header = (width: number, height: number) => {
    const bytes = Buffer.from(png(4, 8));
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const flipped = () => {
    const bytes = Buffer.from(png(4, 8));
    const at = bytes.length - 25;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    return bytes;
  };
  test.each<[string, string, () => string | Uint8Array, string]>([
    ['a text', 'a.svg', () => 'hello', 'logo/format'],
    ['UTF-16', 'a.svg', () => Buffer.from(`\uFEFF${svg(purple)}`, 'utf16le'), 'logo/broken'],
    ['an empty file', 'a.png', () => '', 'logo/empty'],
    ['a JPEG', 'a.jpg', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'logo/format'],
    ['half an SVG', 'a.svg', () => '<svg viewBox="0 0 9 9"><rect', 'logo/broken'],
    ['an SVG without a size', 'a.svg', () => svg(purple, ''), 'logo/size'],
    ['an SVG of no size', 'a.svg', () => svg(purple, 'viewBox="0 0 0 0"'), 'logo/size'],
    ['an SVG that shows nothing', 'a.svg', () => svg('<g/>'), 'logo/nothing-visible'],
    ['entities', 'a.svg', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(purple)}`, 'logo/unsafe'],
    ['too many shapes', 'a.svg', () => svg('<g/>'.repeat(60_000)), 'logo/too-big'],
    ['a PNG of 0 × 0', 'a.png', () => header(0, 0), 'logo/no-size'],
    ['a PNG that claims to be huge', 'a.png', () => header(60_000, 60_000), 'logo/too-big'],
    ['half a PNG', 'a.png', () => png(4, 8).slice(0, 60), 'logo/broken'],
    ['a PNG with a changed byte', 'a.png', flipped, 'logo/broken'],
    ['a PNG’s first bytes', 'a.png', () => png(4, 8).slice(0, 9), 'logo/no-size'],
    ['50 MB', 'a.png', () => new Uint8Array(50 * 1024 * 1024), 'logo/too-big'],
  ])('%s', async (_, file, data, rule) => {
    await put(file, data());
    const { exitCode, diagnostics } = jsonOf(await generate('--logo', file, '--json'));
    expect([exitCode, diagnostics.map(({ code }) => code)]).toEqual([1, [rule]]);
    expect(await readdir(cwd)).toEqual([file]);
  });

  test('a file that is not there', async () => {
    expect(await generate('--logo', 'gone.svg')).toMatchObject({ code: 1 });
  });

  test('neither colour nor logo', async () => {
    const { code, err } = await generate();
    expect(code).toBe(2);
    expect(err).toContain('--seed');
  });
});

describe('a folder that holds files', () => {
  beforeEach(async () => {
    await mkdir(join(cwd, 'made'));
    await put('made/brand.json', 'mine');
    await put('made/notes.txt', 'mine, too');
    await put('made/logo-dark.svg', 'of another logo');
  });

  test('is left alone', async () => {
    const { code, err } = await generate('--seed', '#7a1fa2');
    expect(code).toBe(1);
    expect(err).toContain('--force');
    expect(await read('brand.json')).toBe('mine');
  });

  test('gets the brand’s files with --force, and keeps its others', async () => {
    await put('a.svg', svg(purple));
    expect((await generate('--logo', 'a.svg', '--force')).code).toBe(0);
    expect((await readdir(join(cwd, 'made'))).sort()).toEqual([
      'brand.json',
      'logo.svg',
      'notes.txt',
    ]);
    expect((await check()).code).toBe(0);
  });
});

/** The encoder writes no palettes, so this one is put together by hand (PNG 3rd edition, §11). */
function indexedPng(palette: readonly (readonly [number, number, number])[]): Uint8Array {
  const size = 8;
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(size, 0);
  ihdr.writeUInt32BE(size, 4);
  ihdr.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', ihdr),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

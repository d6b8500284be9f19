import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fourBrands } from '../../test/four-brands.ts';
import { hostileLogos } from '../../test/hostile-logos.ts';
import { artFiles, drawBanner, drawCover, drawVendorIcon } from '../art.ts';
import { cleanLogo, parseLogo } from './index.ts';

const svg = (inside: string, more = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`;

function cleanedOf(text: string) {
  const cleaned = cleanLogo(text, 'logo.svg');
  if (!cleaned.ok) throw new Error(cleaned.diagnostics[0]?.message);
  return cleaned.value;
}
const refusalOf = (text: string) => {
  const cleaned = cleanLogo(text, 'logo.svg');
  return cleaned.ok ? undefined : cleaned.diagnostics[0];
};
const phrases = (text: string) => cleanedOf(text).removed.map(({ what }) => what);

/** Judges the text of a cleaned logo, by rules that know nothing of how it was cleaned. */
function faultsOf(text: string): string[] {
  const tags = [...text.matchAll(/<([^\s<>/]+)((?:\s[^<>]*)?)>/g)];
  const names = new Set(tags.map(([, name = '']) => name));
  const attributes = tags.flatMap(([, , inside = '']) => [
    ...inside.matchAll(/([^\s="<>]+)="([^"<>]*)"/g),
  ]);
  const outside = text.replace(/<(title|desc|text)>[^<]*<\/\1>/g, '');
  return [
    ...(/<[!?]/.test(text) ? ['a declaration or instruction'] : []),
    ...[...names].filter((name) => !/^(fe(?!Image)[A-Z]\w*|[a-z]+([A-Z]\w*)?)$/.test(name)),
    ...[...names].filter((name) =>
      /^(script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate.*|include|img|body)$/i.test(
        name,
      ),
    ),
    ...attributes
      .filter(([, name = '', value = '']) => {
        if (/^on/i.test(name) || (name.includes(':') && !/^xml:(space|lang)$/.test(name)))
          return true;
        if (name === 'xmlns') return value !== 'http://www.w3.org/2000/svg';
        return (
          name === 'href' && !/^(#[\w.:-]+|data:image\/(png|jpeg);base64,[\w+/=]+)$/.test(value)
        );
      })
      .map(([whole]) => whole),
    ...(outside.match(/url\((?!(&quot;|')?#)|@|\\|expression|image-set|src\(|javascript|evil/gi) ??
      []),
  ];
}

describe('a hostile logo', () => {
  test('there are more than 200, no two of one name', () => {
    expect(hostileLogos.length).toBeGreaterThan(200);
    expect(new Set(hostileLogos.map(({ name }) => name)).size).toBe(hostileLogos.length);
  });

  test.each(hostileLogos.filter(({ fate }) => fate === 'cleaned'))(
    'is cleaned: $name',
    ({ svg: text, isUnsafe }) => {
      const { svg: clean, removed } = cleanedOf(text);
      expect(faultsOf(clean)).toEqual([]);
      expect(clean).toContain('id="kept"');
      expect(removed.some((removal) => removal.isUnsafe)).toBe(isUnsafe);
      expect(removed.length).toBeGreaterThan(0);
      // Each character becomes six at most, and an empty element two tags.
      expect(clean.length).toBeLessThan(6 * text.length + 200);
      expect(cleanedOf(clean)).toEqual({ ...cleanedOf(text), removed: [] });
    },
  );

  test.each(hostileLogos.filter(({ fate }) => fate === 'refused'))(
    'is refused: $name',
    ({ svg: text }) => {
      expect(refusalOf(text)).toMatchObject({
        code: expect.stringMatching(/^logo\/(unsafe|too-big|broken|size)$/),
        severity: 'error',
        file: 'logo.svg',
      });
    },
  );
});

describe('a plain logo', () => {
  const root = join(import.meta.dirname, '../../../..');
  const themes = readdirSync(join(root, 'themes'), { recursive: true, encoding: 'utf8' });
  const shipped = themes.filter((path) => path.endsWith('.svg'));

  test.each(shipped)('that ships loses nothing: %s', (path) => {
    expect(cleanedOf(readFileSync(join(root, 'themes', path), 'utf8')).removed).toEqual([]);
  });

  test('of our own studio loses nothing, whatever its title', () => {
    const title = '"><script>&';
    const drawn = [
      ...Object.values(fourBrands).flatMap((brand) => artFiles(brand).map((file) => file.svg)),
      drawCover({ seed: 'a', kind: 'live', title }),
      drawBanner({ seed: 'a', kind: 'live', title }),
      drawVendorIcon({ code: title }),
    ];
    for (const picture of drawn) expect(phrases(picture)).toEqual([]);
  });

  test('keeps gradients, clips, style sheets, text and filters', () => {
    const inside = [
      '<title>A &amp; B</title>',
      '<style>.a{fill:url(#g)}.b,.c{stroke:#123;stroke-width:2px}</style>',
      '<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#123"/></linearGradient>',
      '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath>',
      '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/></filter></defs>',
      '<g class="a b" clip-path="url(#c)" filter="url(#f)" transform="matrix(1 0 0 1 2 3)">',
      '<path d="M0 0h9v9z" style="fill:rgb(1,2,3);opacity:.5"/><use href="#c"/>',
      '<text x="1" y="2">A <tspan>b</tspan></text></g>',
    ].join('');
    expect(cleanedOf(svg(inside)).svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>\n`,
    );
  });

  test('of a drawing program loses that program’s data, and nothing unsafe', () => {
    const program = 'http://www.inkscape.org/namespaces/inkscape';
    const text = svg(
      '<i:view i:zoom="2"/><metadata>x</metadata><g i:label="Layer 1"><path d="M0 0h9v9z" style="fill:#123;-inkscape-stroke:none"/></g>',
      `viewBox="0 0 40 20" xmlns:i="${program}" enable-background="new"`,
    );
    expect(phrases(text)).toEqual([
      'the attribute "enable-background"',
      `data of another program (${program})`,
      'the element <metadata>',
      'the style property "-inkscape-stroke"',
    ]);
    const parsed = parseLogo(text, 'logo.svg');
    expect(parsed.ok && parsed.warnings.map(({ code, severity }) => [code, severity])).toEqual(
      Array(4).fill(['logo/removed', 'warning']),
    );
  });

  test('under a prefix, or with old links, is written in today’s way', () => {
    const text =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><s:g id="a"/><s:use x:href="#a"/></s:svg>';
    expect(cleanedOf(text).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a"/><use href="#a"/></svg>\n',
    );
  });

  test.each([
    ['viewBox="0 0 40 20" width="80"', 40, 20],
    ['width="40px" height="20"', 40, 20],
    ['viewBox="-5,-5, 1.5e1 20"', 15, 20],
  ])('has the size of %s', (more, width, height) => {
    expect(cleanedOf(svg('', more))).toMatchObject({ width, height });
  });

  test.each([
    '',
    'viewBox="0 0 0 0"',
    'viewBox="0 0 9"',
    'viewBox="0 0 9 NaN"',
    'width="50%" height="9"',
  ])('has no size: %s', (more) => {
    expect(refusalOf(svg('', more))?.code).toBe('logo/size');
  });
});

describe('findings', () => {
  test('give the place of the element, and an unsafe one stops the brand', () => {
    const parsed = parseLogo(svg('\n  <g onload="alert(1)"/>'), 'themes/a/logo.svg');
    expect(parsed).toEqual({
      ok: false,
      diagnostics: [
        {
          code: 'logo/unsafe',
          severity: 'error',
          file: 'themes/a/logo.svg',
          line: 2,
          column: 3,
          pointer: '',
          message: 'The logo contains the event handler "onload".',
          remedy: 'Export the logo as plain shapes.',
        },
      ],
    });
  });

  test.each([
    ['little-endian', Buffer.from(`\uFEFF${svg('')}`, 'utf16le')],
    ['big-endian', Buffer.from(`\uFEFF${svg('')}`, 'utf16le').swap16()],
    ['without a mark', Buffer.from(svg(''), 'utf16le')],
  ])('know a UTF-16 file: %s', (_, bytes) => {
    expect(refusalOf(bytes.toString('utf8'))).toMatchObject({
      message: 'The logo is not written in UTF-8: it looks like UTF-16.',
      remedy: 'Save it as UTF-8.',
    });
  });

  test('of what is not well-formed give the line', () => {
    expect(refusalOf(svg('\n<g>'))).toMatchObject({ code: 'logo/broken', line: 2 });
  });

  test('name the unsafe among thousands of others', () => {
    const others = Array.from({ length: 500 }, (_, at) => `<x${at}/>`).join('');
    expect(phrases(svg(`${others}<script/>`))).toContain('the element <script>');
    expect(phrases(svg(`${others}<script/>`)).length).toBeLessThan(50);
  });
});

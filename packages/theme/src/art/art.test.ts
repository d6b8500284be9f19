import { describe, expect, it } from 'vitest';
import { fourBrands } from '../../test/four-brands.ts';
import {
  artFiles,
  type CoverKind,
  drawBanner,
  drawCover,
  drawMotif,
  drawVendorIcon,
} from '../art.ts';

const kinds: CoverKind[] = [
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lottery',
  'cockfight',
  'mini',
];
const colours = {
  ground: '#0d3540',
  deep: '#021a21',
  line: '#668d9a',
  brand: '#3ac5d2',
  accent: '#f2a71b',
  light: '#f9f3ec',
};

/** Every opening tag has its closing one, in order: what an XML parser asks of the tags. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name ?? '');
  }
  return open.length === 0;
}

const everything = () => [
  ...Object.values(fourBrands).flatMap((brand) => artFiles(brand).map((file) => file.svg)),
  ...kinds.flatMap((kind) =>
    Array.from({ length: 40 }, (_, index) => drawCover({ seed: `${index}`, kind })),
  ),
  ...kinds.flatMap((kind) =>
    Array.from({ length: 10 }, (_, index) => drawBanner({ seed: `${index}`, kind })),
  ),
  ...Array.from({ length: 60 }, (_, index) => drawVendorIcon({ code: `V${index}` })),
];

describe('art', () => {
  it('is well formed, has no invalid number and requests nothing', () => {
    for (const svg of everything()) {
      expect(isBalanced(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<style|<text|<image|javascript:/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/\/\//);
    }
  });

  it('gives the same bytes for the same seed', () => {
    expect(everything()).toEqual(everything());
  });

  it('stays small: a cover under 12 kB, a hero under 32 kB and a hundred elements, which a browser draws before its largest paint', () => {
    for (const kind of kinds) {
      for (let seed = 0; seed < 40; seed += 1) {
        expect(drawCover({ seed: `${seed}`, kind }).length).toBeLessThan(12_000);
      }
    }
    for (const brand of Object.values(fourBrands)) {
      for (const { name, svg } of artFiles(brand)) {
        expect(svg.length, name).toBeLessThan(32_000);
        expect(svg.match(/<\w/g)?.length, name).toBeLessThan(100);
      }
    }
  });
});

describe('artFiles', () => {
  it('draws hero, pattern and divider for both modes, each brand its own', () => {
    const files = artFiles(fourBrands.mayura);
    expect(files.map((file) => file.name).sort()).toEqual([
      'divider-dark.svg',
      'divider-light.svg',
      'hero-dark.svg',
      'hero-light.svg',
      'pattern-dark.svg',
      'pattern-light.svg',
    ]);
    const heroes = Object.values(fourBrands).map((brand) => artFiles(brand)[0]?.svg);
    expect(new Set(heroes).size).toBe(4);
  });
});

describe('drawCover', () => {
  it('draws sixty games of one hall as at least forty-five different pictures', () => {
    const covers = Array.from({ length: 60 }, (_, index) =>
      drawCover({ seed: `game-${index}`, kind: 'rng' }),
    );
    expect(new Set(covers).size).toBe(60);
    const bold = covers.map((svg) =>
      svg.replace(/M[\d.]+ [\d.]+h\.1/g, '').replace(/scale\([\d.]+\)/, ''),
    );
    expect(new Set(bold).size).toBeGreaterThanOrEqual(45);
  });

  it('puts the title in the accessible name only, escaped', () => {
    const svg = drawCover({ seed: 'a', kind: 'live', title: '"><script>&' });
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;&amp;"');
    expect(svg).not.toContain('<script');
  });

  it('rejects an invalid colour', () => {
    const palette = {
      ground: '#000000',
      deep: '#000000',
      mid: '"/><script>',
      bright: '#000000',
      light: '#000000',
    };
    expect(() => drawCover({ seed: 'a', kind: 'rng', palette })).toThrow('"mid" must be #rrggbb');
  });
});

describe('drawMotif', () => {
  it('rejects an invalid colour', () => {
    expect(() =>
      drawMotif({
        motif: 'lily',
        colours: { ...colours, line: 'url(//x)' },
        seed: 's',
        kind: 'hero',
        mode: 'light',
      }),
    ).toThrow('"line" must be #rrggbb');
  });
});

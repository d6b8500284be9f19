import { type Brand, scripts } from '../brand/brand.ts';
import type { BaseMode } from '../brand/modes.ts';
import { scriptRooms } from '../compile/script-rules.ts';
import type {
  ColorToken,
  CornerShapeValue,
  CubicBezierValue,
  DimensionValue,
  FontFamilyValue,
  ShadowValue,
  TokenValues,
} from '../compile/token-value.ts';
import { familyName } from '../fonts/family-name.ts';

type ShapeTokens = Omit<TokenValues, ColorToken>;

/** Everything of a brand that is not a colour. `shade` is what shadows are tinted with, `#rrggbb`. */
export function shapeTokens(brand: Brand, base: BaseMode, shade: string): ShapeTokens {
  const rem = (value: number): DimensionValue => ({ type: 'dimension', value, unit: 'rem' });
  const px = (value: number): DimensionValue => ({ type: 'dimension', value, unit: 'px' });
  const { latin } = scriptRooms(brand.typefaces);
  const { phone, desktop } = brand.typeScale;
  const step = (power: number): DimensionValue => ({
    type: 'dimension',
    phone: phone ** power,
    desktop: desktop ** power,
  });
  const spread = spaceFactor[brand.density];
  const space = (cells: number) => rem(0.25 * cells * spread);
  const faces = scripts.flatMap((script) => brand.typefaces[script] ?? []);
  const weights = faces[0]?.body.weights ?? [400, 600];
  const weight = (value: number | undefined, fallback: number) =>
    ({ type: 'fontWeight', value: value ?? fallback }) as const;
  return {
    'border.width': px(brand.border.width),
    'border.style': { type: 'borderStyle', value: brand.border.style },
    'font.display': stack(faces.map((pair) => pair.display.family)),
    'font.body': stack(faces.map((pair) => pair.body.family)),
    'size.xs': rem(0.75),
    'size.sm': rem(0.875),
    'size.md': rem(1),
    'size.lg': step(1),
    'size.xl': step(2),
    'size.xxl': step(3),
    'size.display': step(5),
    'weight.body': weight(weights[0], 400),
    'weight.label': weight(weights.at(-1), 600),
    'weight.heading': weight(faces[0]?.display.weights[0], 700),
    'leading.body': { type: 'number', value: latin.body },
    'leading.heading': { type: 'number', value: latin.heading },
    'space.s1': space(1),
    'space.s2': space(2),
    'space.s3': space(3),
    'space.s4': space(4),
    'space.s5': space(5),
    'space.s6': space(6),
    'space.s8': space(8),
    'space.s10': space(10),
    'control.height': rem(controlHeight[brand.density]),
    'control.paddingInline': rem(1 * spread),
    'radius.control': px(Math.round(brand.radius * 0.72)),
    'radius.card': px(brand.radius),
    'radius.pill': px(999),
    'radius.cover': cover(brand),
    'shadow.raised': shadow(brand.elevation, 'raised', base, shade),
    'shadow.overlay': shadow(brand.elevation, 'overlay', base, shade),
    'motion.fast': { type: 'duration', ms: Math.round(brand.motion.ms * 0.6) },
    'motion.base': { type: 'duration', ms: brand.motion.ms },
    'motion.easing': easing[brand.motion.style],
    'art.hero': { type: 'image' },
    'art.pattern': { type: 'image' },
    'art.divider': { type: 'image' },
  };
}

const spaceFactor: Record<Brand['density'], number> = {
  compact: 0.75,
  comfortable: 1,
  roomy: 1.25,
};

/** rem: 36, 42 and 48 px at the usual text size; a coarse pointer gets 44 px at least. */
const controlHeight: Record<Brand['density'], number> = {
  compact: 2.25,
  comfortable: 2.625,
  roomy: 3,
};

function stack(packages: readonly string[]): FontFamilyValue {
  return { type: 'fontFamily', families: [...new Set(packages)].map(familyName) };
}

function cover({ cover: kind, radius }: Brand): CornerShapeValue {
  const px = (value: number) => ({ value, unit: 'px' }) as const;
  const part = (value: number) => ({ value, unit: '%' }) as const;
  const shapes: Record<Brand['cover'], Omit<CornerShapeValue, 'type'>> = {
    arch: {
      across: [part(50), part(50), px(radius), px(radius)],
      down: [part(26), part(26), px(radius), px(radius)],
    },
    round: {
      across: [px(radius), px(radius), px(radius), px(radius)],
      down: [px(radius), px(radius), px(radius), px(radius)],
    },
    pebble: {
      across: [part(24), part(30), part(22), part(28)],
      down: [part(18), part(15), part(20), part(14)],
    },
    square: {
      across: [px(radius / 3), px(radius / 3), px(radius / 3), px(radius / 3)],
      down: [px(radius / 3), px(radius / 3), px(radius / 3), px(radius / 3)],
    },
  };
  return { type: 'cornerShape', ...shapes[kind] };
}

/** y, blur, spread and strength of each layer. */
const layers: Record<
  Brand['elevation'],
  Record<'raised' | 'overlay', readonly (readonly [number, number, number, number])[]>
> = {
  flat: {
    raised: [],
    overlay: [
      [0, 0, 1, 0.16],
      [8, 24, 0, 0.12],
    ],
  },
  soft: {
    raised: [
      [1, 2, 0, 0.06],
      [6, 18, -4, 0.1],
    ],
    overlay: [
      [4, 8, 0, 0.06],
      [18, 44, -8, 0.2],
    ],
  },
  crisp: {
    raised: [
      [1, 0, 0, 0.14],
      [2, 5, 0, 0.1],
    ],
    overlay: [
      [2, 0, 0, 0.14],
      [10, 22, -2, 0.22],
    ],
  },
  deep: {
    raised: [
      [2, 4, 0, 0.1],
      [12, 28, -6, 0.22],
    ],
    overlay: [
      [6, 12, 0, 0.12],
      [28, 64, -8, 0.34],
    ],
  },
};

function shadow(
  elevation: Brand['elevation'],
  level: 'raised' | 'overlay',
  base: BaseMode,
  shade: string,
): ShadowValue {
  const stronger = base === 'dark' ? 2.2 : 1;
  return {
    type: 'shadow',
    layers: layers[elevation][level].map(([y, blur, spread, alpha]) => ({
      x: 0,
      y,
      blur,
      spread,
      color: { type: 'color', hex: shade, alpha: Math.min(0.7, alpha * stronger) },
    })),
  };
}

const curve = (...points: [number, number, number, number]): CubicBezierValue => ({
  type: 'cubicBezier',
  points,
});

/** All decelerate; they differ in how soon they are nearly there. */
const easing: Record<Brand['motion']['style'], CubicBezierValue> = {
  fan: curve(0.2, 0.9, 0.3, 1),
  ripple: curve(0.16, 0.68, 0.32, 1),
  sheen: curve(0.3, 0.5, 0.2, 1),
  slide: curve(0.22, 1, 0.36, 1),
};

import {
  clampChroma,
  modeLrgb,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz65,
  type P3,
  useMode,
} from 'culori/fn';
import type {
  AnyColor,
  ColorValue,
  ComponentValues,
  TokenValues,
  WideColor,
} from '../compile/token-value.ts';
import { luminance, type Oklch, toOklch } from './colour.ts';
import { hexOf, paintedPairs } from './contrast-graph.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toP3 = useMode(modeP3);
const toXyz = useMode(modeXyz65);

/** Chroma that sRGB must have removed for a P3 value to be worth its bytes. */
const leastGain = 0.01;

/** The colour that was wanted, as 8-bit Display P3 of the emitted colour's lightness; none where sRGB cut hardly anything. */
export function wideTwin(wanted: Oklch, hex: string): WideColor | undefined {
  const emitted = toOklch(hex);
  if (wanted.c - emitted.c < leastGain) return undefined;
  const { l } = emitted;
  const fitted = toP3(clampChroma({ mode: 'oklch', l, c: wanted.c, h: wanted.h }, 'oklch', 'p3'));
  const byte = (channel: number) => Math.min(255, Math.max(0, Math.round(channel * 255)));
  return fitted ? [byte(fitted.r), byte(fitted.g), byte(fitted.b)] : undefined;
}

/** WCAG 2.2 relative luminance of 8-bit Display P3, 0–1. */
function wideLuminance([r, g, b]: WideColor): number {
  const colour: P3 = { mode: 'p3', r: r / 255, g: g / 255, b: b / 255 };
  return Math.max(0, toXyz(colour).y);
}

/**
 * The P3 values of a standard mode that may be emitted: a value that fails a declared pair on a wide-gamut screen is
 * omitted. The other colour of a pair is its P3 value or its 8-bit sRGB value, whichever is emitted.
 */
export function wideGamutValues(
  tokens: TokenValues,
  components: ComponentValues = {},
): ReadonlyMap<AnyColor, WideColor> {
  const wideValues = new Map<AnyColor, WideColor>();
  for (const [token, { wide }] of [...coloursOf(tokens), ...coloursOf(components)]) {
    if (wide) wideValues.set(token, wide);
  }
  const light = (token: AnyColor) => {
    const wideValue = wideValues.get(token);
    return wideValue ? wideLuminance(wideValue) : luminance(hexOf(token, tokens, components));
  };
  const pairs = paintedPairs(components);
  // One that gives way may change what another stands on, so until nothing fails any more.
  for (let settled = false; !settled; ) {
    settled = true;
    for (const { foreground, backgrounds, ratio } of pairs) {
      for (const background of backgrounds) {
        const [a, b] = [light(foreground), light(background)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= ratio) continue;
        if (wideValues.delete(foreground) || wideValues.delete(background)) settled = false;
      }
    }
  }
  return wideValues;
}

function coloursOf(values: TokenValues | ComponentValues): (readonly [AnyColor, ColorValue])[] {
  // The keys are token names, and those of colours name colours; Object.entries forgets it.
  return Object.entries(values).flatMap(([token, value]) =>
    value.type === 'color' ? [[token as AnyColor, value] as const] : [],
  );
}

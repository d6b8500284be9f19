import type { AnyToken, ComponentToken, FallbackOf } from '../component-tokens.ts';
import type { TokenGroup, TokenName, TokenTypes } from '../contract.ts';

/** Red, green and blue of Display P3, each 0–255. */
export type WideColor = readonly [red: number, green: number, blue: number];

/** A colour as it is emitted: 8-bit sRGB, and how opaque. */
export interface ColorValue {
  readonly type: 'color';
  /** `#rrggbb`, small letters. */
  readonly hex: string;
  /** 0–1; default 1. */
  readonly alpha?: number;
  /** Its P3 value, where sRGB had to reduce the chroma. A value that replaces this colour has none. */
  readonly wide?: WideColor;
}
export type DimensionValue =
  | { readonly type: 'dimension'; readonly value: number; readonly unit: 'px' | 'rem' }
  /** Grows with the window from `phone` rem at 390 px to `desktop` rem at 1280 px. */
  | { readonly type: 'dimension'; readonly phone: number; readonly desktop: number };
export interface FontFamilyValue {
  readonly type: 'fontFamily';
  /** Names as in `@font-face`; the fallback fonts and `sans-serif` follow by themselves. */
  readonly families: readonly string[];
}
export interface FontWeightValue {
  readonly type: 'fontWeight';
  readonly value: number;
}
export interface NumberValue {
  readonly type: 'number';
  readonly value: number;
}
export interface BorderStyleValue {
  readonly type: 'borderStyle';
  readonly value: 'solid' | 'dashed' | 'double';
}
type Length = { readonly value: number; readonly unit: 'px' | '%' };
type Corners = readonly [Length, Length, Length, Length];
export interface CornerShapeValue {
  readonly type: 'cornerShape';
  /** Top left, top right, bottom right, bottom left. */
  readonly across: Corners;
  readonly down: Corners;
}
export interface ShadowValue {
  readonly type: 'shadow';
  /** px; no layer is no shadow. */
  readonly layers: readonly {
    readonly x: number;
    readonly y: number;
    readonly blur: number;
    readonly spread: number;
    readonly color: ColorValue;
  }[];
}
export interface DurationValue {
  readonly type: 'duration';
  readonly ms: number;
}
export interface CubicBezierValue {
  readonly type: 'cubicBezier';
  readonly points: readonly [number, number, number, number];
}
export interface ImageValue {
  readonly type: 'image';
  /** A path on this site or a `data:image/svg+xml` address; absent is `none`. */
  readonly url?: string;
}

export type TokenValue =
  | ColorValue
  | DimensionValue
  | FontFamilyValue
  | FontWeightValue
  | NumberValue
  | BorderStyleValue
  | CornerShapeValue
  | ShadowValue
  | DurationValue
  | CubicBezierValue
  | ImageValue;

type TypeOf<N extends TokenName> = N extends `${infer G extends TokenGroup}.${infer T}`
  ? T extends keyof TokenTypes[G]
    ? TokenTypes[G][T]
    : never
  : never;

/** A value of the right type for every token of the contract. */
export type TokenValues = {
  readonly [N in TokenName]: Extract<TokenValue, { type: TypeOf<N> }>;
};

/** The tokens that are colours. */
export type ColorToken = {
  [N in TokenName]: TypeOf<N> extends 'color' ? N : never;
}[TokenName];

/** The component tokens that a brand sets, each of its fallback's type; the others are not there. */
export type ComponentValues = {
  readonly [N in ComponentToken]?: Extract<TokenValue, { type: TypeOf<FallbackOf<N>> }>;
};

/** The component tokens that are colours. */
export type ComponentColor = {
  [N in ComponentToken]: TypeOf<FallbackOf<N>> extends 'color' ? N : never;
}[ComponentToken];

/** A colour of either tier. */
export type AnyColor = Extract<AnyToken, ColorToken | ComponentColor>;

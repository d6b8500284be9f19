import { fallbackFamily } from '../fonts/family-name.ts';
import type { TokenValue } from './token-value.ts';

/**
 * A typed value as CSS text. Every piece is a number that is finite, a word of a closed list, or an escaped string:
 * there is no way through here for text that somebody wrote. Throws a TypeError on a value outside its type, which
 * can only come from our own code.
 */
export function writeValue(value: TokenValue): string {
  switch (value.type) {
    case 'color':
      return color(value.hex, value.alpha ?? 1);
    case 'dimension':
      return 'unit' in value
        ? `${number(value.value)}${value.unit}`
        : fluid(value.phone, value.desktop);
    case 'fontFamily':
      // The fallback fonts go after every real family: a script's own typeface comes before the fallback of another. No `system-ui`
      // after them: Linux searches for it once for each size and weight, before the first paint.
      return [
        ...[...value.families, ...value.families.map(fallbackFamily)].map(cssString),
        'sans-serif',
      ].join(',');
    case 'fontWeight':
    case 'number':
      return number(value.value);
    case 'borderStyle':
      return value.value;
    case 'cornerShape': {
      const side = (corners: typeof value.across) =>
        corners.map((corner) => `${number(corner.value)}${corner.unit}`).join(' ');
      const across = side(value.across);
      const down = side(value.down);
      return across === down ? across : `${across}/${down}`;
    }
    case 'shadow':
      return value.layers.length === 0
        ? '0 0 #0000'
        : value.layers
            .map(
              (layer) =>
                `${px(layer.x)} ${px(layer.y)} ${px(layer.blur)} ${px(layer.spread)} ${writeValue(layer.color)}`,
            )
            .join(',');
    case 'duration':
      return `${number(value.ms)}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${value.points.map(number).join(',')})`;
    case 'image':
      return value.url === undefined ? 'none' : `url(${cssString(checkedUrl(value.url))})`;
  }
}

/** At most three decimals, no exponent, no leading zero: `.875`. */
function number(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`A CSS number must be finite, found ${value}.`);
  return value
    .toFixed(3)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
}

const px = (value: number) => (value === 0 ? '0' : `${number(value)}px`);

function color(hex: string, alpha: number): string {
  if (!/^#[0-9a-f]{6}$/.test(hex))
    throw new TypeError(`A colour must be #rrggbb, found ${JSON.stringify(hex)}.`);
  if (alpha >= 1) return hex;
  const byte = Math.round(Math.max(0, alpha) * 255);
  return hex + byte.toString(16).padStart(2, '0');
}

const phoneWidth = 390;
const desktopWidth = 1280;

function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return `${number(phone)}rem`;
  const slope = ((desktop - phone) * 16) / (desktopWidth - phoneWidth);
  const start = phone - (slope * phoneWidth) / 16;
  const least = number(Math.min(phone, desktop));
  const most = number(Math.max(phone, desktop));
  return `clamp(${least}rem,${number(start)}rem + ${number(slope * 100)}vw,${most}rem)`;
}

/** CSS Syntax 3 §4.3.5; `<` is escaped as well, so that no text can end the `style` element it stands in. */
function cssString(text: string): string {
  const escaped = text.replace(
    /["\\<>\p{Cc}]/gu,
    (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}

/** Own origin or inline only: a brand must not make a member's browser contact a third party. */
function checkedUrl(url: string): string {
  const ownPath = /^(\.{0,2}\/)?[\w@%~-][\w@%~./-]*(\?[\w=&.-]*)?$/.test(url);
  const inline = /^data:image\/svg\+xml[;,]/.test(url);
  if (!ownPath && !inline) {
    throw new TypeError(
      `An image URL must be a path on this site or data:image/svg+xml, found ${JSON.stringify(url.slice(0, 80))}.`,
    );
  }
  return url;
}

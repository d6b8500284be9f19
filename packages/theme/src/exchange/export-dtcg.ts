import { type Mode, modeNames } from '../brand/modes.ts';
import type { CornerShapeValue, TokenValue, TokenValues } from '../compile/token-value.ts';
import { componentTokenNames, isComponentToken } from '../component-lookup.ts';
import type { AnyToken } from '../component-tokens.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { isRecord } from '../overrides/findings.ts';
import { lockedGroup } from '../overrides/layers.ts';
import { lockedBecause } from '../overrides/limits.ts';
import { extensionKey } from '../overrides/livery-extension.ts';
import { colorObject } from '../overrides/read-color-value.ts';
import { dtcgTypeOf, tokenNames } from '../overrides/token-type.ts';

/**
 * A theme as a DTCG 2025.10 file that `parseOverrides` reads back to the same values. What is alike in every mode stands in
 * the top group; what is not, and every colour, in a group for each mode. Tokens that no brand may set are in the group
 * `locked`, for other tools to read. Of the component tokens those that the theme sets are there. Pictures have no type in DTCG and are left out.
 */
export function exportDtcg(theme: DerivedTheme): string {
  const root: Group = {
    $description:
      'Exported by Livery. Generated values of a brand: keep what you want to override, remove the rest.',
  };
  for (const name of [...tokenNames, ...componentTokenNames]) {
    if (!dtcgTypeOf(name)) continue;
    const path = name.split('.');
    const values = modeNames.map((mode) => valueIn(name, theme, mode));
    const alike = values.every((value) => same(value, values[0])) && values[0]?.type !== 'color';
    const top = lockedBecause(name) ? [lockedGroup] : [];
    modeNames.forEach((mode, index) => {
      const value = values[index];
      if (!value || (alike && index > 0)) return;
      const where = alike ? [] : [mode];
      put(root, [...top, ...where, ...path], tokenOf(name, value, theme[mode]));
    });
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}

/** Undefined for a component token that the theme does not set. */
const valueIn = (name: AnyToken, theme: DerivedTheme, mode: Mode): TokenValue | undefined =>
  isComponentToken(name) ? theme.components[mode][name] : theme[mode][name];

interface Group {
  [name: string]: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function put(root: Group, path: readonly string[], token: unknown): void {
  let group: Group = root;
  for (const step of path.slice(0, -1)) {
    const inside = group[step];
    const next: Group = isRecord(inside) ? inside : {};
    group[step] = next;
    group = next;
  }
  group[path.at(-1) ?? ''] = token;
}

function tokenOf(name: AnyToken, value: TokenValue, tokens: TokenValues) {
  const extension = extensionOf(value);
  return {
    $type: dtcgTypeOf(name),
    $value: value.type === 'cornerShape' ? nearestRadius(value, tokens) : dtcgValue(value),
    ...(extension ? { $extensions: { [extensionKey]: extension } } : {}),
  };
}

const rem = (value: number) => ({ value, unit: 'rem' });
const px = (value: number) => ({ value, unit: 'px' });

function dtcgValue(value: TokenValue): unknown {
  switch (value.type) {
    case 'color':
      return colorObject(value.hex, value.alpha);
    case 'dimension':
      return 'unit' in value ? { value: value.value, unit: value.unit } : rem(value.desktop);
    case 'fontFamily':
      return [...value.families, 'sans-serif'];
    case 'fontWeight':
    case 'number':
    case 'borderStyle':
      return value.value;
    case 'shadow':
      return value.layers.length === 0 ? [noShadow] : value.layers.map(layerOf);
    case 'duration':
      return { value: value.ms, unit: 'ms' };
    case 'cubicBezier':
      return value.points;
    default:
      return undefined;
  }
}

type Layer = Extract<TokenValue, { type: 'shadow' }>['layers'][number];

const layerOf = ({ x, y, blur, spread, color }: Layer) => ({
  color: dtcgValue(color),
  offsetX: px(x),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
});

/** DTCG has no word for it: a layer that cannot be seen. */
const noShadow = layerOf({
  x: 0,
  y: 0,
  blur: 0,
  spread: 0,
  color: { type: 'color', hex: '#000000', alpha: 0 },
});

function extensionOf(value: TokenValue): unknown {
  if (value.type === 'cornerShape') {
    return { corners: { across: value.across, down: value.down } };
  }
  return value.type === 'dimension' && !('unit' in value) ? { phone: rem(value.phone) } : undefined;
}

/** For tools that know one radius: that of the cover's first corner, or the card's where corners are shares of a side. */
function nearestRadius({ across }: CornerShapeValue, tokens: TokenValues): unknown {
  const [first] = across;
  return first.unit === 'px' ? px(first.value) : dtcgValue(tokens['radius.card']);
}

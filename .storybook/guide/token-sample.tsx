import { type BaseMode, customProperty, type TokenName, writeValue } from '@livery/theme';
import type { CSSProperties } from 'react';
import { useShownTheme } from '../theme-pages/use-shown-theme.ts';
import { Bar, Block, Curve, Letters, Value } from './token-table.styles.ts';

type Drawn = (value: string) => { as: typeof Bar; style: CSSProperties; text?: string };

const block = (property: keyof CSSProperties): Drawn => {
  return (value) => ({ as: Block, style: { [property]: value } });
};
const letters = (property: keyof CSSProperties, text = 'Aa 1'): Drawn => {
  return (value) => ({ as: Letters, style: { [property]: value }, text });
};
const bar: Drawn = (value) => ({ as: Bar, style: { inlineSize: value } });

/** How a token is drawn, by the beginning of its name; all others are colours. */
const drawings: Readonly<Record<string, Drawn>> = {
  'border.width': block('borderWidth'),
  'border.style': block('borderStyle'),
  'font.': letters('fontFamily'),
  'size.': letters('fontSize', 'Aa'),
  'weight.': letters('fontWeight'),
  'leading.': letters('lineHeight', 'Aa\nAa'),
  'space.': bar,
  'control.': bar,
  'radius.': block('borderRadius'),
  'shadow.': block('boxShadow'),
  'art.': block('backgroundImage'),
};

/** A token as a brand fills it: its colour, letter, length, corner, shadow, curve or picture; a time in figures, as nothing moves here. */
export function TokenSample({
  token,
  theme,
  mode,
}: {
  token: TokenName;
  theme: string;
  mode: BaseMode;
}) {
  const value = useShownTheme(theme)[mode][token];
  if (value.type === 'cubicBezier') {
    const [x1, y1, x2, y2] = value.points;
    return (
      <Curve viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true">
        <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
      </Curve>
    );
  }
  if (value.type === 'duration') return <Value>{writeValue(value)}</Value>;
  const drawn = Object.entries(drawings).find(([beginning]) => token.startsWith(beginning))?.[1];
  const property = `var(${customProperty(token)})`;
  const { as: Shape, style, text } = (drawn ?? block('backgroundColor'))(property);
  return (
    <Shape aria-hidden="true" style={style}>
      {text}
    </Shape>
  );
}

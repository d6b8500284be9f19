import {
  type AnyColor,
  type ContrastPair,
  type DerivedTheme,
  type Mode,
  measure,
  ratioIn,
} from '@livery/theme';
import { Edged, Sample } from './theme-pages.styles.ts';

/** One foreground of the graph on one of its backgrounds. */
export interface Combination {
  readonly pair: ContrastPair;
  readonly background: AnyColor;
}

/** Every pair of colours, each background by itself. */
export function combinationsOf(pairs: readonly ContrastPair[]): readonly Combination[] {
  return pairs.flatMap((pair) => pair.backgrounds.map((background) => ({ pair, background })));
}

/** The contrast of a pair in a mode, on a sample of its own colours; a pair that fails says so in words. */
export function Ratio({
  theme,
  mode,
  pair,
  background,
}: Combination & { theme: DerivedTheme; mode: Mode }) {
  const {
    front: color,
    back: backgroundColor,
    ratio,
  } = measure(pair.foreground, background, theme[mode], theme.components[mode]);
  const wanted = ratioIn(pair, mode);
  // Rounded down: 4.499 is no 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const words = ratio < wanted ? `${shown} fails ${wanted}` : shown;
  if (pair.ratio === 4.5) return <Sample style={{ color, backgroundColor }}>{words}</Sample>;
  // An edge is a line, and 3:1 is too little for figures in its colour.
  return (
    <Edged>
      {words}
      <Sample style={{ borderColor: color, backgroundColor }} />
    </Edged>
  );
}

import {
  type AnyColor,
  type ContrastPair,
  contrast,
  type DerivedTheme,
  hexOf,
  type Mode,
  ratioIn,
} from '@livery/theme';
import { Edged, Sample } from './theme-pages.styles.ts';

/** One foreground of the graph on one of its backgrounds. */
export interface Meeting {
  readonly pair: ContrastPair;
  readonly background: AnyColor;
}

/** Every pair of colours, each background by itself. */
export function meetings(pairs: readonly ContrastPair[]): readonly Meeting[] {
  return pairs.flatMap((pair) => pair.backgrounds.map((background) => ({ pair, background })));
}

/** The contrast of a pair in a mode, on a sample of its own colours; a pair that fails says so in words. */
export function Ratio({
  theme,
  mode,
  meeting: { pair, background },
}: {
  theme: DerivedTheme;
  mode: Mode;
  meeting: Meeting;
}) {
  const [color = '', backgroundColor = ''] = [pair.foreground, background].map((name) =>
    hexOf(name, theme[mode], theme.components[mode]),
  );
  const ratio = contrast(color, backgroundColor);
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

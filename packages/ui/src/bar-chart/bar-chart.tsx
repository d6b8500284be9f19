import { scaleBand, scaleLinear } from 'd3-scale';
import { type CSSProperties, useId } from 'react';
import { Bar, Ends, Hatch, Line, Name, Plot, Root, Tick } from './bar-chart.styles.ts';

export type ChartBar = {
  id: string;
  /** What it stands for: a day. */
  label: string;
  /** How high it is; below nothing it hangs from the line of nothing. For the drawing only. */
  value: number;
  /** The value in words, exact: "+₹1,250.00". */
  text: string;
};

export type BarChartProps = {
  /** Says what is drawn, above the drawing; the numbers themselves stand in a table beside it. */
  label: string;
  /** In the order of time. With none nothing is drawn. */
  bars: readonly ChartBar[];
  /** Words of a line's value. */
  tickOf: (value: number) => string;
};

/**
 * Gains and losses in the order of time: gains rise in a plain colour, losses hang and are hatched, so that colour alone tells nothing.
 * A drawing for the eye: every number is in the table that the page has beside it.
 */
export function BarChart({ label, bars, tickOf }: BarChartProps) {
  const hatch = useId();
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  const values = bars.map(({ value }) => value);
  // Per cent of the plot: it is as wide as its place.
  const height = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [100, 0]).nice(4);
  const place = scaleBand(
    bars.map(({ id }) => id),
    [0, 100],
  ).padding(0.25);
  const ticks = height.ticks(4);
  const zero = height(0);
  const words = ticks.map(tickOf);
  const gutter: CSSProperties & { '--gutter': number } = {
    '--gutter': Math.max(...words.map((word) => word.length)),
  };
  return (
    <Root data-part="root">
      {/* A screen reader has it from the drawing. */}
      <Name data-part="name" aria-hidden="true">
        {label}
      </Name>
      <Plot data-part="plot" role="img" aria-label={label} style={gutter}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <Hatch data-part="hatch" d="M0 0v6" />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <Line
            key={tick}
            data-part="line"
            data-zero={tick === 0 || undefined}
            x1="0"
            x2="100%"
            y1={`${height(tick)}%`}
            y2={`${height(tick)}%`}
          />
        ))}
        {bars.map(({ id, label: name, value, text }) => (
          <Bar
            key={id}
            data-part="bar"
            data-tone={value < 0 ? 'loss' : 'gain'}
            x={`${place(id)}%`}
            width={`${place.bandwidth()}%`}
            y={`${Math.min(zero, height(value))}%`}
            height={`${Math.abs(height(value) - zero)}%`}
            fill={value < 0 ? `url(#${hatch})` : undefined}
          >
            <title>{`${name}: ${text}`}</title>
          </Bar>
        ))}
        {ticks.map((tick, at) => (
          <Tick key={tick} data-part="tick" x="0" y={`${height(tick)}%`} dx="-0.5em" dy="0.35em">
            {words[at]}
          </Tick>
        ))}
      </Plot>
      <Ends data-part="ends" aria-hidden="true">
        <span>{first.label}</span>
        {last !== first && <span>{last.label}</span>}
      </Ends>
    </Root>
  );
}

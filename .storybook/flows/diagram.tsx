import { useId } from 'react';
import { Drawing } from './flow-page.styles.ts';
import type { Box, Layout, Way } from './layout.ts';
import { lineHeight, linesOf } from './layout.ts';

const room = 10;
const baseline = 12;

/**
 * A machine as it is laid out.
 *
 * @param lit ids of the states that the machine is in: they are filled, and the ways out of them stand out
 */
export function Diagram({
  layout: { width, height, boxes, ways, dots },
  lit,
  label,
}: {
  layout: Layout;
  lit: ReadonlySet<string>;
  label: string;
}) {
  const arrow = useId();
  return (
    <Drawing
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.state.id} box={box} lit={lit.has(box.state.id)} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
      {ways.map((way) => (
        <WayLine
          key={`${way.from} ${way.to}`}
          way={way}
          arrow={`url(#${arrow})`}
          open={way.from !== undefined && lit.has(way.from)}
        />
      ))}
      {ways.map((way) => (
        <Causes
          key={`${way.from} ${way.to}`}
          way={way}
          open={way.from !== undefined && lit.has(way.from)}
        />
      ))}
    </Drawing>
  );
}

function StateBox({ box: { state, x, y, width, height }, lit }: { box: Box; lit: boolean }) {
  const final = state.kind === 'final';
  return (
    <g data-kind={state.kind} data-lit={lit || undefined}>
      <rect x={x} y={y} width={width} height={height} rx="8" />
      {final && <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="5" />}
      <text x={x + room} y={y + room + baseline} data-name="">
        {state.name}
      </text>
      {linesOf(state).map((line, index) => (
        <text
          key={line}
          x={x + room}
          y={y + room + baseline + (index + 1) * lineHeight}
          data-line=""
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function WayLine({ way: { points }, arrow, open }: { way: Way; arrow: string; open: boolean }) {
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g data-open={open || undefined}>
      <path d={d} markerEnd={arrow} />
    </g>
  );
}

function Causes({ way: { label }, open }: { way: Way; open: boolean }) {
  if (!label) return null;
  return (
    <g data-open={open || undefined}>
      {label.lines.map((line, index) => (
        <text key={line} x={label.x + 2} y={label.y + baseline + index * lineHeight} data-cause="">
          {line}
        </text>
      ))}
    </g>
  );
}

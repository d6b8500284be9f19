import * as React from 'react';
import { type Measured, type MeasuredPair, modeTitles, shownRatio } from './contrast-words.ts';
import { BadgeButton, List, Quiet, Swatch, Verdict } from './panel.styles.ts';

interface ContrastPartProps {
  pairs: readonly MeasuredPair[];
  mode: keyof MeasuredPair['byMode'];
  highlighted: string | undefined;
  onPress: (id: string) => void;
}

/** A badge for each pair of colours that the story paints; pressed, its elements are outlined. */
export function ContrastPart({ pairs, mode, highlighted, onPress }: ContrastPartProps) {
  if (pairs.length === 0) return <Quiet>This story paints no pair of tokens.</Quiet>;
  return (
    <List>
      {pairs.map((pair) => (
        <li key={pair.id}>
          <PairBadge
            pair={pair}
            now={pair.byMode[mode]}
            pressed={pair.id === highlighted}
            onPress={() => onPress(pair.id)}
          />
        </li>
      ))}
    </List>
  );
}

function PairBadge({
  pair,
  now,
  pressed,
  onPress,
}: {
  pair: MeasuredPair;
  now: Measured;
  pressed: boolean;
  onPress: () => void;
}) {
  const [lowestMode, lowest] = lowestOf(pair);
  const fails = now.ratio < now.wanted;
  const failsElsewhere = lowest.ratio < lowest.wanted;
  return (
    <BadgeButton type="button" aria-pressed={pressed} onClick={onPress}>
      <Swatch aria-hidden="true" style={{ color: now.front, background: now.back }}>
        {pair.kind === 'text' ? 'Aa' : pair.kind === 'edge' ? '□' : '●'}
      </Swatch>
      <span>
        {pair.foreground} on {pair.background}{' '}
        <Quiet>
          {pair.kind} × {pair.count}
          {!pair.declared && ', not in the table'}
        </Quiet>
      </span>
      <Verdict data-bad={fails || failsElsewhere || undefined}>
        {fails ? '✗ fails' : '✓ passes'} {shownRatio(now.ratio)}, {now.wanted} wanted
        <br />
        <Quiet>
          lowest {shownRatio(lowest.ratio)} of {lowest.wanted}, {modeTitles[lowestMode]}
        </Quiet>
      </Verdict>
    </BadgeButton>
  );
}

/** The mode with the least room above what is wanted in it. */
function lowestOf({ byMode }: MeasuredPair): [keyof typeof byMode, Measured] {
  // The keys of Record<Mode>; Object.entries forgets it.
  const all = Object.entries(byMode) as [keyof typeof byMode, Measured][];
  const room = ([, { ratio, wanted }]: (typeof all)[number]) => ratio / wanted;
  return all.reduce((least, one) => (room(one) < room(least) ? one : least));
}

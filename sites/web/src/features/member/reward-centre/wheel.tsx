import { Disc, Letter, Pointer, Slice, WheelArt } from './pictures.styles.ts';
import { pathOf, pointAt, segmentsOf } from './wheel-angles.ts';

const radius = 96;
/** Whole turns before the wheel stops. */
const turns = 4;

/** The sign of a prize on the wheel and in the table beside it. */
export const signOf = (prize: number): string => String.fromCharCode(65 + prize);

/**
 * The prize wheel: segments as wide as their chances. It stops in the middle of the one that the platform has drawn before, so it is never
 * close to another one. The table beside it says in words what it shows.
 *
 * @param props.prize which prize was drawn; none so far when absent
 * @param props.turning it turns there, unless motion is reduced
 */
export function Wheel({
  prizes,
  prize,
  turning,
}: {
  prizes: readonly { readonly chancePercent: number }[];
  prize: number | undefined;
  turning: boolean;
}) {
  const segments = segmentsOf(prizes);
  // At rest it points at the middle of the first segment: at the edge of none either.
  const middle = segments[prize ?? 0]?.middle ?? 0;
  const angle = (prize === undefined ? 0 : turns * 360) - middle;
  return (
    <WheelArt viewBox="-100 -108 200 208" aria-hidden="true">
      <Disc data-turning={turning || undefined} style={{ transform: `rotate(${angle}deg)` }}>
        {segments.map((segment, at) => (
          <Slice key={segment.from} d={pathOf(segment, radius)} data-tone={at % 3} />
        ))}
        {segments.map((segment, at) => {
          const [x, y] = pointAt(segment.middle, radius * 0.8).split(' ');
          return (
            <Letter
              key={segment.from}
              x={x}
              y={y}
              transform={`rotate(${segment.middle} ${x} ${y})`}
              data-tone={at % 3}
            >
              {signOf(at)}
            </Letter>
          );
        })}
      </Disc>
      <Pointer d="M-9 -107H9L0 -88Z" />
    </WheelArt>
  );
}

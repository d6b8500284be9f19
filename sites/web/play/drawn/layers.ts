import { svg } from '../dom.ts';

/** A path, and the custom property of the colour it is filled with. */
export type Layer = readonly [path: string, colour: `--${string}`];

/** A picture of flat shapes, one above the other, in the colours of the page around. It is decoration: its words stand elsewhere. */
export function layered(
  box: string,
  layers: readonly Layer[],
  className: string,
  ...more: readonly SVGElement[]
): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: box, class: className, 'aria-hidden': true },
    ...layers.map(([d, colour]) =>
      svg('path', { d, fill: `var(${colour})`, 'fill-rule': 'evenodd' }),
    ),
    ...more,
  );
}

/** A segment of a wheel of 360 degrees, clockwise from the top. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** Segments that are as wide as their chances, in the order of the prizes. */
export function segmentsOf(prizes: readonly { readonly chancePercent: number }[]): Segment[] {
  let from = 0;
  return prizes.map(({ chancePercent }) => {
    const to = from + chancePercent * 3.6;
    const segment = { from, to, middle: (from + to) / 2 };
    from = to;
    return segment;
  });
}

/** A point of a circle around 0 0, as an SVG path writes it. */
export function pointAt(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  const written = (value: number) => String(Math.round(value * 1000) / 1000);
  return `${written(radius * Math.cos(radians))} ${written(radius * Math.sin(radians))}`;
}

/** The outline of a segment, as an SVG path; one that is the whole wheel has two halves. */
export function pathOf({ from, to, middle }: Segment, radius: number): string {
  const arc = (end: number, isLong: boolean) =>
    `A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${pointAt(end, radius)}`;
  if (to - from >= 360) {
    return `M${pointAt(from, radius)}${arc(middle, true)}${arc(to, true)}Z`;
  }
  return `M0 0L${pointAt(from, radius)}${arc(to, to - from > 180)}Z`;
}

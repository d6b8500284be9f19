/** The pencil: small functions that answer SVG text. Colours are checked where they enter (`checkedColours`). */

/** From the origin: right and down. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at the sizes shown. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  more = '',
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A line through the points, in relative coordinates: they are shorter than absolute ones. */
export function trace(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return tenths
    .map(([x, y], index) => {
      const [fromX, fromY] = tenths[index - 1] ?? [0, 0];
      return `${index === 0 ? 'M' : 'l'}${(x - fromX) / 10} ${(y - fromY) / 10}`;
    })
    .join('');
}

export const polygon = (points: readonly Point[]): string => `${trace(points)}Z`;

/** Circles of one size as one path. */
export const circles = (centres: readonly Point[], r: number): string =>
  centres
    .map(([x, y]) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('');

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

const turned = (degrees: number, ...parts: readonly string[]): string =>
  group(`rotate(${n(degrees)})`, ...parts);

export const faded = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${Math.round(opacity * 100) / 100}">${parts.join('')}</g>`;

/** `count` results, each told its index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The same parts turned around the origin, evenly. */
export const around = (count: number, parts: string, from = 0): string =>
  evenly(count, from)
    .map((angle) => turned(angle, parts))
    .join('');

/** The point at an angle (degrees, 0 is up, clockwise) and distance from the origin. */
export function polar(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(radians) * radius, Math.sin(radians) * radius];
}

/** Angles that part a circle evenly, in degrees. */
export const evenly = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + (360 / count) * index);

/** Lines at those angles, between two distances from the origin. */
export const spokes = (angles: readonly number[], from: number, to: number): string =>
  angles.map((angle) => trace([polar(angle, from), polar(angle, to)])).join('');

/** A point turned around the origin, by degrees, clockwise. */
export function turn([x, y]: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A petal standing on the origin, tip up and then turned by degrees: `belly` is where it is widest, 0 at the foot, 1 at the tip. */
export function petal(length: number, width: number, belly = 0.5, degrees = 0): string {
  const half = width / 2;
  const low = -length * belly * 0.45;
  const high = -length * (belly + (1 - belly) * 0.35);
  const at = (x: number, y: number) => turn([x, y], degrees).map(n).join(' ');
  return `M0 0C${at(half * 1.15, low)} ${at(half * 1.1, high)} ${at(0, -length)}C${at(-half * 1.1, high)} ${at(-half * 1.15, low)} 0 0Z`;
}

/** |x/a|^p + |y/b|^p = 1 around a point above the origin, narrowed towards the foot by `taper` (0–1). */
export function superellipse(a: number, b: number, power: number, taper = 0, above = 0): string {
  const points = Array.from({ length: 32 }, (_, index): [number, number] => {
    const angle = (index / 32) * Math.PI * 2;
    const x = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / power) * a;
    const y = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** (2 / power) * b;
    const foot = Math.max(0, y / b);
    return [x * (1 - taper * foot * foot), y - above];
  });
  return smooth(points);
}

/** A closed curve through the middles of a polygon's sides. */
function smooth(points: readonly Point[]): string {
  const middle = (index: number): [number, number] => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [x, y] = middle(0);
  const curves = points.map((_, index) => {
    const [cx, cy] = points[(index + 1) % points.length] ?? [0, 0];
    const [ex, ey] = middle(index + 1);
    return `Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`;
  });
  return `M${n(x)} ${n(y)}${curves.join('')}Z`;
}

export function star(points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar((180 / points) * index, index % 2 === 0 ? outer : inner),
    ),
  );
}

export function svg(width: number, height: number, body: string, label?: string): string {
  const role = label === undefined ? '' : ` role="img" aria-label="${escapeText(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${role}>${body}</svg>`;
}

function escapeText(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  // XML 1.0 §2.2 forbids most control characters even when escaped.
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (letter) => names[letter] ?? letter);
}

/** Throws a TypeError unless every colour is `#rrggbb`: nothing else may reach the drawing. */
export function checkedColours<T extends object>(colours: T): T {
  for (const [name, value] of Object.entries(colours)) {
    if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) {
      throw new TypeError(`The colour "${name}" must be #rrggbb, found ${JSON.stringify(value)}.`);
    }
  }
  return colours;
}

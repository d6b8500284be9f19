import { html, svg } from '../dom.ts';

const size = 100;
/** Units of a field's own hundred that have to be scratched until it counts as open. */
const enough = 110;

interface Scratched {
  readonly columns: number;
  readonly count: number;
  /** A field has been scratched far enough. */
  readonly onOpen: (index: number) => void;
}

/**
 * What covers a ticket: a layer that is scratched away under the finger. It covers and uncovers; what lies beneath is on the ticket
 * already.
 *
 * @param grid the fields, on which the finger moves
 */
export function drawCover(grid: HTMLElement, { columns, count, onOpen }: Scratched) {
  const rows = count / columns;
  const scratches = svg('path', { class: 'scratch' });
  const holes = svg('g', { class: 'holes' });
  const layer = svg(
    'svg',
    {
      viewBox: `0 0 ${columns * size} ${rows * size}`,
      preserveAspectRatio: 'none',
      'aria-hidden': true,
    },
    svg(
      'mask',
      { id: 'cover', maskUnits: 'userSpaceOnUse' },
      svg('rect', { class: 'kept', width: columns * size, height: rows * size }),
      scratches,
      holes,
    ),
    svg(
      'g',
      { mask: 'url(#cover)' },
      ...Array.from({ length: count }, (_, index) => {
        const { x, y } = cornerOf(index);
        return svg('rect', { class: 'foil', x: x + 3, y: y + 3, width: 94, height: 94, rx: 10 });
      }),
      ...Array.from({ length: count }, (_, index) => {
        const { x, y } = cornerOf(index);
        const text = svg('text', { x: x + 50, y: y + 62 }, `${index + 1}`);
        return text;
      }),
    ),
  );
  let path = '';
  let last: { readonly x: number; readonly y: number } | undefined;
  const lengths = new Map<number, number>();

  function cornerOf(index: number) {
    return { x: (index % columns) * size, y: Math.floor(index / columns) * size };
  }
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = layer.getBoundingClientRect();
    return {
      x: Math.round(((clientX - left) / width) * columns * size),
      y: Math.round(((clientY - top) / height) * rows * size),
    };
  };
  const scratch = (event: PointerEvent) => {
    if (!last || !('open' in grid.dataset)) return;
    const point = pointOf(event);
    path += `M${last.x} ${last.y}L${point.x} ${point.y}`;
    scratches.setAttribute('d', path);
    const column = Math.floor(point.x / size);
    const row = Math.floor(point.y / size);
    const length = Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
    if (column < 0 || column >= columns || row < 0 || row >= rows) return;
    const index = row * columns + column;
    const sum = (lengths.get(index) ?? 0) + length;
    lengths.set(index, sum);
    if (sum >= enough) onOpen(index);
  };
  grid.addEventListener('pointerdown', (event) => {
    last = pointOf(event);
  });
  addEventListener('pointermove', scratch);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, () => {
      last = undefined;
    });
  }

  return {
    element: html('div', { class: 'cover' }, layer),
    open: (index: number) => {
      const { x, y } = cornerOf(index);
      holes.append(svg('rect', { x, y, width: size, height: size }));
    },
    close: () => {
      path = '';
      lengths.clear();
      scratches.removeAttribute('d');
      holes.replaceChildren();
    },
  };
}

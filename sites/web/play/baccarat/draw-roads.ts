import { html, svg } from '../dom.ts';
import type { Words } from '../words.ts';
import { type Bead, beadPlate, bigRoad, depth, type Winner, winnerOf } from './roads.ts';

const cell = 20;
const plateColumns = 6;
const roadColumns = 11;

/**
 * The rounds that a member has played at a table: bead plate and big road, each round with the letter of its side, and for screen readers
 * a list in words. What is over says nothing of what comes, and the sentence above says so.
 *
 * @param names how the sides are called
 */
export function drawRoads(names: Readonly<Record<Winner, string>>, t: Words) {
  const plate = svg('svg', {
    viewBox: `0 0 ${plateColumns * cell} ${depth * cell}`,
    class: 'road',
    'aria-hidden': true,
  });
  const road = svg('svg', {
    viewBox: `0 0 ${roadColumns * cell} ${depth * cell}`,
    class: 'road',
    'aria-hidden': true,
  });
  const list = html('ol', { class: 'spoken', 'aria-label': t('demo.past') });
  const words = html('p');
  const letters = Object.entries(names).map(([letter, name]) =>
    html('span', {}, html('b', {}, letter), ` ${name}`),
  );
  const legend = html('p', { class: 'legend', 'aria-hidden': true }, ...letters);
  return {
    element: html(
      'div',
      { class: 'past' },
      words,
      html('div', { class: 'roads' }, plate, road),
      legend,
      list,
    ),
    /** @param history the signs of each round, the oldest first */
    show: (history: readonly (readonly string[])[]) => {
      const winners = history.flatMap((signs) => winnerOf(signs) ?? []);
      words.textContent = t(winners.length === 0 ? 'demo.past.none' : 'demo.past');
      plate.replaceChildren(
        ...gridOf(plateColumns),
        ...beadPlate(winners, plateColumns).map(solid),
      );
      road.replaceChildren(...gridOf(roadColumns), ...bigRoad(winners, roadColumns).map(hollow));
      list.replaceChildren(...winners.map((winner) => html('li', {}, names[winner])));
    },
  };
}

const middle = ({ x, y }: Pick<Bead, 'x' | 'y'>) => ({ x: (x + 0.5) * cell, y: (y + 0.5) * cell });

function gridOf(columns: number): SVGElement[] {
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => `M${(index + 1) * cell} 0V${depth * cell}`,
    ),
    ...Array.from(
      { length: depth - 1 },
      (_, index) => `M0 ${(index + 1) * cell}H${columns * cell}`,
    ),
  ];
  return [svg('path', { class: 'lines', d: lines.join('') })];
}

/** A round on the bead plate. */
function solid(bead: Bead): SVGElement {
  const { x, y } = middle(bead);
  return svg(
    'g',
    { class: `bead ${bead.winner}` },
    svg('circle', { cx: x, cy: y, r: 8.5 }),
    svg('text', { x, y: y + 4 }, bead.winner),
  );
}

/** A round on the big road, with the ties that followed it. */
function hollow(bead: Bead): SVGElement {
  const { x, y } = middle(bead);
  return svg(
    'g',
    { class: `run ${bead.winner}` },
    svg('circle', { cx: x, cy: y, r: 8 }),
    svg('text', { x, y: y + 4 }, bead.winner),
    ...(bead.ties > 0 && bead.winner !== 'T'
      ? [
          svg('path', { class: 'tie', d: `M${x - 8} ${y + 8}L${x + 8} ${y - 8}` }),
          svg('text', { class: 'ties', x: x + 6.5, y: y + 9 }, `${bead.ties}`),
        ]
      : []),
  );
}

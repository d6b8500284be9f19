import { html, moves, svg } from '../dom.ts';
import { runGame } from '../game.ts';
import { sideSign } from '../sides.ts';
import './cockfight.css';

const points = 6;
const passCount = 3;

/** A cock that looks to the right, on a field of 120 by 120: each part with the class of its colour. */
const parts = [
  ['plume', 'M40 72C14 74 2 52 8 24 16 44 26 54 46 58z'],
  ['plume soft', 'M42 66C22 62 14 40 24 16 28 38 36 48 50 54z'],
  ['plume', 'M46 60C34 50 32 32 42 18 42 36 46 44 56 50z'],
  [
    'body',
    'M36 74C36 58 52 52 64 46 72 42 74 34 75 26 76 15 92 13 95 24L95 34C97 50 96 62 88 74 80 86 64 92 52 88 42 85 36 82 36 74z',
  ],
  ['wing', 'M46 68C56 60 70 62 82 58 80 72 66 82 54 78 48 76 45 73 46 68z'],
  ['comb', 'M76 20C72 10 81 8 82 15 83 6 91 6 90 14 96 9 100 16 94 23 88 16 82 15 76 20z'],
  ['comb', 'M92 34C100 37 99 48 93 46 89 44 89 38 92 34z'],
  ['beak', 'M95 23L108 28 95 32z'],
] as const;

runGame({
  draw: (table, { bets = [] }, t) => {
    const nameOf = (pick: string) => bets.find((bet) => bet.pick === pick)?.name ?? pick;
    const sideOf = (side: 'meron' | 'wala') => {
      const total = html('b', { class: 'sum' }, '0');
      const cock = html('div', { class: `cock ${side}` }, drawCock());
      const element = html(
        'div',
        { class: 'corner' },
        cock,
        html('p', {}, html('span', {}, nameOf(side)), total),
      );
      return { element, cock, total };
    };
    const meron = sideOf('meron');
    const wala = sideOf('wala');
    const passes = Array.from({ length: passCount }, (_, index) => {
      const own = html('span', { class: 'pips' });
      const other = html('span', { class: 'pips' });
      const name = html('span', {}, t('demo.cockfight.pass', { number: `${index + 1}` }));
      return { own, other, element: html('p', { class: 'pass' }, own, name, other) };
    });
    const write = (own: number, other: number) => {
      meron.total.textContent = String(own);
      wala.total.textContent = String(other);
    };
    const clear = () => {
      write(0, 0);
      for (const { own, other } of passes) {
        own.replaceChildren(...pips(0));
        other.replaceChildren(...pips(0));
      }
      for (const { element } of [meron, wala]) delete element.dataset['higher'];
    };
    clear();
    table.replaceChildren(
      html(
        'div',
        { class: 'ring', 'aria-hidden': true },
        html('div', { class: 'corners' }, meron.element, wala.element),
        html('div', {}, ...passes.map(({ element }) => element)),
      ),
    );

    return {
      choose: (pick) => {
        meron.element.toggleAttribute('data-picked', pick === 'meron' || pick === 'draw');
        wala.element.toggleAttribute('data-picked', pick === 'wala' || pick === 'draw');
      },
      show: async ({ signs = [] }, still) => {
        clear();
        let own = 0;
        let other = 0;
        for (const [index, sign] of signs.entries()) {
          const [first, second] = pointsOf(sign);
          // Both move alike, whichever of them gets more points.
          await Promise.all([hop(meron.cock, 8, still), hop(wala.cock, -8, still)]);
          passes[index]?.own.replaceChildren(...pips(first));
          passes[index]?.other.replaceChildren(...pips(second));
          own += first;
          other += second;
          write(own, other);
        }
        if (own > other) meron.element.dataset['higher'] = '';
        if (other > own) wala.element.dataset['higher'] = '';
      },
      describe: ({ signs = [] }) => {
        const all = signs.map(pointsOf);
        const first = all.reduce((sum, [own]) => sum + own, 0);
        const second = all.reduce((sum, [, other]) => sum + other, 0);
        return t('demo.sides.result', {
          one: nameOf('meron'),
          first: `${first}`,
          other: nameOf('wala'),
          second: `${second}`,
          winner: nameOf(first > second ? 'meron' : first < second ? 'wala' : 'draw'),
        });
      },
      sign: (signs) => sideSign(signs, t),
    };
  },
});

const hop = (cock: HTMLElement, step: number, still: boolean) =>
  moves(
    cock,
    [
      { transform: 'none' },
      { transform: `translate(${step}px, -10px) rotate(${step / 2}deg)` },
      { transform: 'none' },
    ],
    { still, duration: 760, easing: 'ease-in-out' },
  );

/** The points of a pass: `5-2` is five for Meron and two for Wala. */
function pointsOf(sign: string): readonly [number, number] {
  const [own, other] = sign.split('-');
  return [Number(own) || 0, Number(other) || 0];
}

const pips = (count: number) =>
  Array.from({ length: points }, (_, index) => html('i', { class: index < count ? 'full' : '' }));

function drawCock(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 120 120' },
    svg('ellipse', { class: 'ground', cx: 62, cy: 109, rx: 44, ry: 6 }),
    svg('path', {
      class: 'legs',
      d: 'M56 86 54 107M54 107h11M54 107l-8 1M72 84l4 23M76 107h11M76 107l-8 1',
    }),
    ...parts.map(([name, d]) => svg('path', { class: name, d })),
    svg('circle', { class: 'eye', cx: 86, cy: 24, r: 2.4 }),
  );
}

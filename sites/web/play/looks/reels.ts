import type { ShownRound } from '@livery/api/contract/game-messages';
import { html, moves, svg } from '../dom.ts';
import { runGame } from '../game.ts';
import type { Words } from '../words.ts';

/** Paths on a field of 48 by 48, each with the custom property of its colour. */
const drawn = {
  ring: ['M24 6a18 18 0 1 0 .01 0zM24 15a9 9 0 1 1-.01 0z', '--stage-muted'],
  drop: ['M24 5C31 16 37 22 37 30a13 13 0 0 1-26 0C11 22 17 16 24 5z', '--action-accent-fill'],
  leaf: ['M8 40C8 18 20 8 41 7 41 29 30 41 8 40zM13 35 30 18', '--money-gain'],
  star: ['M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z', '--stage-accent'],
  crown: ['M6 38V15l10 9 8-15 8 15 10-9v23zM6 42h36', '--stage-accent'],
} as const;
type Symbol = keyof typeof drawn;
const isSymbol = (sign: string): sign is Symbol => sign in drawn;

const count = 5;

runGame({
  draw: (table, { history = [] }, t) => {
    const reels = Array.from({ length: count }, (_, index) =>
      html('div', { class: 'reel' }, picture(history.at(-1)?.[index] ?? 'ring')),
    );
    table.replaceChildren(html('div', { class: 'reels', 'aria-hidden': true }, ...reels));
    return {
      show: async ({ signs = [] }, still) => {
        await Promise.all(
          reels.map(async (reel, index) => {
            const place = picture(signs[index] ?? 'ring');
            reel.dataset['turning'] = '';
            // Each reel turns as long as in every other round: none waits to raise a hope.
            await moves(reel, [{ opacity: 0.35 }, { opacity: 1 }], {
              still,
              duration: 420 + 160 * index,
            });
            delete reel.dataset['turning'];
            reel.replaceChildren(place);
          }),
        );
      },
      describe: (round) => `${inWords(round, t)}.`,
      sign: (signs) => {
        const [symbol = '', times = ''] = signs.split(' ');
        return {
          picture: picture(symbol),
          text: t('demo.reels.run', { symbol: nameOf(symbol, t), count: times }),
        };
      },
    };
  },
});

function picture(sign: string): SVGSVGElement {
  const [path, colour] = drawn[isSymbol(sign) ? sign : 'ring'];
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'symbol', 'aria-hidden': true },
    svg('path', { d: path, fill: `var(${colour})`, 'fill-rule': 'evenodd' }),
  );
}

const nameOf = (sign: string, t: Words) => (isSymbol(sign) ? t(`demo.reels.${sign}`) : sign);
const inWords = ({ signs = [] }: ShownRound, t: Words) =>
  signs.map((sign) => nameOf(sign, t)).join(', ');

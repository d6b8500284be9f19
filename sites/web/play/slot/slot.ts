import type { ShownRound } from '@livery/api/contract/game-messages';
import { html, moves } from '../dom.ts';
import type { Drawing, Opened } from '../look.ts';
import type { Words } from '../words.ts';
import './slot.css';
import { restOf, stopOf, symbolAt } from './strip.ts';
import { pictureOf, type SymbolName, symbolOf } from './symbols.ts';

const count = 5;
/** Milliseconds that the first reel turns, and how much longer each of the others does: the same in every round. */
const turn = { first: 900, more: 220 } as const;
/** Places that pass the window meanwhile. */
const passing = { first: 12, more: 4 } as const;

interface Reel {
  readonly element: HTMLElement;
  stop: number;
}

/** Five reels, of which the middle row counts. */
export function drawSlot(place: HTMLElement, opened: Opened, t: Words): Drawing {
  const before = opened.history?.at(-1);
  const reels = Array.from({ length: count }, (_, index): Reel => {
    const stop = before ? stopOf(symbolOf(before[index]), '', index) : restOf(index);
    return { element: html('div', { class: 'reel' }, stripOf([stop - 1, stop, stop + 1])), stop };
  });
  place.append(
    html('div', { class: 'reels', 'aria-hidden': true }, ...reels.map(({ element }) => element)),
  );
  return {
    show: async (round, still) => {
      for (const { element } of reels) delete element.dataset['paid'];
      const { signs = [], reference } = round;
      await Promise.all(
        reels.map((reel, index) =>
          spin(reel, index, stopOf(symbolOf(signs[index]), reference, index), still),
        ),
      );
      const paid = paidRun(round, opened);
      for (const { element } of reels.slice(0, paid?.count)) {
        if (paid) element.dataset['paid'] = '';
      }
    },
    describe: (round) => {
      const shown = (round.signs ?? []).map((sign) => nameOf(symbolOf(sign), t)).join(', ');
      const paid = paidRun(round, opened);
      const figures = new Intl.NumberFormat(opened.locale, { maximumFractionDigits: 2 });
      return paid
        ? t('demo.reels.paid', {
            shown,
            symbol: nameOf(paid.symbol, t),
            count: `${paid.count}`,
            times: figures.format(Number(paid.multiplier)),
          })
        : t('demo.reels.unpaid', { shown });
    },
    sign: (signs) => {
      const [sign, times = ''] = signs.split(' ');
      const symbol = symbolOf(sign);
      return {
        picture: pictureOf(symbol),
        text: t('demo.reels.run', { symbol: nameOf(symbol, t), count: times }),
      };
    },
  };
}

/** Turns a reel to its next stop. */
async function spin(reel: Reel, index: number, stop: number, still: boolean): Promise<void> {
  const passed = Array.from(
    { length: passing.first + passing.more * index },
    (_, place) => stop + 2 + place,
  );
  const places = [stop - 1, stop, stop + 1, ...passed, reel.stop - 1, reel.stop, reel.stop + 1];
  const strip = stripOf(places);
  reel.element.replaceChildren(strip);
  reel.stop = stop;
  const above = (100 * (places.length - 3)) / places.length;
  await moves(strip, [{ transform: `translateY(-${above}%)` }, { transform: 'none' }], {
    still,
    duration: turn.first + turn.more * index,
    easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)',
  });
  reel.element.replaceChildren(stripOf(places.slice(0, 3)));
}

const stripOf = (places: readonly number[]) =>
  html(
    'div',
    { class: 'strip' },
    ...places.map((place) => html('div', { class: 'cell' }, pictureOf(symbolAt(place)))),
  );

/** The run from the left that the game's table pays; undefined where none is paid. */
function paidRun({ signs = [] }: ShownRound, { pays = [] }: Opened) {
  const [first] = signs;
  const gap = signs.findIndex((sign) => sign !== first);
  const run = gap === -1 ? signs.length : gap;
  const pay = pays.find((each) => each.signs === `${first} ${run}`);
  return pay && { symbol: symbolOf(first), count: run, multiplier: pay.multiplier };
}

const nameOf = (symbol: SymbolName, t: Words) => t(`demo.reels.${symbol}`);

import { html, moves } from '../dom.ts';
import { runGame } from '../game.ts';

/** A game of figures alone: how many times the stake a round returns. */
runGame({
  draw: (table, { locale }) => {
    const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const sign = html('p', { class: 'figure', 'aria-hidden': true }, '×');
    table.replaceChildren(sign);
    return {
      show: async ({ stake, win }, still) => {
        await moves(sign, [{ opacity: 0.2 }, { opacity: 1 }], { still, duration: 600 });
        sign.textContent = `× ${figures.format(Number(win) / Number(stake))}`;
      },
      describe: () => '',
    };
  },
});

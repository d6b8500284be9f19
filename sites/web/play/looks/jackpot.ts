import { html } from '../dom.ts';
import { runGame } from '../game.ts';
import { drawSlot } from '../slot/slot.ts';
import './jackpot.css';

/**
 * A slot with a fixed jackpot: the first prize of its own table. What it is for the chosen stake stands above the reels, with where the
 * figure comes from; it does not grow, so no counter runs.
 */
runGame({
  draw: (table, opened, t, { written }) => {
    const figures = new Intl.NumberFormat(opened.locale);
    const times = Number(opened.pays?.[0]?.multiplier ?? 0);
    const amount = html('strong', {});
    table.replaceChildren(
      html(
        'div',
        { class: 'jackpot' },
        html('span', { class: 'jackpot-name' }, t('demo.jackpot.title')),
        amount,
        html('span', {}, t('demo.jackpot.times', { times: figures.format(times) })),
        html('small', {}, t('demo.jackpot.source')),
      ),
    );
    return {
      ...drawSlot(table, opened, t),
      choose: (_, stake) => {
        amount.textContent = stake ? written(timesOf(stake, times)) : '';
      },
    };
  },
});

/** A decimal string so many whole times, without a float. */
function timesOf(amount: string, times: number): string {
  const [whole = '0', part = ''] = amount.split('.');
  const minor = String(BigInt(whole + part) * BigInt(times)).padStart(part.length + 1, '0');
  return part ? `${minor.slice(0, -part.length)}.${minor.slice(-part.length)}` : minor;
}

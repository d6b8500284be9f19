import { html } from './dom.ts';
import type { Drawing, Opened } from './look.ts';
import type { Words } from './words.ts';

/** The game's own table, folded: what it shows, and how many times the stake that returns. Nothing where it has none. */
export function drawPays(
  place: HTMLElement,
  { pays = [], bets = [], locale }: Opened,
  { sign }: Drawing,
  t: Words,
): void {
  if (pays.length === 0) return;
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const rows = pays.map(({ pick, signs, multiplier }) => {
    const shown = sign?.(signs) ?? { text: signs };
    const bet = bets.find((each) => each.pick === pick)?.name;
    return html(
      'tr',
      {},
      html(
        'th',
        { scope: 'row' },
        ...(shown.picture ? [shown.picture] : []),
        html('span', {}, bet ? `${bet}: ${shown.text}` : shown.text),
      ),
      html('td', {}, `× ${figures.format(Number(multiplier))}`),
    );
  });
  place.replaceChildren(
    html(
      'details',
      { class: 'pays' },
      html('summary', {}, t('demo.pays')),
      html(
        'table',
        {},
        html(
          'thead',
          {},
          html(
            'tr',
            {},
            html('th', { scope: 'col' }, t('demo.shows')),
            html('th', { scope: 'col' }, t('demo.times')),
          ),
        ),
        html('tbody', {}, ...rows),
      ),
    ),
  );
}

import { html } from '../dom.ts';
import { type Desk, lineOf, nameOf } from './desk.ts';
import { directionOf, keyOf, type SlipLine, stakeIn } from './slip.ts';

/** Milliseconds after which a price that has changed can be confirmed: sooner nobody has read it. */
const readMs = 500;

export interface LineListeners {
  readonly onStake: (key: string, text: string) => void;
  readonly onRemove: (key: string) => void;
  /** A price was confirmed: the one that was to be read on the button. */
  readonly onConfirm: (key: string, price: string) => void;
  /** A press came too soon after the price had changed. */
  readonly onTooSoon: () => void;
}

/** One bet of the slip: its price and what has become of it, its stake, and the way to take it out. */
export function drawLine(
  first: SlipLine,
  desk: Pick<Desk, 't' | 'locale'>,
  listeners: LineListeners,
) {
  const { t } = desk;
  const key = keyOf(first);
  const name = nameOf({ ...first.event, line: lineOf(first.event, first) }, first, desk);
  const id = `stake-${key.replaceAll('/', '-')}`;
  const price = html('b', { class: 'seen' });
  const news = html('span', { class: 'news' });
  const confirm = html('button', { type: 'button', class: 'confirm', hidden: true });
  const stake = html('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    'aria-label': t('sports.stakeOf', { name: name.spoken }),
    'aria-describedby': `${id}-limits`,
  });
  const limits = html('small', { id: `${id}-limits`, class: 'limits' });
  const remove = html(
    'button',
    { type: 'button', class: 'remove', 'aria-label': t('sports.remove', { name: name.spoken }) },
    '×',
  );
  let offered: string | undefined;
  let changedAt = 0;
  stake.value = first.stakeText;
  stake.addEventListener('input', () => listeners.onStake(key, stake.value));
  remove.addEventListener('click', () => listeners.onRemove(key));
  confirm.addEventListener('click', () => {
    if (offered === undefined) return;
    if (performance.now() - changedAt < readMs) listeners.onTooSoon();
    else listeners.onConfirm(key, offered);
  });
  return {
    element: html(
      'li',
      {},
      html(
        'div',
        { class: 'line-head' },
        html(
          'div',
          {},
          html('strong', {}, name.shown),
          html(
            'small',
            {},
            `${t(`sports.market.${first.market}`)} · `,
            html('span', { lang: 'en' }, `${first.event.home} – ${first.event.away}`),
          ),
        ),
        price,
        remove,
      ),
      html('div', { class: 'moved' }, news, confirm),
      html(
        'div',
        { class: 'line-stake' },
        html('label', { for: id }, t('sports.stake')),
        stake,
        limits,
      ),
    ),
    show: (line: SlipLine, desk: Desk, sending: boolean) => {
      const seen = desk.odds(line.seen);
      price.replaceChildren(
        html('span', { 'aria-hidden': true }, seen.shown),
        html('span', { class: 'spoken' }, seen.spoken),
      );
      const direction = directionOf(line);
      news.replaceChildren();
      news.dataset['moved'] = direction ?? '';
      if (line.now === undefined) news.append(t('sports.closed'));
      if (direction && line.now !== undefined) {
        const { shown, spoken } = desk.odds(line.now);
        const word = t(`sports.${direction}`);
        news.append(
          html(
            'span',
            { 'aria-hidden': true },
            `${direction === 'up' ? '▲' : '▼'} ${t('sports.now', { price: shown, direction: word })}`,
          ),
          html('span', { class: 'spoken' }, t('sports.now', { price: spoken, direction: word })),
        );
        confirm.textContent = t('sports.confirm', { price: shown });
        confirm.setAttribute(
          'aria-label',
          t('sports.confirmOf', { price: spoken, name: name.spoken }),
        );
      }
      confirm.hidden = direction === undefined;
      confirm.disabled = sending;
      if (line.now !== offered) {
        offered = line.now;
        changedAt = performance.now();
      }
      stake.readOnly = sending;
      remove.disabled = sending;
      const isWrong = line.stakeText !== '' && stakeIn(line, desk.read, desk.limits) === undefined;
      stake.setAttribute('aria-invalid', String(isWrong));
      const { min, max } = desk.limits;
      limits.textContent = t('sports.limits', {
        min: desk.money(desk.decimal(min)),
        max: desk.money(desk.decimal(max)),
      });
    },
  };
}

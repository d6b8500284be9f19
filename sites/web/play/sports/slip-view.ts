import { type AcceptRule, acceptRules } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { type OddsFormat, oddsFormats } from '@livery/i18n/odds';
import { html } from '../dom.ts';
import { type Desk, lineOf, nameOf, type SportsText } from './desk.ts';
import { asks, directionOf, isReady, keyOf, type SlipLine, stakeIn, sumsOf } from './slip.ts';

/** Milliseconds after which a price that has changed can be confirmed: sooner nobody has read it. */
const readMs = 500;

interface Listeners {
  readonly onStake: (key: string, text: string) => void;
  readonly onRemove: (key: string) => void;
  /** A price was confirmed: the one that was to be read on the button. */
  readonly onConfirm: (key: string, price: string) => void;
  /** A press came too soon after the price had changed. */
  readonly onTooSoon: () => void;
  readonly onChoice: (choice: SlipChoice) => void;
  readonly onPlace: () => void;
}

interface SlipView {
  readonly element: HTMLElement;
  readonly show: (lines: readonly SlipLine[], desk: Desk, sending: boolean) => void;
  readonly focus: () => void;
}

/** The slip: its bets, what is chosen for all of them, what it costs and may return, and the button that sends it. */
export function drawSlip(t: SportsText, listeners: Listeners): SlipView {
  const empty = html('p', { class: 'hint' }, t('sports.empty'));
  const list = html('ul', { class: 'lines' });
  const accept = select(
    'accept',
    t('sports.accept'),
    acceptRules.map((each) => [each, t(`sports.accept.${each}`)]),
  );
  const odds = select(
    'odds',
    t('sports.odds'),
    oddsFormats.map((each) => [each, t(`sports.odds.${each}`)]),
  );
  const total = html('dd');
  const possible = html('dd');
  const sums = html(
    'dl',
    { class: 'sums' },
    html('div', {}, html('dt', {}, t('sports.total')), total),
    html('div', {}, html('dt', {}, t('sports.return')), possible),
  );
  const why = html('p', { class: 'hint why', id: 'why' });
  const place = html(
    'button',
    { type: 'button', class: 'play', 'aria-describedby': 'why' },
    t('sports.place'),
  );
  const drawn = new Map<string, ReturnType<typeof drawLine>>();

  for (const { field } of [accept, odds]) {
    field.addEventListener('change', () =>
      // The options are those of these lists.
      listeners.onChoice({
        accept: accept.field.value as AcceptRule,
        odds: odds.field.value as OddsFormat,
      }),
    );
  }
  place.addEventListener('click', listeners.onPlace);
  // A key that is held down is one press.
  place.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });

  return {
    element: html(
      'section',
      { class: 'part', 'data-part': 'slip' },
      odds.element,
      empty,
      list,
      accept.element,
      sums,
      why,
      place,
    ),
    show: (lines, desk, sending) => {
      const { choice, money, decimal, read, limits } = desk;
      accept.field.value = choice.accept;
      odds.field.value = choice.odds;
      empty.hidden = lines.length > 0;
      sums.hidden = lines.length === 0;
      const keys = new Set(lines.map(keyOf));
      for (const [key, line] of drawn) {
        if (keys.has(key)) continue;
        line.element.remove();
        drawn.delete(key);
      }
      for (const line of lines) {
        const key = keyOf(line);
        let row = drawn.get(key);
        if (!row) {
          row = drawLine(line, t, listeners);
          drawn.set(key, row);
          list.append(row.element);
        }
        row.show(line, desk, sending);
      }
      const added = sumsOf(lines, choice.accept, read, limits);
      total.textContent = added ? money(decimal(added.total)) : '–';
      possible.textContent = added ? money(decimal(added.possible)) : '–';
      const waits = lines.some((line) => line.now !== undefined && asks(line, choice.accept));
      why.textContent = waits ? t('sports.confirmFirst') : '';
      place.disabled = sending || !isReady(lines, choice.accept, read, limits);
    },
    focus: () => (list.querySelector<HTMLElement>('.confirm:not([hidden])') ?? place).focus(),
  };
}

function select(id: string, label: string, options: readonly (readonly [string, string])[]) {
  const field = html(
    'select',
    { id },
    ...options.map(([value, text]) => html('option', { value }, text)),
  );
  return {
    field,
    element: html('div', { class: 'choice' }, html('label', { for: id }, label), field),
  };
}

function drawLine(first: SlipLine, t: SportsText, listeners: Listeners) {
  const key = keyOf(first);
  const name = nameOf({ ...first.event, line: lineOf(first.event, first) }, first, t);
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

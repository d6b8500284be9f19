import { type AcceptRule, acceptRules } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { type OddsFormat, oddsFormats } from '@livery/i18n/odds';
import { html } from '../dom.ts';
import type { Desk, SportsText } from './desk.ts';
import { asks, isReady, keyOf, type SlipLine, sumsOf } from './slip.ts';
import { drawLine, type LineListeners } from './slip-line.ts';

interface Listeners extends LineListeners {
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
          row = drawLine(line, desk, listeners);
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

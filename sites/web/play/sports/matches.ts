import type { SportsEvent } from '@livery/api/contract/sports';
import { html } from '../dom.ts';
import { type Desk, lineOf, nameOf } from './desk.ts';
import { directionOf, keyOf, priceIn, type Selection } from './slip.ts';

interface Matches {
  readonly element: HTMLElement;
  /** Shows a list of matches; a card that stays keeps its place and its focus. */
  readonly show: (events: readonly SportsEvent[], now: number, desk: Desk) => void;
  /** Marks what is in the slip. */
  readonly mark: (inSlip: ReadonlySet<string>) => void;
}

interface Card {
  readonly element: HTMLElement;
  readonly update: (event: SportsEvent, now: number, desk: Desk) => void;
  readonly mark: (inSlip: ReadonlySet<string>) => void;
}

const order = { open: 0, started: 1, postponed: 2, ended: 3 } as const;

/**
 * The matches of a vendor with their prices, and the choice of a sport.
 *
 * @param onPick a price was pressed; it is the one that was to be read on the button
 */
export function drawMatches(
  onPick: (event: SportsEvent, selection: Selection, price: string) => void,
): Matches {
  const filter = html('div', { class: 'filter', role: 'group' });
  const list = html('div', { class: 'matches' });
  const none = html('p', { class: 'hint', hidden: true });
  const cards = new Map<string, Card>();
  let chosen = '';
  let last: Parameters<Matches['show']> | undefined;
  let marked: ReadonlySet<string> = new Set();

  const showFilter = (events: readonly SportsEvent[], { t }: Desk) => {
    const names = new Map([['', t('sports.all')]]);
    for (const { sport, sportName } of events) names.set(sport, sportName);
    if (!names.has(chosen)) chosen = '';
    filter.setAttribute('aria-label', t('sports.filter'));
    const key = [...names].join();
    if (filter.dataset['names'] !== key) {
      filter.dataset['names'] = key;
      filter.replaceChildren(
        ...[...names].map(([sport, name]) => {
          const button = html('button', { type: 'button', class: 'chip', value: sport }, name);
          button.addEventListener('click', () => {
            chosen = sport;
            if (last) show(...last);
          });
          return button;
        }),
      );
    }
    for (const button of filter.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.value === chosen));
    }
  };

  const show: Matches['show'] = (events, now, desk) => {
    last = [events, now, desk];
    showFilter(events, desk);
    const shown = events
      .filter(({ sport }) => chosen === '' || sport === chosen)
      .sort((one, other) => order[one.eventStatus] - order[other.eventStatus]);
    const elements = shown.map((event) => {
      const card = cards.get(event.eventId) ?? drawCard(event, desk, onPick);
      cards.set(event.eventId, card);
      card.update(event, now, desk);
      card.mark(marked);
      return card.element;
    });
    // Nodes that are put in place again would lose the focus.
    if (
      elements.some((element, index) => list.children[index] !== element) ||
      list.children.length !== elements.length
    ) {
      list.replaceChildren(...elements);
    }
    none.hidden = shown.length > 0;
    none.textContent = desk.t('sports.none');
  };

  return {
    element: html('section', { class: 'part', 'data-part': 'matches' }, filter, list, none),
    show,
    mark: (inSlip) => {
      marked = inSlip;
      for (const card of cards.values()) card.mark(inSlip);
    },
  };
}

function drawCard(
  first: SportsEvent,
  own: Pick<Desk, 't' | 'locale'>,
  onPick: Parameters<typeof drawMatches>[0],
): Card {
  const { t } = own;
  const status = html('span', { class: 'status' });
  const markets = html('div', { class: 'markets' });
  let event = first;
  const prices = first.markets.flatMap(({ market, selections }) => {
    const buttons = selections.map(({ pick }) => {
      const selection = { eventId: first.eventId, market, pick };
      const name = nameOf({ ...first, line: lineOf(first, selection) }, selection, own);
      const figures = html('b', {});
      const arrow = html('i', { 'aria-hidden': true });
      const button = html(
        'button',
        { type: 'button', class: 'price' },
        html('span', { 'aria-hidden': true }, name.shown),
        html('span', { class: 'figures', 'aria-hidden': true }, figures, arrow),
      );
      let price = '';
      button.addEventListener('click', () => onPick(event, selection, price));
      return {
        button,
        key: keyOf(selection),
        update: (desk: Desk) => {
          const now = priceIn([event], selection);
          button.disabled = now === undefined;
          if (now === undefined) return;
          const direction = price === '' ? undefined : directionOf({ seen: price, now });
          if (direction) {
            button.dataset['moved'] = direction;
            arrow.textContent = direction === 'up' ? '▲' : '▼';
          }
          price = now;
          const { shown, spoken } = desk.odds(now);
          figures.textContent = shown;
          const moved = button.dataset['moved'];
          button.setAttribute(
            'aria-label',
            [
              t('sports.add', {
                name: name.spoken,
                market: t(`sports.market.${market}`),
                price: spoken,
              }),
              ...(moved === 'up' || moved === 'down' ? [t(`sports.${moved}`)] : []),
            ].join(', '),
          );
        },
      };
    });
    markets.append(
      html(
        'div',
        { class: 'market' },
        html('span', { class: 'market-name' }, t(`sports.market.${market}`)),
        html('div', { class: 'prices' }, ...buttons.map(({ button }) => button)),
      ),
    );
    return buttons;
  });
  return {
    element: html(
      'article',
      { class: 'match' },
      html('p', { class: 'match-head' }, html('span', {}, first.sportName), status),
      html('h2', { lang: 'en' }, `${first.home} – ${first.away}`),
      markets,
    ),
    update: (newer, now, desk) => {
      event = newer;
      status.textContent = statusText(newer, now, desk);
      markets.hidden = newer.eventStatus !== 'open';
      for (const price of prices) price.update(desk);
    },
    mark: (inSlip) => {
      for (const { button, key } of prices) {
        button.setAttribute('aria-pressed', String(inSlip.has(key)));
      }
    },
  };
}

function statusText(
  { eventStatus, startTime, score }: SportsEvent,
  now: number,
  { t }: Desk,
): string {
  switch (eventStatus) {
    case 'open':
      return t('sports.starts', { minutes: String(Math.ceil((startTime - now) / 60_000)) });
    case 'started':
      return t('sports.started');
    case 'postponed':
      return t('sports.postponed');
    case 'ended':
      return t('sports.ended', { score: score ? `${score.home}–${score.away}` : '' });
  }
}

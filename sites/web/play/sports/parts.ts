import { html } from '../dom.ts';
import type { SportsText } from './desk.ts';

const partIds = ['matches', 'slip', 'bets'] as const;
type PartId = (typeof partIds)[number];

/**
 * The parts of the page: one at a time on a narrow screen, all of them beside one another on a wide one.
 *
 * @param elements in the order of {@link partIds}
 */
export function drawParts(t: SportsText, elements: readonly HTMLElement[]) {
  const names: Readonly<Record<PartId, string>> = {
    matches: t('sports.title'),
    slip: t('sports.slip'),
    bets: t('sports.bets'),
  };
  const body = html('div', { class: 'parts' }, ...elements);
  const buttons = partIds.map((id) => {
    const count = html('span', { class: 'count' });
    const button = html('button', { type: 'button', value: id }, `${names[id]} `, count);
    button.addEventListener('click', () => open(id));
    return { id, button, count };
  });
  function open(wanted: PartId) {
    body.dataset['open'] = wanted;
    for (const { id, button } of buttons) {
      button.setAttribute('aria-current', String(id === wanted));
    }
  }
  elements.forEach((element, index) => {
    const id = partIds[index];
    if (id) element.setAttribute('aria-label', names[id]);
  });
  open('matches');
  return {
    element: html(
      'div',
      { class: 'desk' },
      html(
        'nav',
        { class: 'tabs', 'aria-label': t('sports.parts') },
        ...buttons.map(({ button }) => button),
      ),
      body,
    ),
    open,
    focus: (wanted: PartId) => buttons.find(({ id }) => id === wanted)?.button.focus(),
    count: (counts: Readonly<Record<'slip' | 'bets', number>>) => {
      for (const { id, count } of buttons) {
        if (id !== 'matches') count.textContent = counts[id] > 0 ? String(counts[id]) : '';
      }
    },
  };
}

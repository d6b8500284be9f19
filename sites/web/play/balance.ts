import type { WriteAmount } from './amounts.ts';
import { html } from './dom.ts';
import type { Words } from './words.ts';

/** In place of a hidden amount: always as many, so that they reveal nothing. */
const stars = '*****';

/**
 * What can be staked, as the page around tells it; stars while the member hides it.
 *
 * @returns `show` takes a decimal string of major units, undefined where it is hidden
 */
export function drawBalance(t: Words): {
  readonly element: HTMLElement;
  readonly show: (amount: string | undefined, written: WriteAmount) => void;
} {
  const figures = html('strong');
  return {
    element: html('p', { class: 'balance' }, html('span', {}, t('demo.balance')), ' ', figures),
    show: (amount, written) => {
      if (amount !== undefined) figures.replaceChildren(written(amount));
      else
        figures.replaceChildren(
          html('span', { 'aria-hidden': true }, stars),
          html('span', { class: 'spoken' }, t('demo.balance.hidden')),
        );
    },
  };
}

import type { PageMessage } from '@livery/api/contract/game-messages';
import { html } from '../dom.ts';
import type { Opened } from '../look.ts';
import type { Desk } from './desk.ts';

type Board = Extract<PageMessage, { type: 'sports' }>['board'];

/** The rules, the return and the limits of slips, folded. They are drawn once: somebody may be reading them. */
export function drawRules() {
  const element = html('details', { class: 'pays rules' });
  return {
    element,
    show: (
      { rules, rtp, rtpRange }: Board,
      { locale, minStake, maxStake }: Opened,
      { t, money }: Desk,
    ) => {
      if (element.childElementCount > 0) return;
      const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      element.replaceChildren(
        html('summary', {}, t('sports.rules')),
        html(
          'p',
          {},
          t('sports.rtp', {
            rtp: format(rtp),
            low: format(rtpRange.low),
            high: format(rtpRange.high),
            min: money(minStake),
            max: money(maxStake),
          }),
        ),
        html('ul', {}, ...rules.map((text) => html('li', {}, text))),
      );
    },
  };
}

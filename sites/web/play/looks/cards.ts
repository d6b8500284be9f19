import { html, moves } from '../dom.ts';
import { cardBack, cardFace, cardOf } from '../drawn/playing-card.ts';
import { runGame } from '../game.ts';
import type { Words } from '../words.ts';
import './cards.css';

/** Milliseconds of dealing a card and of turning it, the same in every round. */
const motion = { deal: 350, turn: 420, pause: 250 } as const;
const picks = ['own', 'equal', 'house'] as const;

/** One card against one of the house, which the platform deals: nobody else sits at the table. */
runGame({
  draw: (table, _opened, t) => {
    const seats = (['own', 'house'] as const).map((side) => {
      const place = html('div', { class: 'place' }, cardBack());
      return {
        side,
        place,
        element: html('div', { class: 'seat' }, html('p', {}, t(`demo.cards.seat.${side}`)), place),
      };
    });
    table.replaceChildren(
      html(
        'div',
        { class: 'room' },
        html(
          'div',
          { class: 'seats', 'aria-hidden': true },
          ...seats.map(({ element }) => element),
        ),
        html('p', { class: 'dealer' }, t('demo.cards.dealer')),
      ),
    );
    return {
      show: async ({ signs = [] }, still) => {
        for (const { element } of seats) delete element.dataset['higher'];
        await Promise.all(
          seats.map(async ({ place }, index) => {
            const card = cardBack();
            place.replaceChildren(card);
            await moves(
              card,
              [
                { transform: 'translateY(-130%) rotate(-14deg)', opacity: 0 },
                { transform: 'none', opacity: 1 },
              ],
              { still, duration: motion.deal, delay: motion.pause * index, fill: 'both' },
            );
          }),
        );
        for (const [index, { place }] of seats.entries()) await turn(place, signs[index], still);
        const ahead = leadOf(signs);
        const higher = ahead > 0 ? 'own' : ahead < 0 ? 'house' : undefined;
        for (const { side, element } of seats) {
          if (side === higher) element.dataset['higher'] = '';
        }
      },
      describe: ({ signs = [] }) => {
        const [own = '', house = ''] = signs.map((sign) => nameOf(sign, t));
        const ahead = leadOf(signs);
        const pick = ahead > 0 ? 'own' : ahead < 0 ? 'house' : 'equal';
        return `${t('demo.cards.shown', { own, house })} ${t(`demo.cards.result.${pick}`)}`;
      },
      sign: (signs) => {
        const pick = picks.find((each) => each === signs) ?? 'equal';
        return { text: t(`demo.cards.when.${pick}`) };
      },
    };
  },
});

/** Turns the card of a place face up. */
async function turn(place: HTMLElement, sign: string | undefined, still: boolean): Promise<void> {
  const timing = { still, duration: motion.turn / 2 };
  const back = place.firstElementChild;
  if (back) {
    await moves(back, [{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      ...timing,
      easing: 'ease-in',
    });
  }
  const face = cardFace(sign);
  place.replaceChildren(face);
  await moves(face, [{ transform: 'scaleX(0)' }, { transform: 'none' }], timing);
}

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** How far the member's card is above that of the house. */
const leadOf = ([own, house]: readonly string[]) =>
  ranks.indexOf(cardOf(own).rank) - ranks.indexOf(cardOf(house).rank);

const courts = ['J', 'Q', 'K', 'A'] as const;

function nameOf(sign: string, t: Words): string {
  const { rank, suit } = cardOf(sign);
  const court = courts.find((each) => each === rank);
  return t('demo.cards.card', {
    rank: court ? t(`demo.cards.rank.${court}`) : rank,
    suit: t(`demo.cards.suit.${suit}`),
  });
}

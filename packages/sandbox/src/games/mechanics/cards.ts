import { type Mechanic, mechanicOfResults } from './mechanic.ts';

/** From the lowest to the highest. */
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['spades', 'hearts', 'diamonds', 'clubs'];
const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank} ${suit}`));
/** Two equal ranks come in one round of thirteen. */
const equalPays = 1230;

/**
 * One card for the member, one for the house, each from a deck of its own. Bet on is which one is higher, or that both are equal; a bet
 * on a higher card comes back when they are.
 *
 * @param win what the higher card pays, in hundredths of the stake
 */
export function cardGame(win: number): Mechanic {
  return mechanicOfResults(
    'cards',
    deck.flatMap((own) => deck.map((house) => ({ signs: [own, house], weight: 1 }))),
    [
      { pick: 'own', name: names.own, returnOf: (signs) => higher(lead(signs), win) },
      {
        pick: 'equal',
        name: names.equal,
        returnOf: (signs) => (lead(signs) === 0 ? equalPays : 0),
      },
      { pick: 'house', name: names.house, returnOf: (signs) => higher(-lead(signs), win) },
    ],
    [
      { pick: 'own', signs: 'own', hundredths: win },
      { pick: 'own', signs: 'equal', hundredths: 100 },
      { pick: 'equal', signs: 'equal', hundredths: equalPays },
      { pick: 'house', signs: 'house', hundredths: win },
      { pick: 'house', signs: 'equal', hundredths: 100 },
    ],
  );
}

const higher = (ahead: number, win: number) => (ahead > 0 ? win : ahead === 0 ? 100 : 0);
/** How far the member's card is above that of the house. */
const lead = ([own = '', house = '']: readonly string[]) => rankOf(own) - rankOf(house);
const rankOf = (card: string) => ranks.indexOf(card.split(' ')[0] ?? '');

const names = {
  own: {
    EN: 'Your card',
    TH: 'ไพ่ของคุณ',
    HI: 'आपका पत्ता',
    BN: 'আপনার তাস',
    VI: 'Bài của bạn',
  },
  equal: { EN: 'Equal', TH: 'เท่ากัน', HI: 'बराबर', BN: 'সমান', VI: 'Bằng nhau' },
  house: {
    EN: 'House card',
    TH: 'ไพ่ของเจ้ามือ',
    HI: 'हाउस का पत्ता',
    BN: 'হাউসের তাস',
    VI: 'Bài của nhà cái',
  },
} as const;

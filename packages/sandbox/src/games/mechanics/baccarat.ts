import { pickIndex, type Random } from '../../random.ts';
import { type Mechanic, mechanicOfEnds, type Result } from './mechanic.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['S', 'H', 'D', 'C'];
/** What a card counts, by the place of its rank: ten and pictures count nothing. */
const countOf = (rank: number) => (rank < 9 ? rank + 1 : 0);

/** What a bet returns, in hundredths of the stake. The banker's is one to one, less five percent. */
const paid = { player: 200, banker: 195, tie: 900, pair: 1200, push: 100 } as const;

/** Two cards that count 8 or 9 end the round. */
const isNatural = (total: number) => total >= 8;
const playerDraws = (total: number) => total <= 5;

/** Whether the banker takes a third card. @param third what the player's third card counts; undefined where there is none */
function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  switch (total) {
    case 0:
    case 1:
    case 2:
      return true;
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return false;
  }
}

/** Who has won. */
const winnerOf = (player: number, banker: number) =>
  player > banker ? 'player' : player < banker ? 'banker' : 'tie';

/**
 * Baccarat from a shoe that never ends: each of the 52 cards is as likely each time, whatever was dealt before. The cards follow from
 * the rules of the game alone. Signs: the cards in the order in which they are dealt (`P:7H`, `B:KS`), then the totals (`P=9`, `B=4`).
 */
export function baccaratGame(): Mechanic {
  const isPair = (end: readonly string[], side: string) => end.slice(1).includes(side);
  return mechanicOfEnds(
    'baccarat',
    { ends: endsOf(), deal },
    [
      {
        pick: 'player',
        name: { EN: 'Player', TH: 'ผู้เล่น', HI: 'प्लेयर', BN: 'প্লেয়ার', VI: 'Nhà con' },
        returnOf: ([winner]) =>
          winner === 'player' ? paid.player : winner === 'tie' ? paid.push : 0,
      },
      {
        pick: 'banker',
        name: { EN: 'Banker', TH: 'เจ้ามือ', HI: 'बैंकर', BN: 'ব্যাংকার', VI: 'Nhà cái' },
        returnOf: ([winner]) =>
          winner === 'banker' ? paid.banker : winner === 'tie' ? paid.push : 0,
      },
      {
        pick: 'tie',
        name: { EN: 'Tie', TH: 'เสมอ', HI: 'टाई', BN: 'টাই', VI: 'Hòa' },
        returnOf: ([winner]) => (winner === 'tie' ? paid.tie : 0),
      },
      {
        pick: 'playerPair',
        name: {
          EN: 'Player pair',
          TH: 'คู่ผู้เล่น',
          HI: 'प्लेयर पेयर',
          BN: 'প্লেয়ার পেয়ার',
          VI: 'Con đôi',
        },
        returnOf: (end) => (isPair(end, 'player') ? paid.pair : 0),
      },
      {
        pick: 'bankerPair',
        name: {
          EN: 'Banker pair',
          TH: 'คู่เจ้ามือ',
          HI: 'बैंकर पेयर',
          BN: 'ব্যাংকার পেয়ার',
          VI: 'Cái đôi',
        },
        returnOf: (end) => (isPair(end, 'banker') ? paid.pair : 0),
      },
    ],
    [
      { pick: 'player', signs: 'win', hundredths: paid.player },
      { pick: 'player', signs: 'even', hundredths: paid.push },
      { pick: 'banker', signs: 'win', hundredths: paid.banker },
      { pick: 'banker', signs: 'even', hundredths: paid.push },
      { pick: 'tie', signs: 'win', hundredths: paid.tie },
      { pick: 'playerPair', signs: 'win', hundredths: paid.pair },
      { pick: 'bankerPair', signs: 'win', hundredths: paid.pair },
    ],
  );
}

function deal(random: Random) {
  const cards: string[] = [];
  const take = (side: 'P' | 'B') => {
    const rank = pickIndex(random, ranks.length);
    cards.push(`${side}:${ranks[rank]}${suits[pickIndex(random, suits.length)]}`);
    return { rank, value: countOf(rank) };
  };
  const one = take('P');
  const other = take('B');
  const two = take('P');
  const another = take('B');
  let player = (one.value + two.value) % 10;
  let banker = (other.value + another.value) % 10;
  if (!isNatural(player) && !isNatural(banker)) {
    const third = playerDraws(player) ? take('P').value : undefined;
    player = (player + (third ?? 0)) % 10;
    if (bankerDraws(banker, third)) banker = (banker + take('B').value) % 10;
  }
  return {
    signs: [...cards, `P=${player}`, `B=${banker}`],
    end: [
      winnerOf(player, banker),
      ...(one.rank === two.rank ? ['player'] : []),
      ...(other.rank === another.rank ? ['banker'] : []),
    ],
  };
}

interface Start {
  readonly total: number;
  readonly paired: boolean;
  /** Ways of two cards. */
  readonly ways: number;
}

/** Who wins, and who has a pair: in how many of the 13⁶ ways in which six cards can lie. */
function endsOf(): Result[] {
  const weights = new Map<string, number>();
  const starts = startsOf();
  const thirds = ranks.map((_, rank) => countOf(rank));
  for (const player of starts) {
    for (const banker of starts) {
      const pairs = `${player.paired ? ' player' : ''}${banker.paired ? ' banker' : ''}`;
      const ways = player.ways * banker.ways;
      const end = (own: number, other: number, weight: number) => {
        const key = `${winnerOf(own % 10, other % 10)}${pairs}`;
        weights.set(key, (weights.get(key) ?? 0) + weight);
      };
      const close = (own: number, third: number | undefined, weight: number) => {
        if (!bankerDraws(banker.total, third)) end(own, banker.total, weight * 13);
        else for (const last of thirds) end(own, banker.total + last, weight);
      };
      if (isNatural(player.total) || isNatural(banker.total)) {
        end(player.total, banker.total, ways * 169);
      } else if (!playerDraws(player.total)) close(player.total, undefined, ways * 13);
      else for (const third of thirds) close(player.total + third, third, ways);
    }
  }
  return [...weights].map(([key, weight]) => ({ signs: key.split(' '), weight }));
}

/** What the first two cards of a side can come to. */
function startsOf(): Start[] {
  const starts = new Map<string, Start>();
  for (const one of ranks.keys()) {
    for (const two of ranks.keys()) {
      const total = (countOf(one) + countOf(two)) % 10;
      const paired = one === two;
      const key = `${total} ${paired}`;
      starts.set(key, { total, paired, ways: (starts.get(key)?.ways ?? 0) + 1 });
    }
  }
  return [...starts.values()];
}

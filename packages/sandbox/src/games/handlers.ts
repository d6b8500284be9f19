import type { Context, Handlers } from '../handlers.ts';
import { coverAddress } from '../images.ts';
import { localise } from '../localise.ts';
import { fromMinor, shareOf } from '../money/amount.ts';
import { anyone } from '../policy.ts';
import { hashText } from '../random.ts';
import { gameTypeNames } from '../seed/words.ts';
import type { Transaction } from '../store/store.ts';
import { type GameRow, games, vendors, winners } from '../tables.ts';
import { mechanicOf } from './mechanics/index.ts';
import { roundStakesOf } from './stakes.ts';
import { gameOf, nameOf, runsOn, vendorOf } from './view.ts';

/** As many hot games as a home page can use. */
const hotCount = 24;

export const gameHandlers: Pick<
  Handlers,
  'gameMenus' | 'vendorList' | 'hotGames' | 'winnerBoard' | 'jackpotFeed'
> = {
  gameMenus: {
    policy: anyone,
    async handle({ language }) {
      return Object.entries(gameTypeNames).map(([gameType, name]) => ({
        gameType,
        name: localise(name, language).text,
      }));
    },
  },

  vendorList: {
    policy: anyone,
    async handle({ tx }, { gameType }) {
      const rows = await tx.range(vendors, 'byPosition');
      return rows
        .filter(({ row }) => gameType === undefined || row.gameType === gameType)
        .map(({ row }) => vendorOf(row));
    },
  },

  hotGames: {
    policy: anyone,
    async handle(context, { vassalage, platform }) {
      return (await openGames(context.tx))
        .filter((row) => runsOn(row, platform))
        .filter((row) => vassalage === undefined || row.vassalage === vassalage)
        .map((row) => ({ row, plays: playsOf(row, context) }))
        .sort((one, other) => other.plays - one.plays || one.row.nodeId - other.row.nodeId)
        .slice(0, hotCount)
        .map(({ row }) => gameOf(row, context.language));
    },
  },

  jackpotFeed: {
    policy: anyone,
    async handle(context) {
      const { tx, merchant, now, language } = context;
      const [first] = (await openGames(tx))
        .filter(({ isJackpot }) => isJackpot)
        .map((row) => ({ row, most: mostOf(row, context) }))
        .sort((one, other) => Number(other.most - one.most) || one.row.nodeId - other.row.nodeId);
      return first === undefined
        ? null
        : {
            amount: fromMinor(first.most, merchant.currency.decimals),
            updatedTime: now,
            game: gameOf(first.row, language),
          };
    },
  },

  winnerBoard: {
    policy: anyone,
    async handle({ tx, merchant, language }, { gameCategory, limitNum }) {
      const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/~` };
      const entries = [];
      for (const { row } of await tx.range(winners, 'byMerchant', stretch)) {
        const game = (await tx.get(games, String(row.nodeId)))?.row;
        if (game === undefined || (gameCategory !== undefined && game.gameType !== gameCategory)) {
          continue;
        }
        const name = nameOf(game, language);
        entries.push({
          vo: {
            recordId: row.recordId,
            iconUrl: game.hasArt ? coverAddress(game.nodeId) : undefined,
            customerName: row.customerName,
            winAmount: row.winAmount,
            gameName: name.text,
            language: name.language,
            sample: true,
          },
        });
      }
      return entries.slice(0, Math.max(0, limitNum));
    },
  },
};

/** Games of vendors that are not under maintenance, by rank. */
async function openGames(tx: Transaction): Promise<GameRow[]> {
  const closed = new Set<string>();
  for (const { row } of await tx.range(vendors, 'byPosition')) {
    if (row.maintenance) closed.add(row.vassalage);
  }
  const rows = await tx.range(games, 'byRank');
  return rows.map(({ row }) => row).filter(({ vassalage }) => !closed.has(vassalage));
}

/** What the top prize of a game pays for its largest stake, in minor units. */
function mostOf(game: GameRow, context: Context): bigint {
  const { max } = roundStakesOf(game, context);
  const prizes = mechanicOf(game).bets.flatMap(({ prizes: own }) => own);
  const top = Math.max(...prizes.map(({ hundredths }) => hundredths));
  return shareOf(max, { of: BigInt(top), in: 100n });
}

/** Plays by Zipf's law, swayed by each merchant's own public, so that no two hot lists are alike. */
function playsOf({ nodeId, rank }: GameRow, { seed, merchant }: Context): number {
  const sway = hashText(`${seed}/plays/${merchant.code}/${nodeId}`) / 2 ** 32;
  return (0.5 + sway) / rank;
}

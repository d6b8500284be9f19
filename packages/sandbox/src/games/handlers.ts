import type { Context, Handlers } from '../handlers.ts';
import { coverAddress } from '../images.ts';
import { localise } from '../localise.ts';
import { anyone } from '../policy.ts';
import { hashText } from '../random.ts';
import { gameTypeNames } from '../seed/words.ts';
import { type GameRow, games, vendors, winners } from '../tables.ts';
import { gameOf, nameOf, runsOn, vendorOf } from './view.ts';

/** As many hot games as a home page can use. */
const hotCount = 24;

export const gameHandlers: Pick<Handlers, 'gameMenus' | 'vendorList' | 'hotGames' | 'winnerBoard'> =
  {
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
        const closed = new Set<string>();
        for (const { row } of await context.tx.range(vendors, 'byPosition')) {
          if (row.maintenance) closed.add(row.vassalage);
        }
        const rows = await context.tx.range(games, 'byRank');
        return rows
          .map(({ row }) => row)
          .filter((row) => !closed.has(row.vassalage) && runsOn(row, platform))
          .filter((row) => vassalage === undefined || row.vassalage === vassalage)
          .map((row) => ({ row, plays: playsOf(row, context) }))
          .sort((one, other) => other.plays - one.plays || one.row.nodeId - other.row.nodeId)
          .slice(0, hotCount)
          .map(({ row }) => gameOf(row, context.language));
      },
    },

    winnerBoard: {
      policy: anyone,
      async handle({ tx, merchant, language }, { gameCategory, limitNum }) {
        const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/~` };
        const entries = [];
        for (const { row } of await tx.range(winners, 'byMerchant', stretch)) {
          const game = (await tx.get(games, String(row.nodeId)))?.row;
          if (
            game === undefined ||
            (gameCategory !== undefined && game.gameType !== gameCategory)
          ) {
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

/** Plays by Zipf's law, swayed by each merchant's own public, so that no two hot lists are alike. */
function playsOf({ nodeId, rank }: GameRow, { seed, merchant }: Context): number {
  const sway = hashText(`${seed}/plays/${merchant.code}/${nodeId}`) / 2 ** 32;
  return (0.5 + sway) / rank;
}

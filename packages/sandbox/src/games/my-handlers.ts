import type { RecentGame } from '@livery/api/contract/my-games';
import type { Handlers, MemberContext } from '../handlers.ts';
import { pageOf } from '../paging.ts';
import { realMembers } from '../policy.ts';
import { type GameRow, games } from '../tables.ts';
import { noGame } from './list-handlers.ts';
import { favouriteKey, favouriteRows, playsOf } from './rows.ts';
import { gameOf, runsOn } from './view.ts';

/** As many as the side panel shows. */
const panelCount = 20;

export const myGameHandlers: Pick<
  Handlers,
  | 'favouriteAdd'
  | 'favouriteRemove'
  | 'favourites'
  | 'favouriteList'
  | 'recentGames'
  | 'recentGameList'
> = {
  favouriteAdd: {
    policy: realMembers,
    async handle({ tx, member, now }, asked) {
      if ((await gameOfPayload({ tx }, asked)) === undefined) return noGame;
      const key = favouriteKey(member.key, asked.nodeId);
      if ((await tx.get(favouriteRows, key)) === undefined) {
        const row = { account: member.key, nodeId: asked.nodeId, addedAt: now };
        await tx.put(favouriteRows, key, row);
      }
      return null;
    },
  },

  favouriteRemove: {
    policy: realMembers,
    async handle({ tx, member }, asked) {
      if ((await gameOfPayload({ tx }, asked)) === undefined) return noGame;
      await tx.delete(favouriteRows, favouriteKey(member.key, asked.nodeId));
      return null;
    },
  },

  favourites: {
    policy: realMembers,
    async handle(context, { gameType }) {
      const rows = await favouritesOf(context);
      return rows
        .filter((row) => gameType === undefined || row.gameType === gameType)
        .map(({ nodeId }) => nodeId);
    },
  },

  favouriteList: {
    policy: realMembers,
    async handle(context, { gameType, platform, ...page }) {
      const rows = (await favouritesOf(context)).filter(
        (row) => (gameType === undefined || row.gameType === gameType) && runsOn(row, platform),
      );
      const { items, totalPages } = pageOf(rows, page);
      return { content: items.map((row) => gameOf(row, context.language)), totalPages };
    },
  },

  recentGames: {
    policy: realMembers,
    async handle(context, { vassalage }) {
      return (await recentsOf(context, vassalage)).slice(0, panelCount);
    },
  },

  recentGameList: {
    policy: realMembers,
    async handle(context, { vassalage, ...page }) {
      const { items, totalPages } = pageOf(await recentsOf(context, vassalage), page);
      return { list: items, totalPages };
    },
  },
};

/** The game that a payload means; all three of its fields have to fit. */
async function gameOfPayload(
  { tx }: Pick<MemberContext, 'tx'>,
  { nodeId, vendor, gameType }: { nodeId: number; vendor: string; gameType: string },
): Promise<GameRow | undefined> {
  const row = (await tx.get(games, String(nodeId)))?.row;
  return row?.vassalage === vendor && row.gameType === gameType ? row : undefined;
}

/** The member's favourites, the newest first. */
async function favouritesOf({ tx, member }: MemberContext): Promise<GameRow[]> {
  const stretch = { from: `${member.key}/`, to: `${member.key}/~`, reverse: true };
  const kept = await tx.range(favouriteRows, 'byAccount', stretch);
  const rows = await Promise.all(kept.map(({ row }) => tx.get(games, String(row.nodeId))));
  return rows.flatMap((found) => (found === undefined ? [] : [found.row]));
}

async function recentsOf(
  { tx, member, language }: MemberContext,
  vassalage: string | undefined,
): Promise<RecentGame[]> {
  const list = [];
  for (const { id, playedAt } of await playsOf(tx, member.key, 'game')) {
    const row = (await tx.get(games, id))?.row;
    if (row === undefined || (vassalage !== undefined && row.vassalage !== vassalage)) continue;
    list.push({ ...gameOf(row, language), playedAt });
  }
  return list;
}

import type { RequestOf } from '@livery/api';
import type { gameRules } from '@livery/api/contract/game-list';
import { matches } from '@livery/i18n/search-text';
import type { Context, Handlers } from '../handlers.ts';
import { ofVendor } from '../launch/target.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { anyone } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { gameAnnouncementRows } from '../seed/game-announcements.ts';
import { type GameType, gameTypeNames } from '../seed/words.ts';
import { sportsRules } from '../sports/rules-text.ts';
import { isSports } from '../sports/sports.ts';
import { type GameRow, games, type VendorRow, vendors } from '../tables.ts';
import { betsOf, prizesOf } from './bets.ts';
import { mechanicOf } from './mechanics/index.ts';
import { rulesOf } from './rules-text.ts';
import { betOf, roundStakesOf } from './stakes.ts';
import { coverOf, gameOf, nameOf, runsOn, vendorOf } from './view.ts';

const hour = 3_600_000;
/** The seats of each vendor's rooms. */
const seatsOfRooms = [2, 4, 4, 6] as const;
/** Rooms of card games. */
const pvp = 'PVP';

export const gameListHandlers: Pick<
  Handlers,
  'gameList' | 'gameTypeByVendor' | 'vendorLanes' | 'gameRules' | 'gameAnnouncements' | 'pvpRooms'
> = {
  gameList: {
    policy: anyone,
    async handle({ tx, language }, asked) {
      const found = (await tx.range(games, 'byRank'))
        .map(({ row }) => row)
        .filter((row) => isAskedFor(row, asked, language));
      const { items, totalPages } = pageOf(found, asked);
      return { games: items.map((row) => gameOf(row, language)), totalPages };
    },
  },

  gameTypeByVendor: {
    policy: anyone,
    async handle({ tx, language }, { vassalage }) {
      const vendor = (await tx.get(vendors, vassalage))?.row;
      if (vendor === undefined) return noVendor;
      const own = (await tx.range(games, 'byRank')).filter(
        ({ row }) => row.vassalage === vassalage,
      );
      const types = new Set([vendor.gameType, ...own.map(({ row }) => row.gameType)]);
      return [...types].map((gameType) => ({ gameType, name: typeName(gameType, language) }));
    },
  },

  vendorLanes: {
    policy: anyone,
    async handle({ tx, language }) {
      const all = (await tx.range(vendors, 'byPosition')).map(({ row }) => row);
      return Object.entries(gameTypeNames).flatMap(([gameType, names]) => {
        const own = all.filter((vendor) => vendor.gameType === gameType);
        if (own.length === 0) return [];
        const { text, language: written } = localise(names, language);
        return [
          { title: text, language: written, gameClassify: gameType, cards: own.map(vendorOf) },
        ];
      });
    },
  },

  gameRules: {
    policy: anyone,
    async handle(context, asked) {
      const row = await describedGame(context, asked);
      if (row instanceof Refused) return row;
      const { language, merchant } = context;
      const name = nameOf(row, language);
      const mechanic = mechanicOf(row);
      const { gameType } = row;
      const texts = isSports(gameType) ? sportsRules(gameType) : rulesOf(mechanic.look);
      const rules = texts.map((each) => localise(each, language));
      const { min, max } = roundStakesOf(row, context);
      return {
        nodeId: row.nodeId,
        name: name.text,
        language: name.language,
        iconUrl: coverOf(row),
        rules: rules.map(({ text }) => text),
        rulesLanguage: rules[0]?.language,
        prizes: isSports(gameType) ? [] : prizesOf(mechanic),
        bets: betsOf(mechanic, context),
        rtp: row.rtp,
        lines: row.lines,
        minStake: fromMinor(min, merchant.currency.decimals),
        maxStake: fromMinor(max, merchant.currency.decimals),
      };
    },
  },

  gameAnnouncements: {
    policy: anyone,
    async handle({ now, language }, { type, gameType }) {
      return gameAnnouncementRows
        .filter((row) => row.type === type && (gameType === undefined || row.gameType === gameType))
        .map(({ title, content, hoursAgo, ...row }) => {
          const { text, language: own } = localise(title, language);
          return {
            ...row,
            title: text,
            content: localise(content, language).text,
            language: own,
            publishTime: now - hoursAgo * hour,
          };
        })
        .sort((one, other) => other.publishTime - one.publishTime);
    },
  },

  pvpRooms: {
    policy: anyone,
    async handle(context, { vassalage }) {
      const { tx } = context;
      const all = (await tx.range(games, 'byRank')).map(({ row }) => row);
      const open = (await tx.range(vendors, 'byPosition')).map(({ row }) => row);
      return open
        .filter((vendor) => vendor.gameType === pvp)
        .filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage)
        .flatMap((vendor) => roomsOf(vendor, all, context))
        .sort((one, other) => Number(one.min - other.min))
        .map(({ room }) => room);
    },
  },
};

/** A game of a hall, or a vendor's lobby, as its rules describe it. */
async function describedGame(
  context: Context,
  { nodeId, vassalage, gameType = '' }: RequestOf<typeof gameRules>,
): Promise<Described | Refused> {
  if (nodeId === undefined) return ofVendor(context, gameType, vassalage);
  return (await context.tx.get(games, String(nodeId)))?.row ?? noGame;
}

interface Described extends Pick<GameRow, 'name' | 'gameType' | 'rtp' | 'minBet'> {
  readonly foreign?: string | undefined;
  readonly nodeId?: number | undefined;
  readonly hasArt?: boolean | undefined;
  readonly lines?: number | undefined;
}

/** The rooms of a vendor: its most played games, each at the stakes that its rules page gives. */
function roomsOf(vendor: VendorRow, all: readonly GameRow[], context: Context) {
  const { decimals } = context.merchant.currency;
  const own = all.filter((row) => row.vassalage === vendor.vassalage);
  return seatsOfRooms.flatMap((seats, index) => {
    const game = own[index];
    if (game === undefined) return [];
    const { min, max } = roundStakesOf(game, context);
    const name = nameOf(game, context.language);
    const room = {
      roomId: `${vendor.vassalage}-${index + 1}`,
      vassalage: vendor.vassalage,
      nodeId: game.nodeId,
      name: name.text,
      language: name.language,
      seats,
      minStake: fromMinor(min, decimals),
      maxStake: fromMinor(max, decimals),
      isOpen: !vendor.maintenance,
    };
    return [{ room, min }];
  });
}

interface Asked {
  platform: string;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  gameName?: string | undefined;
  minBet?: string | undefined;
  minLineNum?: number | undefined;
}

function isAskedFor(row: GameRow, asked: Asked, language: string): boolean {
  const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum, platform } = asked;
  return (
    runsOn(row, platform) &&
    (gameType === undefined || row.gameType === gameType) &&
    (vassalage === undefined || row.vassalage === vassalage) &&
    (gameClassify === undefined || row.gameClassify === gameClassify) &&
    (minBet === undefined || betOf(row.minBet) === betOf(minBet)) &&
    (minLineNum === undefined || row.lines >= minLineNum) &&
    (gameName === undefined || isNamed(row, gameName, language))
  );
}

/** Whether the name, in the asked language or in English, has every word that was typed. */
function isNamed(row: GameRow, typed: string, language: string): boolean {
  return [nameOf(row, language).text, row.name.EN].some((name) => matches(name, typed));
}

function typeName(gameType: string, language: string): string {
  const name = gameTypeNames[gameType as GameType];
  return name === undefined ? gameType : localise(name, language).text;
}

/** The refusal of a game that is not there. */
export const noGame = new Refused('NOT_FOUND', 'There is no such game.', { status: 404 });
const noVendor = new Refused('NOT_FOUND', 'There is no such vendor.', { status: 404 });

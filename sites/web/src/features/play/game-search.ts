import type { RequestOf } from '@livery/api';
import type { gameRules } from '@livery/api/contract/game-list';
import type { LaunchObject } from '@livery/api/contract/launch';

const names = [
  'gameType',
  'isGame',
  'defaultPlayType',
  'vendor',
  'accountTypeName',
  'gameCode',
  'code',
  'vassalage',
] as const satisfies readonly (keyof LaunchObject)[];

/** Which game the query of an address means, as it stands there: the fields of spec §3 "Game launch object". */
export type GameSearch = { readonly [name in (typeof names)[number]]?: string };

/**
 * Reads which game an address means, which anyone may have written.
 *
 * @returns undefined where it names none
 */
export function gameIn(search: GameSearch): LaunchObject | undefined {
  const { gameType, ...others } = Object.fromEntries(
    names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  ) as GameSearch; // built from the names alone
  return gameType === undefined ? undefined : { ...others, gameType: gameType.toUpperCase() };
}

/** Vendors whose lobby is the page of lotteries (spec §9), and the game types that lead there too. */
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
const lotteryTypes: readonly string[] = ['LOTT', 'ELOTT'];

/**
 * The query of the page of lotteries (spec §2 `/lottery`) that a launch leads to: a lottery has draws, and no rounds to open. A game of
 * a hall has a number and stays a game, also one of an e-lottery.
 *
 * @returns undefined for any other game
 */
export function lotteryOf(
  game: LaunchObject,
): { gameCode?: string; vendor?: string; playType?: string } | undefined {
  const vendor = game.vassalage ?? game.vendor;
  const leads = lotteryTypes.includes(game.gameType) || lotteryVendors.includes(vendor ?? '');
  if (!leads || nodeIdOf(game) !== undefined) return undefined;
  const gameCode = game.gameCode ?? game.code;
  const { defaultPlayType: playType } = game;
  return {
    ...(gameCode ? { gameCode } : {}),
    ...(vendor ? { vendor } : {}),
    ...(playType ? { playType } : {}),
  };
}

/** The platform's number of a game whose rules can be read; undefined for a lobby or a lottery. */
export function nodeIdOf({ gameCode, code }: LaunchObject): number | undefined {
  const text = gameCode ?? code ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** What the rules of a game are asked for by: a game by its number, the lobby of a vendor by vendor and type; undefined for a lottery. */
export function rulesOf(game: LaunchObject): RequestOf<typeof gameRules> | undefined {
  const nodeId = nodeIdOf(game);
  if (nodeId !== undefined) return { nodeId };
  const vassalage = game.vassalage ?? game.vendor ?? game.accountTypeName;
  if (vassalage === undefined || (game.gameCode ?? game.code) !== undefined) return undefined;
  return { vassalage, gameType: game.gameType };
}

import type { LaunchObject, OpenGame, OpenGames } from './game-launch.types.ts';

/** The game that blocks a new one: that of the interrupted round first, else one that is open. */
export function otherGame({ games, round }: OpenGames): OpenGame | undefined {
  return games.find(({ launchId }) => launchId === round?.launchId) ?? games[0];
}

/**
 * Whether an open game is the requested one: resuming it is what the member wants. A code names one game of its type, so that
 * a vendor need not be named with it. A vendor's lobby has no code; its vendor may be named as members know it.
 */
export function isSame(open: OpenGame | undefined, game: LaunchObject): boolean {
  if (open === undefined || open.gameType !== game.gameType) return false;
  const code = open.nodeId === undefined ? open.gameCode : String(open.nodeId);
  if (code !== (game.gameCode ?? game.code)) return false;
  const vendor = game.vassalage ?? game.vendor;
  if (vendor !== undefined) return vendor === open.vassalage;
  return code !== undefined || [open.vassalage, open.name].includes(game.accountTypeName ?? '');
}

/** The request that opens an open game again. */
export function launchOf({ vassalage, gameType, nodeId, gameCode }: OpenGame): LaunchObject {
  const code = nodeId === undefined ? gameCode : String(nodeId);
  return { gameType, vassalage, ...(code === undefined ? {} : { gameCode: code }) };
}

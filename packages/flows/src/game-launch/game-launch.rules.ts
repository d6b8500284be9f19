import type { LaunchObject, OpenGame, OpenGames } from './game-launch.types.ts';

/** The game that blocks a new one: that of the interrupted round first, else one that is open. */
export function otherGame({ games, round }: OpenGames): OpenGame | undefined {
  return games.find(({ launchId }) => launchId === round?.launchId) ?? games[0];
}

/** Whether an open game is the requested one: resuming it is what the member wants. */
export function isSame(open: OpenGame | undefined, game: LaunchObject): boolean {
  const code = open?.nodeId === undefined ? open?.gameCode : String(open.nodeId);
  const vendor = game.vassalage ?? game.vendor;
  return open !== undefined && open.vassalage === vendor && code === (game.gameCode ?? game.code);
}

/** The request that opens an open game again. */
export function launchOf({ vassalage, gameType, nodeId, gameCode }: OpenGame): LaunchObject {
  const code = nodeId === undefined ? gameCode : String(nodeId);
  return { gameType, vassalage, ...(code === undefined ? {} : { gameCode: code }) };
}

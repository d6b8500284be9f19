import type { Game } from '@livery/api/contract/games';

/** The page on which a game opens, as its launch object names it (spec §3). */
export function gamePath({
  gameType,
  vassalage,
  nodeId,
}: Pick<Game, 'gameType' | 'vassalage' | 'nodeId'>): string {
  return `/game?${new URLSearchParams({ gameType, vassalage, gameCode: String(nodeId) })}`;
}

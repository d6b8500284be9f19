import type { RequestOf, ValueOf } from '@livery/api';
import {
  closeGame,
  endRound,
  launchGame,
  openRound,
  playRound,
  socialLaunch,
} from '@livery/api/contract/launch';
import { sportsBet } from '@livery/api/contract/sports';
import type { ActService } from '@livery/flows/act';
import type { GameLaunchServices } from '@livery/flows/game-launch';
import type { Services } from '../../app/services.tsx';

type PlayRequest = RequestOf<typeof playRound>;
type EndRequest = RequestOf<typeof endRound>;
/** A round, and what the wallet holds. */
export type PlayedRound = ValueOf<typeof playRound>;

/** Whose play it is; empty for a guest. What a tab keeps of one member's play is nobody else's. */
export function accountOf(session: Services['session']): string {
  const state = session.state();
  return state.kind === 'member' ? (state.record.account ?? '') : '';
}

/** What opening and closing a game calls (spec §7). */
export function launchServices({
  client,
  session,
}: Pick<Services, 'client' | 'session'>): GameLaunchServices {
  return {
    loadOpen: (_, signal) => client.call(openRound, {}, { signal }),
    launch: (game, signal) => {
      const state = session.state();
      const isSocial = state.kind === 'member' && state.record.social === true;
      return client.call(isSocial ? socialLaunch : launchGame, game, { signal });
    },
    closeGame: ({ request, key }, signal) =>
      client.call(closeGame, request, { signal, idempotencyKey: key }),
  };
}

/** The act of a slip: its stakes are taken, or nothing is and the member is asked. */
export function slipService({
  client,
}: Pick<Services, 'client'>): ActService<RequestOf<typeof sportsBet>, ValueOf<typeof sportsBet>> {
  return ({ request, key }, signal) =>
    client.call(sportsBet, request, { signal, idempotencyKey: key });
}

/** The two acts of a round: its stake is taken, and what it returns is paid. */
export function roundServices({ client }: Pick<Services, 'client'>): {
  readonly play: ActService<PlayRequest, PlayedRound>;
  readonly end: ActService<EndRequest, PlayedRound>;
} {
  return {
    play: ({ request, key }, signal) =>
      client.call(playRound, request, { signal, idempotencyKey: key }),
    end: ({ request, key }, signal) =>
      client.call(endRound, request, { signal, idempotencyKey: key }),
  };
}

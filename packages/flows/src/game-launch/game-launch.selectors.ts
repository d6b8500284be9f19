import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { ActRef } from '../act/act.machine.ts';
import type { gameLaunchMachine } from './game-launch.machine.ts';
import { otherGame } from './game-launch.rules.ts';
import type { Launch, LaunchObject, OpenGame, OpenGames } from './game-launch.types.ts';

/** The screen's view of the launch of a game. */
export interface GameLaunchView {
  /** `opening`: the frame loads. */
  readonly step:
    | 'looking'
    | 'roundOpen'
    | 'gameOpen'
    | 'closingOther'
    | 'launching'
    | 'opening'
    | 'playing'
    | 'failed'
    | 'closing'
    | 'ended';
  readonly busy: boolean;
  readonly game: LaunchObject;
  /** The blocking game, and its interrupted round. */
  readonly other: OpenGame | undefined;
  readonly round: OpenGames['round'];
  /** What the frame shows; undefined when none is to be shown. */
  readonly frame: Launch | undefined;
  readonly failure: Failure | undefined;
  /** The running act that closes a game, for `selectAct` and its events. */
  readonly act: ActRef | undefined;
  readonly canLeave: boolean;
}

export function selectGameLaunch(snapshot: SnapshotFrom<typeof gameLaunchMachine>): GameLaunchView {
  const { value, context, children } = snapshot;
  const step = stepOf(value, context.wantsOut);
  const asks = step === 'roundOpen' || step === 'gameOpen';
  return {
    step,
    busy: ['looking', 'closingOther', 'launching', 'opening', 'closing'].includes(step),
    game: context.game,
    other: asks ? otherGame(context.open) : undefined,
    round: asks ? context.open.round : undefined,
    frame: step === 'opening' || step === 'playing' ? context.launched : undefined,
    failure: context.failure,
    act: children['act'] as GameLaunchView['act'],
    canLeave: snapshot.can({ type: 'leave' }),
  };
}

function stepOf(
  value: SnapshotFrom<typeof gameLaunchMachine>['value'],
  wantsOut: boolean,
): GameLaunchView['step'] {
  if (value === 'leaving' || (value === 'launching' && wantsOut)) return 'closing';
  return value === 'starting' ? 'looking' : value;
}

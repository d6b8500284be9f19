import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { freePlayMachine } from './free-play.machine.ts';

/** The screen's view of free play. */
export interface FreePlayView {
  readonly step: 'idle' | 'entering' | 'closed';
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly canStart: boolean;
}

export function selectFreePlay({
  value,
  context,
}: SnapshotFrom<typeof freePlayMachine>): FreePlayView {
  return {
    step: value,
    busy: value === 'entering',
    failure: context.failure,
    canStart: value === 'idle',
  };
}

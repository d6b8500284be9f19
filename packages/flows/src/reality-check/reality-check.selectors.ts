import type { Failure } from '@livery/api';
import type { SnapshotFrom } from 'xstate';
import type { realityCheckMachine } from './reality-check.machine.ts';
import type { PlayPosition } from './reality-check.types.ts';

/** The screen's view of the reality check. */
export interface RealityCheckView {
  /** `check` and `timeUp` cover play with an alert that only an answer ends. */
  readonly step: 'playing' | 'check' | 'timeUp' | 'ended';
  readonly busy: boolean;
  readonly position: PlayPosition | undefined;
  /** Milliseconds since play began or the last check was answered. */
  readonly elapsedMs: (now: number) => number;
  /** Why the position could not be read; it is read again meanwhile. */
  readonly failure: Failure | undefined;
  readonly canContinue: boolean;
}

export function selectRealityCheck(
  snapshot: SnapshotFrom<typeof realityCheckMachine>,
): RealityCheckView {
  const { context } = snapshot;
  const check = snapshot.matches('covered');
  return {
    step: check
      ? 'check'
      : snapshot.matches('timeUp')
        ? 'timeUp'
        : snapshot.matches('ended')
          ? 'ended'
          : 'playing',
    busy: snapshot.matches({ covered: 'reading' }),
    position: check ? context.position : undefined,
    elapsedMs: (now) => now - context.since,
    failure: check ? context.failure : undefined,
    canContinue: snapshot.can({ type: 'continue' }),
  };
}

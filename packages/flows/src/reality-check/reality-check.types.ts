import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

/** A member's position in this session of play. */
export interface PlayPosition {
  readonly playedMs: number;
  /** Wins without stakes, in major units of the account's currency; negative for a loss. */
  readonly net: string;
}

export interface RealityCheckInput {
  /** The member's interval; undefined: no check. */
  readonly minutes: number | undefined;
  /** When play began, or the last check was answered: kept by the page, so that a reload does not restart the interval. */
  readonly since: number;
  /** The page's clock, in milliseconds. */
  readonly now: () => number;
}

export interface RealityCheckServices {
  readonly loadPosition: Service<void, PlayPosition>;
}

export type RealityCheckEvent =
  /** The member has chosen another interval, or none. */
  | { readonly type: 'set'; readonly minutes: number | undefined }
  /** The page is visible again: its timers may have been suspended. */
  | { readonly type: 'shown' }
  /** The platform reports that the member's own time limit is reached. */
  | { readonly type: 'timeUp' }
  | { readonly type: 'continue' }
  | { readonly type: 'leave' };

/** Emitted when the member continues, so that the page can store the time. */
export interface RealityCheckEmitted {
  readonly type: 'continued';
  readonly since: number;
}

export interface RealityCheckOutput {
  readonly result: 'left';
}

export interface RealityCheckContext {
  readonly input: RealityCheckInput;
  readonly minutes: number | undefined;
  readonly since: number;
  readonly position: PlayPosition | undefined;
  readonly failure: Failure | undefined;
}

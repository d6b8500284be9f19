/** How often a countdown moves. */
export const tickMs = 1000;

/** The countdowns of codes, one for each number or method that a code went to: part of the context of a machine that sends codes. */
export interface Countdown {
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** When another code can be requested, by where it goes. */
  readonly resendAt: Readonly<Record<string, number>>;
  /** The clock when the countdown last moved. */
  readonly tickedAt: number;
}

/** No code was sent yet. */
export function noCountdown(now: () => number = Date.now): Countdown {
  return { now, resendAt: {}, tickedAt: now() };
}

/** Begins the countdown of a code that was sent. */
export function begun({ now, resendAt }: Countdown, to: string, seconds: number) {
  return { resendAt: { ...resendAt, [to]: now() + seconds * 1000 } };
}

/** Whether another code can be requested: the clock decides, not what was shown last. */
export function mayResend({ now, resendAt }: Countdown, to: string): boolean {
  return (resendAt[to] ?? 0) <= now();
}

/** Whether any countdown runs. */
export function runs({ now, resendAt }: Countdown): boolean {
  return Object.values(resendAt).some((at) => at > now());
}

/** Whole seconds until another code can be requested, as they are shown. */
export function secondsLeft({ resendAt, tickedAt }: Countdown, to: string): number {
  return Math.max(0, Math.ceil(((resendAt[to] ?? 0) - tickedAt) / 1000));
}

/** The region of a machine that moves its countdowns. The machine provides `tick`, `countdownRuns` and `moveCountdown`. */
export const countdownRegion = {
  initial: 'stopped',
  states: {
    stopped: { always: { guard: 'countdownRuns', target: 'running' } },
    running: {
      entry: 'moveCountdown',
      after: {
        tick: [
          { guard: 'countdownRuns', target: 'running', reenter: true },
          { target: 'stopped', actions: 'moveCountdown' },
        ],
      },
    },
  },
} as const;

import type { DrawStatus } from '@livery/api/contract/lottery';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Hours from UTC of the zones that draw here: none of them has summer time. */
const offsets = {
  'Asia/Bangkok': 7,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Singapore': 8,
  'Asia/Vientiane': 7,
} as const;

/** When a game draws. */
export type Schedule =
  /** On week-days (0 Sunday to 6 Saturday) at a local time. */
  | {
      readonly kind: 'weekly';
      readonly days: readonly number[];
      readonly at: readonly [hours: number, minutes: number];
      readonly zone: keyof typeof offsets;
      readonly lastsMs: number;
      readonly lockMs: number;
    }
  /** On days of the month at a local time. */
  | {
      readonly kind: 'monthly';
      readonly dates: readonly number[];
      /** Dates (`MM-DD`) that are moved, and by how many days. */
      readonly moved?: Readonly<Record<string, number>>;
      readonly at: readonly [hours: number, minutes: number];
      readonly zone: keyof typeof offsets;
      readonly lastsMs: number;
      readonly lockMs: number;
    }
  /** Again and again; the end of a round is its draw. */
  | {
      readonly kind: 'every';
      readonly everyMs: number;
      readonly lastsMs: number;
      readonly lockMs: number;
    };

/** What may go wrong with a draw. */
export interface DrawTrouble {
  /** The balls fall this much later than announced. */
  readonly delayMs?: number;
  /** Every draw is called off. */
  readonly isVoid?: boolean;
}

/** How long a finished daily draw is shown as final before the next one opens. */
const finalMs = 10 * minute;
/** Part of a draw that passes before the first digit is known. */
const firstDigitAt = 0.2;

/** The draw that a game shows at a moment. */
export interface Moment {
  status: DrawStatus;
  /** Start of the shown draw, ms since 1970. */
  drawAt: number;
  remainTime: number;
  lockTime: number;
  /** Start of the draw whose result is shown. */
  resultOf: number;
  /** How much of that result is known, 0 to 1. */
  known: number;
}

/** Where a game stands at `now`; depends on nothing but the schedule and the moment. */
export function momentOf(schedule: Schedule, now: number, trouble: DrawTrouble = {}): Moment {
  const delay = trouble.delayMs ?? 0;
  const finishMs = delay + schedule.lastsMs + (schedule.kind === 'every' ? 0 : finalMs);
  // A draw stays on show until it is finished; from then on the next one is.
  const drawAt = nextDraw(schedule, now - finishMs);
  const remainTime = drawAt - now;
  const lockTime = remainTime - schedule.lockMs;
  const previous = previousDraw(schedule, drawAt);
  const times = { drawAt, remainTime, lockTime };
  const { status, known } = standingOf(schedule, drawAt, now, trouble);
  // Until something of a draw is known, the result of the one before it is shown.
  const isAhead = status === 'open' || status === 'locked' || status === 'drawing';
  return isAhead
    ? { ...times, status, resultOf: previous, known: 1 }
    : { ...times, status, resultOf: drawAt, known };
}

/** Where one draw of a schedule stands at `now`, and how much of its own result is known, 0 to 1. */
export function standingOf(
  schedule: Schedule,
  drawAt: number,
  now: number,
  trouble: DrawTrouble = {},
): { status: DrawStatus; known: number } {
  if (now < drawAt - schedule.lockMs) return { status: 'open', known: 0 };
  const elapsed = now - drawAt - (trouble.delayMs ?? 0);
  if (elapsed < 0) return { status: 'locked', known: 0 };
  if (trouble.isVoid) return { status: 'void', known: 0 };
  if (elapsed >= schedule.lastsMs) return { status: 'final', known: 1 };
  const progress = elapsed / schedule.lastsMs;
  return progress < firstDigitAt
    ? { status: 'drawing', known: 0 }
    : { status: 'partial', known: progress };
}

/** When a draw is over: all of it is known, or it is called off. */
export function overAt(schedule: Schedule, drawAt: number, trouble: DrawTrouble = {}): number {
  return drawAt + (trouble.delayMs ?? 0) + (trouble.isVoid ? 0 : schedule.lastsMs);
}

/** The draw that takes bets: the first one that has not locked yet, also while an earlier one is drawing or late. */
export function openDraw(schedule: Schedule, now: number): number {
  return nextDraw(schedule, now + schedule.lockMs);
}

/** Week-day numbers of a schedule as the platform sends them: 1 Sunday, 2 to 7 Monday to Saturday. */
export function weekDays(schedule: Schedule, drawAt: number): string {
  if (schedule.kind === 'every') return '1,2,3,4,5,6,7';
  if (schedule.kind === 'weekly') return schedule.days.map((each) => each + 1).join(',');
  return String(new Date(drawAt + offsets[schedule.zone] * hour).getUTCDay() + 1);
}

/** The zone whose clock a schedule follows; none of rounds that follow each other. */
export function zoneOf(schedule: Schedule): string | undefined {
  return schedule.kind === 'every' ? undefined : schedule.zone;
}

/** First draw after `time`. */
export function nextDraw(schedule: Schedule, time: number): number {
  return seek(schedule, time, 1);
}

/** Last draw before `time`. */
export function previousDraw(schedule: Schedule, time: number): number {
  return seek(schedule, time, -1);
}

function seek(schedule: Schedule, time: number, step: 1 | -1): number {
  if (schedule.kind === 'every') {
    const round = time / schedule.everyMs;
    return (step === 1 ? Math.floor(round) + 1 : Math.ceil(round) - 1) * schedule.everyMs;
  }
  const offset = offsets[schedule.zone] * hour;
  const today = Math.floor((time + offset) / day);
  const [hours, minutes] = schedule.at;
  // A month always holds a drawing day, and so does a week.
  for (let away = 0; away <= 31; away += 1) {
    const date = (today + away * step) * day;
    const start = date - offset + hours * hour + minutes * minute;
    const isAhead = step === 1 ? start > time : start < time;
    if (isAhead && drawsOn(schedule, new Date(date))) return start;
  }
  throw new RangeError('A schedule needs at least one day.');
}

function drawsOn(schedule: Exclude<Schedule, { kind: 'every' }>, date: Date): boolean {
  if (schedule.kind === 'weekly') return schedule.days.includes(date.getUTCDay());
  const { dates, moved = {} } = schedule;
  const own = dates.includes(date.getUTCDate()) && moved[monthAndDay(date)] === undefined;
  return own || Object.entries(moved).some(([from, days]) => isMovedTo(date, from, days));
}

/** Whether the draw of a date (`MM-DD`) that is so many days later falls on this one. */
function isMovedTo(date: Date, from: string, days: number): boolean {
  return monthAndDay(new Date(date.getTime() - days * day)) === from;
}

function monthAndDay(date: Date): string {
  return date.toISOString().slice(5, 10);
}

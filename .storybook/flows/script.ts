import { ApiError } from '@livery/api';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** What a reader can let happen to a flow, and what its screen sees of it. */
export interface FlowScript {
  readonly input: (now: () => number) => unknown;
  /** What a member, the page or another tab says, by its label. */
  readonly events: Readonly<Record<string, AnyEventObject>>;
  /** What each service may answer, by its label. An error is a failure. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  select(snapshot: AnyMachineSnapshot): unknown;
}

/** A script whose input, events and selector fit a machine. */
export function scriptOf<Machine extends AnyStateMachine>(
  _: Machine,
  script: {
    readonly input: (now: () => number) => InputFrom<Machine>;
    readonly events: Readonly<Record<string, EventFrom<Machine>>>;
    readonly answers: FlowScript['answers'];
    readonly select: (snapshot: SnapshotFrom<Machine>) => unknown;
  },
): FlowScript {
  // the stepper runs the machine that the script was written for
  return script as FlowScript;
}

const offline = new ApiError('storybook', { kind: 'offline' });
export const expired = new ApiError('storybook', { kind: 'expired' });
export const refused = (code: string, captcha = false) =>
  new ApiError('storybook', { kind: 'refused', code, message: undefined, captcha });

/** Answers, and what may go wrong with any call. */
export const or = (answers: Readonly<Record<string, unknown>>, code = 'WRONG_STATE') => ({
  ...answers,
  refuses: refused(code),
  'is out of reach': offline,
});

let given = 0;
/** Another key at each call. */
export function newKey(): string {
  given += 1;
  return `key-${given}`;
}

import type { Failure } from '@livery/api';
import type { LoginAnswer, SecondStepDemand, SecondStepMethod } from '../login/login.types.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { Service } from '../shared/port.ts';

/** Methods whose code the platform has to send first. */
export type SentMethod = Extract<SecondStepMethod, 'mobile' | 'email'>;

export interface SecondStepInput extends SecondStepDemand {
  /** The clock of the countdown, in milliseconds; the device's when left out. */
  readonly now?: (() => number) | undefined;
}

export interface SentCode {
  /** Minutes until another code can be requested (spec §4). */
  readonly expiredMinutes: number;
  /** Where the code went, as a hint. */
  readonly sentTo: string;
}

export interface SecondStepServices {
  readonly sendCode: Service<{ readonly ticket: string; readonly method: SentMethod }, SentCode>;
  readonly verifyAnswer: Service<
    { readonly ticket: string; readonly method: SecondStepMethod; readonly answer: string },
    LoginAnswer
  >;
}

export type SecondStepEvent =
  | { readonly type: 'choose'; readonly method: SecondStepMethod }
  /** Back to the choice of methods. */
  | { readonly type: 'back' }
  | { readonly type: 'sendCode' }
  | { readonly type: 'submit'; readonly answer: string }
  | { readonly type: 'cancel' };

export type SecondStepOutput =
  | { readonly result: 'passed'; readonly answer: LoginAnswer }
  | { readonly result: 'cancelled' }
  /** The step has expired at the platform: the login restarts. */
  | { readonly result: 'ended'; readonly failure: Failure };

export interface SecondStepContext extends Countdown {
  readonly input: SecondStepInput;
  readonly method: SecondStepMethod | undefined;
  /** The method whose code was requested last. */
  readonly asked: SentMethod | undefined;
  /** What was last submitted, kept after a failure. */
  readonly answer: string;
  readonly missing: boolean;
  readonly failure: Failure | undefined;
  readonly sentTo: { readonly [method in SentMethod]?: string };
  readonly output: SecondStepOutput;
}

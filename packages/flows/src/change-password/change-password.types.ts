import type { Failure } from '@livery/api';
import type { Service } from '../shared/port.ts';

export interface ChangePasswordValues {
  /** Ignored when the login flow knows the password. */
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export interface ChangePasswordInput {
  readonly username: string | undefined;
  /**
   * The password of the login that led here, empty for an account that has none yet; without it the member is asked for it
   * (spec §2).
   */
  readonly oldPassword?: string | undefined;
  /** Whether a new password follows the site's password rule; every one does when left out, and the platform decides. */
  readonly followsRule?: ((password: string) => boolean) | undefined;
}

/** What is wrong with a field before anything is sent. */
export type ChangePasswordProblem = 'required' | 'rule' | 'weak' | 'different';
export type ChangePasswordProblems = {
  readonly [field in keyof ChangePasswordValues]?: ChangePasswordProblem;
};

export interface ChangePasswordServices {
  readonly changePassword: Service<ChangePasswordValues, void>;
  /** Refreshes what the session keeps of the login, after a change (spec §4). */
  readonly refreshLogin: Service<void, void>;
}

export type ChangePasswordEvent =
  | { readonly type: 'submit'; readonly values: ChangePasswordValues }
  | { readonly type: 'cancel' };

export type ChangePasswordOutput =
  | { readonly result: 'changed'; readonly goTo: '/' }
  | { readonly result: 'cancelled' }
  /** The session ended before the change was made. */
  | { readonly result: 'ended'; readonly failure: Failure };

export interface ChangePasswordContext {
  readonly input: ChangePasswordInput;
  readonly values: ChangePasswordValues;
  readonly problems: ChangePasswordProblems;
  readonly failure: Failure | undefined;
  readonly output: ChangePasswordOutput;
}

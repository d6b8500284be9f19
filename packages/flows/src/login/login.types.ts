import type { Failure } from '@livery/api';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { CaptchaServices } from '../captcha/captcha.types.ts';
import type { Service } from '../shared/port.ts';

/** How a member proves who they are: a name and a password, or a mobile number and a code by SMS or by its provider. */
export type LoginType = 'username' | 'sms' | 'firebase';

/** What the form holds. For `sms` the username is the mobile number and the password is the code (spec §3). */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  /** The characters of the captcha; empty while none is required. */
  readonly captcha: string;
  /** Whether this device is to be remembered for a day. */
  readonly remember: boolean;
}

/** The required fields of the form (spec §5). */
export type LoginField = 'username' | 'password' | 'captcha';

/**
 * The accepted answer of another flow that logs in: the login continues from it, to the second step, the session and the
 * member.
 */
export interface Entrance {
  readonly answer: LoginAnswer;
  /** Omitted where it is unknown: through a provider, or without an account. */
  readonly username?: string | undefined;
  /** The account has no password yet, so that a change asks for none. */
  readonly passwordless: boolean;
  /** The member came in through a provider. Default: false. */
  readonly social?: boolean | undefined;
}

export interface LoginInput {
  /** The form is on an agent page: only agents can log in, and they land on `/agentHome`. */
  readonly agentPage: boolean;
  readonly type: LoginType;
  /** The site setting PWDEXPFORCECHANGE3: an expired password has to be changed. */
  readonly forceExpiredChange: boolean;
  /** Initial values of the form. */
  readonly username?: string | undefined;
  /** Whether a new password follows the site's password rule; every one does when left out, and the platform decides. */
  readonly followsRule?: ((password: string) => boolean) | undefined;
  /** The clock of countdowns, in milliseconds. */
  readonly now?: (() => number) | undefined;
  /** Without one the login starts with its form. */
  readonly entrance?: Entrance | undefined;
}

/** The login call's request (spec §3). */
export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly type: LoginType;
  readonly captcha?: string;
  /** Of the picture that was read. */
  readonly captchaKey?: string | undefined;
  /** The payload of the solved verification challenge. */
  readonly proof?: string;
}

export type SecondStepMethod = 'mobile' | 'email' | 'holder' | 'authenticator';

/** What the platform requires besides the password. */
export interface SecondStepDemand {
  readonly ticket: string;
  readonly methods: readonly SecondStepMethod[];
  /** Masked destination of a code: `••• 678`. */
  readonly hints: { readonly [method in SecondStepMethod]?: string | undefined };
}

/** The login call's answer: a token, or the demand of a second step. */
export interface LoginAnswer {
  readonly token?: string | undefined;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly secondStep?: SecondStepDemand | undefined;
  readonly previousLogin?:
    | { readonly time: string; readonly place?: string | undefined }
    | undefined;
}

/** Why a member has to choose a new password before going on. */
export type ForcedChange = 'firstLogin' | 'weak' | 'expired';

/** What the flow needs of the member. `unknown` is a member type that the site does not know. */
export interface LoginMember {
  readonly kind: 'member' | 'agent' | 'trial' | 'unknown';
}

/** What is stored of an accepted login. */
export interface NewSession {
  readonly token: string;
  readonly username: string;
  readonly remember: boolean;
  /** It was begun through a provider: its games are launched by a call of their own (spec §7). */
  readonly social: boolean;
  /** A change that has to come first. It outlives a reload only if the session keeps it. */
  readonly forcedChange: ForcedChange | undefined;
}

/** The services of the flow, provided by the screen that starts it. */
export interface LoginServices extends CaptchaServices {
  /** Solves the platform's verification challenge; undefined when none is required. */
  readonly getProof: Service<void, string | undefined>;
  readonly submitLogin: Service<LoginRequest, LoginAnswer>;
  /** Stores token and user info (spec §4). */
  readonly storeSession: Service<NewSession, void>;
  /** Loads member info, and stores what the session keeps of it. */
  readonly loadMember: Service<void, LoginMember>;
  /** Removes what `storeSession` and `loadMember` stored, for a member who is rejected or cancels. */
  readonly dropSession: Service<void, void>;
}

export type LoginEvent =
  | { readonly type: 'submit'; readonly values: LoginValues }
  | { readonly type: 'refreshCaptcha' }
  /** Loads member info once more. */
  | { readonly type: 'retry' }
  /**
   * Stops what is under way and forgets the password. A screen that closes the form sends this before it stops the machine.
   */
  | { readonly type: 'cancel' };

/** Emitted once at a first login (spec §4), before its change of password opens. */
export type LoginEmitted = { readonly type: 'firstLogin' };

export interface LoginOutput {
  readonly reason: 'signedIn';
  readonly goTo: '/' | '/agentHome';
  readonly member: LoginMember;
  readonly previousLogin: LoginAnswer['previousLogin'];
  /** A change of password was forced. This login showed its dialog, and no other one opens. */
  readonly forcedChange: ForcedChange | undefined;
}

export interface LoginContext {
  readonly input: Omit<LoginInput, 'entrance'>;
  /** The account has no password. */
  readonly passwordless: boolean;
  /** The answer is of a member who came in through a provider. */
  readonly social: boolean;
  readonly values: LoginValues;
  readonly missing: readonly LoginField[];
  readonly failure: Failure | undefined;
  readonly proof: string | undefined;
  /** The captcha image that the platform requires. */
  readonly captcha: CaptchaView;
  readonly answer: LoginAnswer | undefined;
  readonly previousLogin: LoginAnswer['previousLogin'];
  readonly forcedChange: ForcedChange | undefined;
  readonly member: LoginMember | undefined;
}

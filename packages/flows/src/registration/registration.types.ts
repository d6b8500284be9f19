import type { Registration } from '@livery/api/contract/registration';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import type { CaptchaServices } from '../captcha/captcha.types.ts';
import type { LoginAnswer } from '../login/login.types.ts';
import type { Agreement, AgreementProblem } from '../shared/agreement.ts';
import type { CodeFailure } from '../shared/phone.ts';
import type { Service } from '../shared/port.ts';
import type { MobileNumber, SmsCodeServices } from '../sms-code/sms-code.types.ts';

/** The two forms; on the mobile one the number becomes the username (spec §3). */
export type RegistrationForm = 'username' | 'mobile';

/** The fields that a form may show, by their names in the registration payload (spec §3). */
export type RegistrationField = Exclude<
  keyof Registration,
  | 'proof'
  | 'captchaKey'
  | 'firebaseChannel'
  | 'firebaseIdToken'
  | 'login'
  | 'registerMethod'
  | 'registerUrl'
  | 'domain'
  | 'referralCode'
  | 'ageConfirmed'
  | 'termsVersion'
  | 'marketingConsent'
>;

/** What the form holds. That each value follows its field's rule is validated by the form. */
export interface RegistrationValues extends Agreement {
  readonly fields: { readonly [name in RegistrationField]?: string | undefined };
}

export interface RegistrationInput {
  readonly form: RegistrationForm;
  /** Who checks the mobile number, if anybody does. */
  readonly code: 'none' | 'platform' | 'thirdParty';
  /** The form shows an affiliate field. */
  readonly affiliateField: boolean;
  /** The site shows a captcha from the start; else when the platform requires it. */
  readonly captcha: boolean;
  /** The referrer in the page's URL. */
  readonly address: {
    readonly registerUrl: string;
    readonly domain: string;
    readonly affiliateCode?: string | undefined;
    readonly referralCode?: string | undefined;
  };
  /** The clock of countdowns, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** The registration call's request (spec §3), but for what the contract fills in. */
export type RegistrationRequest = Omit<Registration, 'login' | 'registerMethod'>;

export interface RegistrationServices extends SmsCodeServices, CaptchaServices {
  /** Checks an invitation code; rejected when it is invalid (spec §4). */
  readonly checkAffiliate: Service<string, void>;
  /** Has the third-party provider check a code. The provider's token is valid for one account. */
  readonly confirmCode: Service<{ readonly number: MobileNumber; readonly code: string }, string>;
  /** Opens the account and signs in. */
  readonly register: Service<
    { readonly form: RegistrationForm; readonly request: RegistrationRequest },
    LoginAnswer
  >;
  /** Logs in with what was typed and a new proof: after a lost answer the account may exist. */
  readonly signIn: Service<{ readonly username: string; readonly password: string }, LoginAnswer>;
}

/** What blocks a form, besides the rules of its fields. */
export type RegistrationProblem = AgreementProblem | 'captcha';

export type RegistrationEvent =
  | { readonly type: 'submit'; readonly values: RegistrationValues }
  /** The other tab. */
  | { readonly type: 'choose'; readonly form: RegistrationForm }
  | { readonly type: 'refreshCaptcha' }
  /** The warning about the invitation code was read. */
  | { readonly type: 'dismiss' }
  /** Every field was cleared. */
  | { readonly type: 'reset' }
  | { readonly type: 'cancel' };

export type RegistrationOutput =
  | { readonly result: 'joined'; readonly answer: LoginAnswer; readonly username: string }
  | { readonly result: 'cancelled' };

export interface RegistrationContext {
  readonly input: RegistrationInput;
  readonly form: RegistrationForm;
  readonly values: RegistrationValues;
  readonly problems: readonly RegistrationProblem[];
  readonly failure: CodeFailure | undefined;
  readonly captcha: CaptchaView;
  readonly proof: string | undefined;
  /** The provider's token, and the number and code that it is for. */
  readonly confirmed: { readonly of: string; readonly token: string } | undefined;
  /** The name whose registration was sent and never answered. */
  readonly lostFor: string | undefined;
  readonly output: RegistrationOutput;
}

import type { Failure } from '@livery/api';
import { weakPassword } from '../change-password/change-password.rules.ts';
import { refusal } from '../shared/failure.ts';
import type {
  ForcedChange,
  LoginAnswer,
  LoginContext,
  LoginField,
  LoginInput,
  LoginMember,
  LoginRequest,
  LoginType,
  LoginValues,
  NewSession,
} from './login.types.ts';

/** Spec §5: inputs are trimmed, except a code by SMS. */
export function trimmed(type: LoginType, values: LoginValues): LoginValues {
  return {
    ...values,
    username: values.username.trim(),
    password: type === 'sms' ? values.password : values.password.trim(),
    captcha: values.captcha.trim(),
  };
}

/**
 * Spec §5: username, password, and captcha when shown are required. A captcha whose image has not loaded cannot be answered.
 */
export function missingFields(
  { captcha }: Pick<LoginContext, 'captcha'>,
  values: LoginValues,
): LoginField[] {
  const answered = values.captcha.trim() !== '' && captcha?.image !== undefined;
  return [
    ...(values.username.trim() === '' ? (['username'] as const) : []),
    ...(values.password.trim() === '' ? (['password'] as const) : []),
    ...(captcha && !answered ? (['captcha'] as const) : []),
  ];
}

export function requestOf({
  values,
  input,
  captcha,
  proof,
}: Pick<LoginContext, 'values' | 'input' | 'captcha' | 'proof'>): LoginRequest {
  return {
    username: values.username,
    password: values.password,
    type: input.type,
    ...(captcha ? { captcha: values.captcha, captchaKey: captcha.key } : {}),
    ...(proof === undefined ? {} : { proof }),
  };
}

/**
 * Why a new password comes first, if it does: the first login (spec §6), the weak password, or one that has expired where
 * that forces a change. A code by SMS or by its provider is no password, so neither of the last two applies to it (spec §4),
 * nor to a login by another flow, where none was typed.
 */
export function forcedChangeOf(
  { type, forceExpiredChange }: Pick<LoginInput, 'type' | 'forceExpiredChange'>,
  password: string,
  answer: Pick<LoginAnswer, 'firstTimeLogin' | 'passwordExpired'>,
): ForcedChange | undefined {
  if (answer.firstTimeLogin) return 'firstLogin';
  if (type !== 'username' || password === '') return undefined;
  if (password === weakPassword) return 'weak';
  return answer.passwordExpired && forceExpiredChange ? 'expired' : undefined;
}

/** The current password that a change is sent with; undefined when the member is asked for it, because a code is no password. */
export function oldPasswordOf({
  input,
  values,
  passwordless,
}: Pick<LoginContext, 'input' | 'values' | 'passwordless'>): string | undefined {
  if (passwordless) return '';
  return (input.type === 'username' && values.password) || undefined;
}

/** Why a member may not log in here: a type that the site does not know, or no agent on an agent page (spec §8). */
export function refusalOf(agentPage: boolean, { kind }: LoginMember): Failure | undefined {
  if (kind === 'unknown') return refusal('NOT_MEMBER_TYPE');
  return agentPage && kind !== 'agent' ? refusal('NOT_AGENT') : undefined;
}

/** What is stored of an accepted login. */
export function sessionOf({ answer, values, social, forcedChange }: LoginContext): NewSession {
  return {
    // `tokenGiven` has looked
    token: answer?.token as string,
    username: values.username,
    remember: values.remember,
    social,
    forcedChange,
  };
}

/** A refused answer has used the picture up; any other failure may not have reached the platform. */
export function spendsCaptcha(failure: Failure, alreadyAsked: boolean): boolean {
  return failure.kind === 'refused' && (failure.captcha || alreadyAsked);
}

/** Neither a token nor a second step: an answer that says nothing. */
export const answerless: Failure = {
  kind: 'malformed',
  reason: 'value',
  detail: 'the login was answered with neither a token nor a second step',
};

/** Whether an answer has a token, or the second step that is left to do. */
export function saysSomething({ token, secondStep }: LoginAnswer): boolean {
  return Boolean(token) || secondStep !== undefined;
}

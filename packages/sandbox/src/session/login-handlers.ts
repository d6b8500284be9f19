import { accountOfMobile, keyOfName } from '../account/find.ts';
import type { Context, Handlers } from '../handlers.ts';
import { anyone, codeLimits, guessing } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { checkSmsToken, spendSmsToken } from '../social/sms-token.ts';
import { countFailure, forgetFailures, standingOf } from './attempts.ts';
import { checkCode, codeAsked, dropCode, issueCode } from './codes.ts';
import { checkCaptcha, checkProof, countWrongTry, noNumber, notOffered } from './guards.ts';
import { noteLogin } from './logins.ts';
import {
  homeDialingCode,
  type MobileNumber,
  nationalNumber,
  numberOf,
  numberToKeep,
  writtenNumber,
} from './mobile.ts';
import { isPasswordExpired } from './passwords.ts';
import { type AccountRow, accounts, tickets } from './rows.ts';
import { codeMinutes, hintsOf, methodsOf, needsSecondStep, ticketMs } from './second-step.ts';
import { digestOf, newToken } from './secrets.ts';
import { beginSession, endOthers, forgetRemembered } from './sessions.ts';

export const loginHandlers: Pick<Handlers, 'login' | 'smsLoginCode'> = {
  login: {
    policy: { ...anyone, ...guessing },
    async handle(context, request) {
      if (request.type === 'sms') return loginBySms(context, request);
      if (request.type === 'firebase') return loginByProvider(context, request);
      return loginByName(context, request);
    },
  },

  smsLoginCode: {
    policy: { ...anyone, limits: codeLimits },
    async handle(context, asked) {
      const { merchant } = context;
      if (merchant.siteSettings.MOBILEVERCODELOGIN3 !== true) return notOffered;
      const number = await codeAsked(
        context,
        asked.countryDialingCode,
        asked.mobileNum,
        asked.proof,
      );
      if (number instanceof Refused) return number;
      const found = await accountOfMobile(context, number);
      // A number without an account gets the same answer and no message: nobody learns which are members.
      if (found !== undefined) {
        const to = writtenNumber(number);
        await issueCode(context, codeName(number), { kind: 'sms', to, account: found.key });
      }
      return { expiredMinutes: codeMinutes };
    },
  },
};

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly captchaKey?: string | undefined;
  readonly proof?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

async function loginByName(context: Context, request: Credentials) {
  const { tx, now, passwords } = context;
  const unproven = await checkProof(context, request.proof);
  if (unproven) return unproven;

  const key = await keyOfName(context, request.username);
  const standing = await standingOf(context, key);
  if (standing.locked) return locked;
  if (standing.needsCaptcha) {
    const unread = await checkCaptcha(context, request);
    if (unread) return unread;
  }

  const account = (await tx.get(accounts, key))?.row;
  const isRight = await passwords.verify(request.password, account?.passwordHash);
  if (account && isRight) {
    await forgetFailures(context, key);
    return signIn(context, key, account);
  }
  if (account && (await isMailed(account, request.password, now))) {
    await forgetFailures(context, key);
    return signIn(context, key, await takeMailed(context, key, account, request.password));
  }
  await countFailure(context, key);
  if (account) await noteLogin(context, key, false);
  await countWrongTry(context);
  const { needsCaptcha } = await standingOf(context, key);
  return new Refused('WRONG_CREDENTIALS', 'Wrong username or password.', { captcha: needsCaptcha });
}

/** Whether this is the password that was mailed to a member who forgot theirs. */
async function isMailed({ reset }: AccountRow, password: string, now: number): Promise<boolean> {
  return reset !== undefined && reset.expires > now && (await digestOf(password)) === reset.digest;
}

/** A mailed password takes the old one's place at its first use; who is in by the old one is so no more. */
async function takeMailed(context: Context, key: string, account: AccountRow, password: string) {
  const { tx, now, passwords } = context;
  const changed: AccountRow = {
    ...account,
    passwordHash: await passwords.hash(password),
    passwordChangedAt: now,
    firstLogin: true,
    reset: undefined,
  };
  await tx.put(accounts, key, changed);
  await endOthers(tx, key, undefined, 'PASSWORD_CHANGED');
  await forgetRemembered(tx, key);
  return changed;
}

/** Under which name the code for signing in with a number is kept. */
const codeName = (number: MobileNumber) => `sign-in/${numberToKeep(number)}`;

async function loginBySms(context: Context, request: Credentials) {
  const { username, password, countryDialingCode } = request;
  const number = numberOf(countryDialingCode ?? homeDialingCode(context.merchant), username);
  if (number === undefined) return noNumber;
  const name = codeName(number);
  const sent = await checkCode(context, name, password);
  if (sent instanceof Refused) return sent;
  await dropCode(context, name);
  const account = (await context.tx.get(accounts, sent.account ?? ''))?.row;
  return account === undefined ? notOffered : signIn(context, sent.account ?? '', account);
}

/** With the third-party provider's token for a number in place of a code. */
async function loginByProvider(context: Context, { username, password }: Credentials) {
  const { siteSettings, features } = context.merchant;
  if (siteSettings.MOBILEVERCODELOGIN3 !== true || features.thirdPartySms !== true) {
    return notOffered;
  }
  const number = await checkSmsToken(context, password);
  if (number instanceof Refused) {
    await countWrongTry(context);
    return number;
  }
  await spendSmsToken(context, number);
  const found = await accountOfMobile(context, number);
  if (found === undefined || nationalNumber(username) !== number.mobile) {
    await countWrongTry(context);
    return new Refused('WRONG_CREDENTIALS', 'No account has this number.');
  }
  return signIn(context, found.key, found.row);
}

/** What follows a right password: a session, or the second step when the address is not a registered one (spec §1). */
export async function signIn(context: Context, key: string, account: AccountRow) {
  const { tx, merchant, now, clientIp, entropy } = context;
  if (account.excluded) return excluded;
  if (!needsSecondStep(account, clientIp)) return completeSignIn(context, key, account);
  const ticket = newToken(entropy);
  const methods = methodsOf(account);
  await tx.put(tickets, await digestOf(ticket), {
    merchant: merchant.code,
    account: key,
    address: clientIp,
    methods,
    expires: now + ticketMs,
    tries: 0,
    codes: {},
  });
  return { secondStep: { ticket, methods, hints: hintsOf(account) } };
}

/** Begins the session and says what the member should know of it. */
export async function completeSignIn(context: Context, key: string, account: AccountRow) {
  const { tx, now, clientIp } = context;
  await noteLogin(context, key, true);
  await tx.put(accounts, key, { ...account, lastLogin: { time: now, place: clientIp } });
  return {
    token: await beginSession(context, key),
    firstTimeLogin: account.firstLogin,
    passwordExpired: isPasswordExpired(account.passwordChangedAt, now),
    previousLogin: account.lastLogin,
  };
}

const locked = new Refused('ACCOUNT_LOCKED', 'Too many wrong passwords. Wait fifteen minutes.');
const excluded = new Refused('ACCOUNT_EXCLUDED', 'This account is excluded.');

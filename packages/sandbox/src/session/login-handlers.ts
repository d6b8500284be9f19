import type { Context, Handlers } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { answerCaptcha } from './captcha.ts';
import { mayDo, sendCode } from './inbox.ts';
import { isPasswordExpired } from './passwords.ts';
import { takeProof } from './proof.ts';
import {
  type AccountRow,
  accountKey,
  accounts,
  attempts,
  captchas,
  smsCodes,
  throttles,
  tickets,
} from './rows.ts';
import { afterFailure, countOnce, standingOf, throttleOf } from './rules.ts';
import {
  codeMinutes,
  hintsOf,
  methodsOf,
  needsSecondStep,
  ticketMs,
  triesAtMost,
} from './second-step.ts';
import { digestOf, newDigits, newToken } from './secrets.ts';
import { beginSession } from './sessions.ts';

export const loginHandlers: Pick<Handlers, 'login' | 'smsLoginCode'> = {
  async login(context, request) {
    if (request.type === 'sms') return loginBySms(context, request);
    if (request.type === 'firebase') return notOffered;
    return loginByName(context, request);
  },

  async smsLoginCode(context, { mobileNum, countryDialingCode, proof }) {
    const { tx, merchant, now, entropy } = context;
    if (merchant.siteSettings.MOBILEVERCODELOGIN3 !== true) return notOffered;
    const refused = await checkProof(context, proof);
    if (refused) return refused;
    const mobile = nationalNumber(mobileNum);
    const dialingCode = countryDialingCode.replace(/\D/g, '');
    if (!(await mayDo(context, `burst/${mobile}`, throttleOf.codeBurst))) return tooMany;
    if (!(await mayDo(context, `codes/${mobile}`, throttleOf.codes))) return tooMany;
    const at = `${merchant.code}/${dialingCode}/${mobile}`;
    const [found] = await tx.range(accounts, 'byMobile', { from: at, to: at, limit: 1 });
    // A number without an account gets the same answer and no message: nobody learns which are members.
    if (found !== undefined) {
      const code = newDigits(entropy, 6);
      await tx.put(smsCodes, `${merchant.code}/${mobile}`, {
        digest: await digestOf(code),
        expires: now + codeMinutes * 60_000,
        account: found.key,
        tries: 0,
      });
      await sendCode(context, {
        kind: 'sms',
        to: `+${dialingCode} ${mobile}`,
        code,
        minutes: codeMinutes,
      });
    }
    return { expiredMinutes: codeMinutes };
  },
};

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string | undefined;
  readonly proof?: string | undefined;
}

async function loginByName(context: Context, request: Credentials) {
  const { tx, merchant, now, passwords } = context;
  if (!(await maySignIn(context))) return tooMany;
  const unproven = await checkProof(context, request.proof);
  if (unproven) return unproven;

  const key = accountKey(merchant.code, request.username);
  const tried = (await tx.get(attempts, key))?.row;
  const standing = standingOf(tried, now);
  if (standing.locked) return locked;
  if (standing.needsCaptcha) {
    const unread = await checkCaptcha(context, request.captcha);
    if (unread) return unread;
  }

  const account = (await tx.get(accounts, key))?.row;
  if (!(await passwords.verify(request.password, account?.passwordHash)) || !account) {
    const failed = afterFailure(tried, now);
    await tx.put(attempts, key, failed);
    await countWrongTry(context);
    const captcha = standingOf(failed, now).needsCaptcha;
    return new Refused('WRONG_CREDENTIALS', 'Wrong username or password.', { captcha });
  }
  await tx.delete(attempts, key);
  return signIn(context, key, account);
}

async function loginBySms(context: Context, { username, password }: Credentials) {
  const { tx, merchant, now } = context;
  if (!(await maySignIn(context))) return tooMany;
  const key = `${merchant.code}/${nationalNumber(username)}`;
  const sent = (await tx.get(smsCodes, key))?.row;
  if (sent === undefined || sent.expires <= now || sent.tries >= triesAtMost) {
    await countWrongTry(context);
    return new Refused('CODE_EXPIRED', 'There is no code that is still good. Ask for another.');
  }
  if ((await digestOf(password.trim())) !== sent.digest) {
    await tx.put(smsCodes, key, { ...sent, tries: sent.tries + 1 });
    await countWrongTry(context);
    return new Refused('CODE_WRONG', 'The code is another one.');
  }
  await tx.delete(smsCodes, key);
  const account = (await tx.get(accounts, sent.account))?.row;
  return account === undefined ? notOffered : signIn(context, sent.account, account);
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
  await tx.put(accounts, key, { ...account, lastLogin: { time: now, place: clientIp } });
  return {
    token: await beginSession(context, key),
    firstTimeLogin: account.firstLogin,
    passwordExpired: isPasswordExpired(account.passwordChangedAt, now),
    previousLogin: account.lastLogin,
  };
}

async function checkProof(
  { tx, keys, now }: Context,
  proof: string | undefined,
): Promise<Refused | undefined> {
  if (proof === undefined) {
    return new Refused('PROOF_REQUIRED', 'Expected a solved verification challenge in "proof".');
  }
  if (await takeProof(tx, keys.proofSecret, proof, now)) return undefined;
  return new Refused('PROOF_WRONG', 'The proof is false, too old or was used before.');
}

async function checkCaptcha(
  context: Context,
  text: string | undefined,
): Promise<Refused | undefined> {
  const { tx, merchant, clientIp, now } = context;
  if (!text) {
    return new Refused('CAPTCHA_REQUIRED', 'Expected what the picture says in "captcha".', {
      captcha: true,
    });
  }
  const key = `${merchant.code}/${clientIp}`;
  const left = answerCaptcha((await tx.get(captchas, key))?.row, text, now);
  if (left !== undefined) {
    await tx.put(captchas, key, left);
    return undefined;
  }
  await countWrongTry(context);
  return new Refused('CAPTCHA_WRONG', 'The picture says something else.', { captcha: true });
}

/** Wrong tries from one address, whatever the account: no count of them tells anything about one. */
const wrongTriesKey = ({ merchant, clientIp }: Context) =>
  `${merchant.code}/wrong-tries/${clientIp}`;

/** Whether this address has wrong tries left. */
export async function maySignIn(context: Context): Promise<boolean> {
  const row = (await context.tx.get(throttles, wrongTriesKey(context)))?.row;
  return countOnce(row, throttleOf.wrongTries, context.now) !== undefined;
}

/** Takes one of them away. */
export async function countWrongTry(context: Context): Promise<void> {
  const key = wrongTriesKey(context);
  const row = (await context.tx.get(throttles, key))?.row;
  const after = countOnce(row, throttleOf.wrongTries, context.now);
  if (after !== undefined) await context.tx.put(throttles, key, after);
}

/** Digits only, without the zero that a number is dialled with inside its country. */
function nationalNumber(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

export const tooMany = new Refused('TOO_MANY', 'Too many tries. Wait five minutes.', {
  status: 429,
});
const locked = new Refused('ACCOUNT_LOCKED', 'Too many wrong passwords. Wait fifteen minutes.');
const excluded = new Refused('ACCOUNT_EXCLUDED', 'This account is excluded.');
export const notOffered = new Refused('METHOD_NOT_OFFERED', 'This way is not offered here.');

import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { type Caller, checkProof, countWrongTry, mayTry, noNumber } from './guards.ts';
import { type Sender, sendCode } from './inbox.ts';
import { type MobileNumber, numberOf, numberToKeep } from './mobile.ts';
import { type MessageRow, type SmsCodeRow, smsCodes } from './rows.ts';
import { codeMinutes, triesAtMost } from './second-step.ts';
import { digestOf, newDigits } from './secrets.ts';
import { mayDo, tooMany } from './throttle.ts';

/** Refuses a second code to one target within a second, and a sixth within five minutes. */
export async function throttleCodes(context: Caller, target: string): Promise<Refused | undefined> {
  if (!(await mayDo(context, 'codeBurst', `burst/${target}`))) return tooMany;
  if (!(await mayDo(context, 'codes', `codes/${target}`))) return tooMany;
  return undefined;
}

/** The number that a visitor asks a code for: with a solved challenge, and not too often. */
export async function codeAsked(
  context: Context,
  dialingCode: string,
  typed: string,
  proof: string | undefined,
): Promise<MobileNumber | Refused> {
  const unproven = await checkProof(context, proof);
  if (unproven) return unproven;
  const number = numberOf(dialingCode, typed);
  if (number === undefined) return noNumber;
  return (await throttleCodes(context, numberToKeep(number))) ?? number;
}

/** Sends a new code and keeps it under a name; an earlier one of that name is good no more. */
export async function issueCode(
  context: Sender,
  name: string,
  { account, target, ...message }: Pick<MessageRow, 'kind' | 'to'> & Omit<CodeOwner, 'digest'>,
): Promise<void> {
  const { tx, merchant, now, entropy } = context;
  const code = newDigits(entropy, 6);
  await tx.put(smsCodes, `${merchant.code}/${name}`, {
    digest: await digestOf(code),
    expires: now + codeMinutes * 60_000,
    account,
    target,
    tries: 0,
  });
  await sendCode(context, { ...message, code, minutes: codeMinutes });
}
type CodeOwner = Pick<SmsCodeRow, 'account' | 'target' | 'digest'>;

/** The row of a code that was typed right, or why it is not. It stays good until {@link dropCode}. */
export async function checkCode(
  context: Caller,
  name: string,
  typed: string,
): Promise<SmsCodeRow | Refused> {
  const { tx, merchant, now } = context;
  if (!(await mayTry(context, name))) return tooMany;
  const key = `${merchant.code}/${name}`;
  const sent = (await tx.get(smsCodes, key))?.row;
  if (sent === undefined || sent.expires <= now || sent.tries >= triesAtMost) {
    await countWrongTry(context, name);
    return new Refused('CODE_EXPIRED', 'There is no code that is still good. Ask for another.');
  }
  if ((await digestOf(typed.trim())) === sent.digest) return sent;
  await tx.put(smsCodes, key, { ...sent, tries: sent.tries + 1 });
  await countWrongTry(context, name);
  return new Refused('CODE_WRONG', 'The code is another one.');
}

/** Uses a code up. */
export async function dropCode({ tx, merchant }: Caller, name: string): Promise<void> {
  await tx.delete(smsCodes, `${merchant.code}/${name}`);
}

import { networkOf } from '../address.ts';
import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { readsCaptcha } from './captcha.ts';
import { keyOfPass } from './pass.ts';
import { forgetOldSpent, takeProof } from './proof.ts';
import { spent } from './rows.ts';
import type { Limit } from './rules.ts';
import { validUntil } from './stretches.ts';
import { type Counting, onceMore } from './throttle.ts';

/** What a guard knows of a call. */
export type Caller = Counting & Pick<Context, 'merchant' | 'clientIp' | 'keys' | 'pass'>;

/** Refuses a call without a solved verification challenge. The proof is used up by this. */
export async function checkProof(
  { tx, keys, now }: Context,
  proof: string | undefined,
): Promise<Refused | undefined> {
  if (proof === undefined) {
    return new Refused('PROOF_REQUIRED', 'Expected a solved verification challenge in "proof".');
  }
  if (await takeProof(tx, keys.proofSecret, proof, now)) return undefined;
  return new Refused('PROOF_WRONG', 'The proof is false, too old or was used before.');
}

/** An answer to a picture, as a request has it. */
interface CaptchaAnswer {
  readonly captcha?: string | undefined;
  readonly captchaKey?: string | undefined;
}

/** Refuses an answer that its picture does not say. A picture is used up by being answered, right or wrong. */
export async function checkCaptcha(
  context: Pick<Context, 'tx' | 'merchant' | 'keys' | 'now'>,
  { captcha, captchaKey }: CaptchaAnswer,
): Promise<Refused | undefined> {
  const { tx, merchant, now } = context;
  if (!captcha || !captchaKey) {
    return new Refused('CAPTCHA_REQUIRED', 'Expected what a picture says, and its key.', {
      captcha: true,
    });
  }
  const place = `captcha/${merchant.code}/${captchaKey}`;
  await forgetOldSpent(tx, now);
  const isUsed = (await tx.get(spent, place)) !== undefined;
  await tx.put(spent, place, { expires: validUntil(now) });
  if (!isUsed && (await readsCaptcha(captchaPlace(context), captchaKey, captcha, now))) {
    return undefined;
  }
  return new Refused('CAPTCHA_WRONG', 'The picture says something else.', { captcha: true });
}

/** Where the pictures of a call are shown. */
export const captchaPlace = ({ merchant, keys }: Pick<Context, 'merchant' | 'keys'>) => ({
  merchant: merchant.code,
  secret: keys.proofSecret,
});

const placeOf = ({ merchant, clientIp }: Caller) =>
  `${merchant.code}/wrong-tries/${networkOf(clientIp)}`;

/**
 * Looks whether an address may do something once more. Many people may share an address, so one that has used up its limit is not
 * refused: its callers need a pass, which they get for reading a picture.
 *
 * @param place where the address is counted
 * @returns what counts it, at the address or else at the pass, or the refusal that asks for a pass
 */
async function onceMoreFrom(
  context: Caller,
  limit: Limit,
  place: string,
): Promise<(() => Promise<void>) | Refused> {
  const ofAddress = await onceMore(context, limit, place);
  if (ofAddress) return ofAddress;
  const key = await keyOfPass(context, context.pass);
  const ofPass =
    key && (await onceMore(context, 'triesOfPass', `${context.merchant.code}/pass/${key}`));
  return ofPass || passRequired;
}

/** Refuses a guess from an address that has guessed wrong too often, unless it comes with a pass. */
export async function refuseGuess(context: Caller): Promise<Refused | undefined> {
  const found = await onceMoreFrom(context, 'wrongTriesOfAddress', placeOf(context));
  return found instanceof Refused ? found : undefined;
}

/** Counts a new guest of an address, or refuses one too many that comes without a pass. */
export const refuseGuest = (context: Caller) => refuseOnceMore(context, 'guests');

/** Counts an application of an address, or refuses one too many that comes without a pass. */
export const refuseApplication = (context: Caller) => refuseOnceMore(context, 'applications');

async function refuseOnceMore(
  context: Caller,
  limit: 'guests' | 'applications',
): Promise<Refused | undefined> {
  const { merchant, clientIp } = context;
  const place = `${merchant.code}/${limit}/${networkOf(clientIp)}`;
  const count = await onceMoreFrom(context, limit, place);
  if (count instanceof Refused) return count;
  await count();
  return undefined;
}

/**
 * Whether this address has wrong tries left at one thing.
 *
 * @param target what is guessed at: an account's key, the name of a code
 */
export async function mayTry(context: Caller, target: string): Promise<boolean> {
  return (await onceMore(context, 'wrongTries', `${placeOf(context)}/${target}`)) !== undefined;
}

/**
 * Counts a wrong try: at this address, or at the pass that it came with, and at what was guessed.
 *
 * @param target as for {@link mayTry}; absent where a try is at nothing in particular
 */
export async function countWrongTry(context: Caller, target?: string): Promise<void> {
  const count = await onceMoreFrom(context, 'wrongTriesOfAddress', placeOf(context));
  if (!(count instanceof Refused)) await count();
  if (target === undefined) return;
  const atTarget = await onceMore(context, 'wrongTries', `${placeOf(context)}/${target}`);
  await atTarget?.();
}

const passRequired = new Refused(
  'CAPTCHA_PASS_REQUIRED',
  'Too many wrong tries came from this address. Expected a pass for a picture that was read.',
  { status: 429 },
);
/** The refusal of a way that the merchant or the account does not have. */
export const notOffered = new Refused('METHOD_NOT_OFFERED', 'This way is not offered here.');
/** The refusal of a text that is no mobile number. */
export const noNumber = new Refused(
  'FIELD_INVALID',
  'Expected a mobile number of 6 to 15 digits, and a dialing code.',
);

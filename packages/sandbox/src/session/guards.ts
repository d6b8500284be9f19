import { networkOf } from '../address.ts';
import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { answerCaptcha } from './captcha.ts';
import { takeProof } from './proof.ts';
import { captchas } from './rows.ts';
import { type Counting, onceMore } from './throttle.ts';

/** What a guard knows of a call. */
export type Caller = Counting & Pick<Context, 'merchant' | 'clientIp'>;

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

/** Refuses an answer that is on none of the pictures that this address was shown. A picture that was read right is used up. */
export async function checkCaptcha(
  context: Caller,
  text: string | undefined,
): Promise<Refused | undefined> {
  const { tx, merchant, clientIp, now } = context;
  if (!text) {
    return new Refused('CAPTCHA_REQUIRED', 'Expected what the picture says in "captcha".', {
      captcha: true,
    });
  }
  const key = `${merchant.code}/${networkOf(clientIp)}`;
  const left = answerCaptcha((await tx.get(captchas, key))?.row, text, now);
  if (left !== undefined) {
    await tx.put(captchas, key, left);
    return undefined;
  }
  await countWrongTry(context);
  return new Refused('CAPTCHA_WRONG', 'The picture says something else.', { captcha: true });
}

/**
 * The counts that a wrong try adds to: of this address at what it is guessing, and of this address at everything. The second one
 * may be far higher: a household or a whole network shares an address, and whoever guesses there must not lock the others out.
 */
function countsOf({ merchant, clientIp }: Caller, target: string | undefined) {
  const place = `${merchant.code}/wrong-tries/${networkOf(clientIp)}`;
  const all = { place, limit: 'wrongTriesOfAddress' } as const;
  if (target === undefined) return [all];
  return [all, { place: `${place}/${target}`, limit: 'wrongTries' } as const];
}

/**
 * Whether this address has wrong tries left.
 *
 * @param target what is guessed at: an account's key, the name of a code; absent where a try is at nothing in particular
 */
export async function maySignIn(context: Caller, target?: string): Promise<boolean> {
  for (const { place, limit } of countsOf(context, target)) {
    if ((await onceMore(context, limit, place)) === undefined) return false;
  }
  return true;
}

/** Takes one of them away. */
export async function countWrongTry(context: Caller, target?: string): Promise<void> {
  for (const { place, limit } of countsOf(context, target)) {
    const count = await onceMore(context, limit, place);
    await count?.();
  }
}

/** The refusal of a way that the merchant or the account does not have. */
export const notOffered = new Refused('METHOD_NOT_OFFERED', 'This way is not offered here.');
/** The refusal of a text that is no mobile number. */
export const noNumber = new Refused(
  'FIELD_INVALID',
  'Expected a mobile number of 6 to 15 digits, and a dialing code.',
);

import type { VerificationChallenge } from '@livery/api/contract/session';
import { verificationChallengeSchema } from '@livery/api/contract/session';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';
import * as v from 'valibot';
import type { Transaction } from '../store/store.ts';
import { spent } from './rows.ts';

const algorithm = 'SHA-256';
/** A browser finds this after some 256 hashes: enough to show the way, and not felt on an old phone. */
const keyPrefix = '00';
const lifeMs = 5 * 60_000;

const payloadSchema = v.object({
  challenge: verificationChallengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * A signed challenge. Its end is among the signed data and not in `expiresAt`, which the library compares with the
 * machine's clock: the platform's may be another.
 */
export function newChallenge(secret: string, now: number): Promise<VerificationChallenge> {
  return createChallenge({
    algorithm,
    cost: 1,
    keyPrefix,
    deriveKey,
    hmacSignatureSecret: secret,
    data: { expires: now + lifeMs },
  });
}

/** Whether a proof is a true one of ours, in time and not used before. It is used up by this. */
export async function takeProof(
  tx: Transaction,
  secret: string,
  proof: string,
  now: number,
): Promise<boolean> {
  const payload = v.safeParse(payloadSchema, decode(proof));
  if (!payload.success) return false;
  const { challenge, solution } = payload.output;
  const { nonce, data } = challenge.parameters;
  const expires = data?.expires;
  if (typeof expires !== 'number' || expires <= now) return false;
  const { verified } = await verifySolution({
    // Parsed from JSON, where what is absent is absent and never undefined.
    challenge: challenge as Challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
  }).catch(() => ({ verified: false }));
  if (!verified || (await tx.get(spent, nonce)) !== undefined) return false;
  await tx.put(spent, nonce, { expires });
  return true;
}

/** Forgets what is too old to be used anyway. */
export async function forgetOldSpent(tx: Transaction, now: number): Promise<void> {
  const to = String(now).padStart(15, '0');
  for (const { key } of await tx.range(spent, 'byExpiry', { to, limit: 50 })) {
    await tx.delete(spent, key);
  }
}

function decode(proof: string): unknown {
  try {
    return JSON.parse(atob(proof));
  } catch {
    return undefined;
  }
}

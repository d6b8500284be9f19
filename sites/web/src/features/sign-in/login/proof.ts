import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/**
 * Solves a proof of work (Altcha protocol), so that the platform can tell a browser from a flood of calls. Nothing is asked
 * of the member.
 *
 * @returns the payload for the `proof` field of a call: base64 JSON of challenge and solution
 * @throws Error when it is not solved in 90 s or the signal is aborted
 */
export async function solveProof(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const slow = challenge.parameters.algorithm.startsWith('PBKDF2/');
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey: slow ? deriveByPbkdf2 : deriveBySha,
      controller,
    });
    if (!solution) throw new Error('livery: the verification challenge was not solved in time.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { describe, expect, it } from 'vitest';
import { solveProof } from './proof.ts';

const secret = 'only the platform knows';
const challenge = () =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: 300,
    deriveKey,
    hmacSignatureSecret: secret,
  });

describe('verification proof', () => {
  it('is one that the platform accepts', async () => {
    const payload = JSON.parse(
      atob(await solveProof(await challenge(), AbortSignal.timeout(9_000))),
    );
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    expect(verified).toBe(true);
  });

  it('stops when nobody waits for it any more', async () => {
    const hard = { ...(await challenge()) };
    hard.parameters = { ...hard.parameters, keyPrefix: '0'.repeat(40) };
    const controller = new AbortController();
    const solving = solveProof(hard, controller.signal);
    controller.abort();
    await expect(solving).rejects.toThrow('not solved');
  });
});

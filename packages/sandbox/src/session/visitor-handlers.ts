import { networkOf } from '../address.ts';
import type { Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { drawCaptcha, showCaptcha } from './captcha.ts';
import { forgetOldProofs, newChallenge } from './proof.ts';
import { captchas } from './rows.ts';

export const visitorHandlers: Pick<Handlers, 'sessionKeys' | 'captcha' | 'verificationChallenge'> =
  {
    sessionKeys: {
      policy: anyone,
      async handle({ keys }) {
        // Written by the platform itself from an exported key, which has a type.
        return { keys: [keys.publicKey as { kty: string }] };
      },
    },

    captcha: {
      policy: { ...anyone, ofAddress: 'captchas' },
      async handle({ tx, merchant, clientIp, now, entropy }) {
        const key = `${merchant.code}/${networkOf(clientIp)}`;
        const { answer, row } = showCaptcha((await tx.get(captchas, key))?.row, entropy, now);
        await tx.put(captchas, key, row);
        return drawCaptcha(answer, entropy);
      },
    },

    verificationChallenge: {
      policy: anyone,
      async handle({ tx, keys, now }) {
        await forgetOldProofs(tx, now);
        return newChallenge(keys.proofSecret, now);
      },
    },
  };

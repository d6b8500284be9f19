import type { Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { drawCaptcha, showCaptcha } from './captcha.ts';
import { tooMany } from './guards.ts';
import { mayDo } from './inbox.ts';
import { forgetOldProofs, newChallenge } from './proof.ts';
import { captchas } from './rows.ts';
import { throttleOf } from './rules.ts';

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
      policy: anyone,
      async handle(context) {
        const { tx, merchant, clientIp, now, entropy } = context;
        if (!(await mayDo(context, `captchas/${clientIp}`, throttleOf.captchas))) return tooMany;
        const key = `${merchant.code}/${clientIp}`;
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

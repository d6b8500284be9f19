import type { Handlers } from '../handlers.ts';
import { drawCaptcha, showCaptcha } from './captcha.ts';
import { tooMany } from './guards.ts';
import { mayDo } from './inbox.ts';
import { forgetOldProofs, newChallenge } from './proof.ts';
import { captchas } from './rows.ts';
import { throttleOf } from './rules.ts';

export const visitorHandlers: Pick<Handlers, 'sessionKeys' | 'captcha' | 'verificationChallenge'> =
  {
    async sessionKeys({ keys }) {
      // Written by the platform itself from an exported key, which has a type.
      return { keys: [keys.publicKey as { kty: string }] };
    },

    async captcha(context) {
      const { tx, merchant, clientIp, now, entropy } = context;
      if (!(await mayDo(context, `captchas/${clientIp}`, throttleOf.captchas))) return tooMany;
      const key = `${merchant.code}/${clientIp}`;
      const { answer, row } = showCaptcha((await tx.get(captchas, key))?.row, entropy, now);
      await tx.put(captchas, key, row);
      return drawCaptcha(answer, entropy);
    },

    async verificationChallenge({ tx, keys, now }) {
      await forgetOldProofs(tx, now);
      return newChallenge(keys.proofSecret, now);
    },
  };

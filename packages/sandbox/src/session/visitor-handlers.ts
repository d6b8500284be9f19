import { networkOf } from '../address.ts';
import type { Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { captchaOf } from './captcha.ts';
import { captchaPlace, checkCaptcha } from './guards.ts';
import { passOf } from './pass.ts';
import { forgetOldSpent, newChallenge } from './proof.ts';
import { captchas } from './rows.ts';

/** Answers that the inbox shows of one address. */
const shownAtMost = 20;

export const visitorHandlers: Pick<
  Handlers,
  'sessionKeys' | 'captcha' | 'captchaPass' | 'verificationChallenge'
> = {
  sessionKeys: {
    policy: anyone,
    async handle({ keys }) {
      // Written by the platform itself from an exported key, which has a type.
      return { keys: [keys.publicKey as { kty: string }] };
    },
  },

  captcha: {
    policy: anyone,
    async handle(context, { key }) {
      const { tx, merchant, clientIp, now } = context;
      const { answer, image } = await captchaOf(captchaPlace(context), key, now);
      const place = `${merchant.code}/${networkOf(clientIp)}`;
      const { shown = [] } = (await tx.get(captchas, place))?.row ?? {};
      await tx.put(captchas, place, { shown: [...shown, answer].slice(-shownAtMost) });
      return image;
    },
  },

  captchaPass: {
    policy: anyone,
    async handle(context, answered) {
      const refused = await checkCaptcha(context, answered);
      return refused ?? { pass: await passOf(context, answered.captchaKey) };
    },
  },

  verificationChallenge: {
    policy: anyone,
    async handle({ tx, keys, now }) {
      await forgetOldSpent(tx, now);
      return newChallenge(keys.proofSecret, now);
    },
  },
};

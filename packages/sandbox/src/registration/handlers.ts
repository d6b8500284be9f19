import { affiliateOf } from '../account/find.ts';
import type { Handlers } from '../handlers.ts';
import { anyone, codeLimits, guessing } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { codeAsked, issueCode } from '../session/codes.ts';
import { countWrongTry, notOffered } from '../session/guards.ts';
import { writtenNumber } from '../session/mobile.ts';
import { codeMinutes } from '../session/second-step.ts';
import { forgottenHandlers } from './forgotten.ts';
import { affiliateWrong, registerCodeName } from './form.ts';
import { freePlayHandlers } from './free-play.ts';
import { join, needsCaptcha, offers } from './join.ts';
import { registerRules } from './rules.ts';
import { termsHandlers } from './terms.ts';

const joining = { ...anyone, ...guessing };

const joiningHandlers: Pick<
  Handlers,
  'registerSettings' | 'register' | 'registerMobile' | 'registerSms' | 'affiliate'
> = {
  registerSettings: {
    policy: anyone,
    async handle(context) {
      const { merchant, settings } = context;
      return registerRules(merchant, settings.fieldRules, await needsCaptcha(context));
    },
  },

  register: { policy: joining, handle: (context, form) => join(context, form, 'username') },
  registerMobile: { policy: joining, handle: (context, form) => join(context, form, 'mobile') },

  registerSms: {
    policy: { ...anyone, limits: codeLimits },
    async handle(context, asked) {
      const isOffered = offers(context, 'username') || offers(context, 'mobile');
      if (!isOffered || context.merchant.siteSettings.REGMOBVERF3 !== true) return notOffered;
      const number = await codeAsked(
        context,
        asked.countryDialingCode,
        asked.mobileNo,
        asked.proof,
      );
      if (number instanceof Refused) return number;
      // To a member's number as well: only who reads the message learns that it is taken, when they join.
      const to = writtenNumber(number);
      await issueCode(context, registerCodeName(number), { kind: 'sms', to });
      return { expiredMinutes: codeMinutes };
    },
  },

  affiliate: {
    policy: { ...anyone, guesses: true },
    async handle(context, { affiliateCode }) {
      const found = await affiliateOf(context, affiliateCode);
      if (found) return { affiliateCode: found.code };
      await countWrongTry(context);
      return affiliateWrong;
    },
  },
};

export const registrationHandlers = {
  ...joiningHandlers,
  ...termsHandlers,
  ...forgottenHandlers,
  ...freePlayHandlers,
};

import { affiliateCodeOf, affiliateOf } from '../account/find.ts';
import type { Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { issueCode, throttleCodes } from '../session/codes.ts';
import {
  checkProof,
  countWrongTry,
  maySignIn,
  noNumber,
  notOffered,
  tooMany,
} from '../session/guards.ts';
import { numberOf, numberToKeep, writtenNumber } from '../session/mobile.ts';
import { codeMinutes } from '../session/second-step.ts';
import { forgottenHandlers } from './forgotten.ts';
import { affiliateWrong, registerCodeName } from './form.ts';
import { freePlayHandlers } from './free-play.ts';
import { join, needsCaptcha, offers } from './join.ts';
import { registerRules } from './rules.ts';
import { termsHandlers } from './terms.ts';

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

  register: { policy: anyone, handle: (context, form) => join(context, form, 'username') },
  registerMobile: { policy: anyone, handle: (context, form) => join(context, form, 'mobile') },

  registerSms: {
    policy: anyone,
    async handle(context, { countryDialingCode, mobileNo, proof }) {
      const isOffered = offers(context, 'username') || offers(context, 'mobile');
      if (!isOffered || context.merchant.siteSettings.REGMOBVERF3 !== true) return notOffered;
      const unproven = await checkProof(context, proof);
      if (unproven) return unproven;
      const number = numberOf(countryDialingCode, mobileNo);
      if (number === undefined) return noNumber;
      const throttled = await throttleCodes(context, numberToKeep(number));
      if (throttled) return throttled;
      // To a member's number as well: only who reads the message learns that it is taken, when they join.
      const to = writtenNumber(number);
      await issueCode(context, registerCodeName(number), { kind: 'sms', to });
      return { expiredMinutes: codeMinutes };
    },
  },

  affiliate: {
    policy: anyone,
    async handle(context, { affiliateCode }) {
      if (!(await maySignIn(context))) return tooMany;
      const found = await affiliateOf(context, affiliateCode);
      if (found) return { affiliateCode: affiliateCodeOf(found.row) };
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

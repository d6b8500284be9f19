import type { Handlers } from '../handlers.ts';
import type { Localised } from '../localise.ts';
import { codeLimits, guessing, ownHolders } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { breachOf, registerRules } from '../registration/rules.ts';
import { checkCode, dropCode, issueCode, throttleCodes } from '../session/codes.ts';
import { countWrongTry, mayTry, noNumber } from '../session/guards.ts';
import { sendMessage } from '../session/inbox.ts';
import { keptNumber, numberOf, numberToKeep, writtenNumber } from '../session/mobile.ts';
import type { AccountRow } from '../session/rows.ts';
import {
  authenticatorOf,
  authenticatorStepOf,
  codeMinutes,
  hintsOf,
  methodsOf,
} from '../session/second-step.ts';
import { newText } from '../session/secrets.ts';
import { tooMany } from '../session/throttle.ts';
import { changeAccount } from './change.ts';
import { accountOfMobile } from './find.ts';
import { refuseWrongLogin } from './guard.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const changed: Localised = {
  EN: 'This address is no longer linked to your account at {site}. If this was not you, contact support.',
  TH: 'ที่อยู่นี้ไม่ได้ผูกกับบัญชีของคุณที่ {site} อีกต่อไป หากไม่ใช่คุณ โปรดติดต่อฝ่ายช่วยเหลือ',
  HI: 'यह पता अब {site} के आपके खाते से जुड़ा नहीं है। यदि यह आप नहीं थे, तो सहायता से बात करें।',
  BN: 'এই ঠিকানা আর {site}-এ আপনার অ্যাকাউন্টের সঙ্গে যুক্ত নেই। আপনি না হলে সহায়তার সঙ্গে কথা বলুন।',
  VI: 'Địa chỉ này không còn gắn với tài khoản {site} của bạn. Nếu không phải bạn, hãy liên hệ hỗ trợ.',
};

export const bindingHandlers: Pick<
  Handlers,
  | 'bindEmail'
  | 'confirmEmail'
  | 'bindMobile'
  | 'confirmMobile'
  | 'bindAuthenticator'
  | 'confirmAuthenticator'
  | 'setSecondStep'
> = {
  bindEmail: {
    policy: { ...ownHolders, limits: [...codeLimits, 'loginPasswords'] },
    async handle(context, { email, password }) {
      const { merchant, settings, member } = context;
      const to = email.trim();
      const rule = registerRules(merchant, settings.fieldRules).email;
      const breach = breachOf({ ...rule, enabled: true, required: true }, to);
      if (breach) return new Refused('FIELD_INVALID', `email: ${breach}`);
      const refused =
        (await refuseWrongLogin(context, password)) ?? (await throttleCodes(context, member.key));
      if (refused) return refused;
      await issueCode(context, nameOf('email', member.key), { kind: 'email', to, target: to });
      return { expiredMinutes: codeMinutes, sentTo: masked({ email: to }).email ?? '' };
    },
  },

  confirmEmail: {
    policy: { ...ownHolders, ...guessing },
    async handle(context, { code }) {
      const { contact } = context.member.account;
      const name = nameOf('email', context.member.key);
      const sent = await checkCode(context, name, code);
      if (sent instanceof Refused) return sent;
      await dropCode(context, name);
      await changeAccount(context, { contact: { ...contact, email: sent.target } });
      if (contact.email !== undefined && contact.email !== sent.target) {
        await sendMessage(context, changed, { kind: 'email', to: contact.email, code: '' });
      }
      return null;
    },
  },

  bindMobile: {
    policy: { ...ownHolders, limits: [...codeLimits, 'loginPasswords'] },
    async handle(context, { countryDialingCode, mobileNum, password }) {
      const number = numberOf(countryDialingCode, mobileNum);
      if (number === undefined) return noNumber;
      const refused =
        (await refuseWrongLogin(context, password)) ??
        (await throttleCodes(context, numberToKeep(number)));
      if (refused) return refused;
      const to = writtenNumber(number);
      const target = numberToKeep(number);
      await issueCode(context, nameOf('mobile', context.member.key), { kind: 'sms', to, target });
      return { expiredMinutes: codeMinutes, sentTo: masked(number).mobile ?? '' };
    },
  },

  confirmMobile: {
    policy: { ...ownHolders, ...guessing },
    async handle(context, { code }) {
      const { key, account } = context.member;
      const name = nameOf('mobile', key);
      const sent = await checkCode(context, name, code);
      if (sent instanceof Refused) return sent;
      const number = keptNumber(sent.target);
      const owner = await accountOfMobile(context, number);
      if (owner !== undefined && owner.key !== key) {
        return new Refused('MOBILE_TAKEN', 'Another account has this mobile number.');
      }
      await dropCode(context, name);
      await changeAccount(context, { contact: { ...account.contact, ...number } });
      return null;
    },
  },

  bindAuthenticator: {
    policy: { ...ownHolders, limits: ['loginPasswords'] },
    async handle(context, { password }) {
      const refused = await refuseWrongLogin(context, password);
      if (refused) return refused;
      const secret = newText(context.entropy, base32, 32);
      await changeAccount(context, { newAuthenticator: secret });
      const { username } = context.member.account;
      return { secret, address: authenticatorOf(secret, username).toString() };
    },
  },

  confirmAuthenticator: {
    policy: { ...ownHolders, ...guessing },
    async handle(context, { code }) {
      const { contact, newAuthenticator } = context.member.account;
      if (newAuthenticator === undefined) {
        return new Refused('WRONG_STATE', 'No authenticator waits for its first code.');
      }
      if (!(await mayTry(context, context.member.key))) return tooMany;
      const step = authenticatorStepOf(newAuthenticator, code, context.now);
      if (step === undefined) {
        await countWrongTry(context, context.member.key);
        return new Refused('CODE_WRONG', 'The code is another one.');
      }
      await changeAccount(context, {
        contact: { ...contact, authenticator: newAuthenticator },
        newAuthenticator: undefined,
        authenticatorStep: step,
        recovery: undefined,
      });
      return null;
    },
  },

  setSecondStep: {
    policy: { ...ownHolders, limits: ['loginPasswords'] },
    async handle(context, { on, password }) {
      const { account } = context.member;
      const refused = await refuseWrongLogin(context, password);
      if (refused) return refused;
      if (on && methodsOf(account).length === 0) {
        return new Refused('WRONG_STATE', 'Nothing is bound that a second step could ask for.');
      }
      const registered = new Set([...(account.addresses ?? []), context.clientIp]);
      await changeAccount(context, { addresses: on ? [...registered] : undefined });
      return null;
    },
  },
};

function nameOf(what: 'email' | 'mobile', account: string): string {
  return `bind-${what}/${account}`;
}

function masked(contact: AccountRow['contact']) {
  return hintsOf({ contact });
}

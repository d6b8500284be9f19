import type { FieldRule } from '@livery/api/contract/registration';
import type { Handlers } from '../handlers.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { drawCaptcha, showCaptcha } from './captcha.ts';
import { mayDo } from './inbox.ts';
import { tooMany } from './login-handlers.ts';
import { passwordLength, passwordPattern } from './passwords.ts';
import { forgetOldProofs, newChallenge } from './proof.ts';
import { captchas } from './rows.ts';
import { throttleOf } from './rules.ts';

export const visitorHandlers: Pick<
  Handlers,
  'sessionKeys' | 'captcha' | 'verificationChallenge' | 'registerSettings'
> = {
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

  async registerSettings({ merchant }) {
    return registerRules(merchant);
  },
};

/** Rules of the registration form (spec §3, §5), by the merchant's site settings. */
function registerRules({ siteSettings }: SandboxMerchant): Record<string, FieldRule> {
  const off: FieldRule = { enabled: false, required: false };
  const optional: FieldRule = { enabled: true, required: false, maxLength: 64 };
  const password: FieldRule = {
    enabled: true,
    required: true,
    minLength: passwordLength.min,
    maxLength: passwordLength.max,
    patternId: 'lettersDigits',
    acceptedPattern: passwordPattern,
  };
  return {
    username: {
      enabled: true,
      required: true,
      minLength: 6,
      maxLength: 16,
      patternId: 'letterFirst',
      acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    },
    password,
    confirmPassword: password,
    mobileNum: {
      enabled: true,
      required: siteSettings.REGMOBVERF3 === true,
      minLength: 6,
      maxLength: 15,
      patternId: 'digits',
      acceptedPattern: '[0-9]+',
    },
    verificationCode: {
      enabled: siteSettings.REGMOBVERF3 === true,
      required: siteSettings.REGMOBVERF3 === true,
      minLength: 0,
      maxLength: 255,
    },
    email: {
      ...optional,
      patternId: 'email',
      acceptedPattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
    },
    payeeName: optional,
    affiliateCode: { ...optional, required: siteSettings.DIRECTREG3 === false },
    recommenderId: off,
    paymentPassword: off,
    qqNum: off,
    line: off,
    whatsapp: off,
    facebook: off,
    wechat: off,
    idNumber: off,
    captcha: off,
  };
}

import type { Registration } from '@livery/api/contract/registration';
import { openAccount } from '../account/open-account.ts';
import { networkOf } from '../address.ts';
import type { Context } from '../handlers.ts';
import type { Localised } from '../localise.ts';
import { Refused } from '../refusal.ts';
import { forgetOver } from '../session/attempts.ts';
import { dropCode } from '../session/codes.ts';
import { checkCaptcha, checkProof, notOffered } from '../session/guards.ts';
import { sendMessage } from '../session/inbox.ts';
import { completeSignIn } from '../session/login-handlers.ts';
import { usernameOf, writtenNumber } from '../session/mobile.ts';
import { newPassword } from '../session/passwords.ts';
import { attempts } from '../session/rows.ts';
import { afterFailure, needsCaptcha as isCaptchaDue } from '../session/rules.ts';
import { spendSmsToken } from '../social/sms-token.ts';
import {
  type ProvenNumber,
  provenNumberOf,
  refuseFields,
  refuseTaken,
  refuseUnagreed,
  type Upline,
  uplineFor,
  type Values,
  valuesOf,
} from './form.ts';
import { registerRules } from './rules.ts';
import { termsVersion } from './terms.ts';

const firstPassword: Localised = {
  EN: 'Welcome to {site}. Your first password is {code}. Change it when you log in.',
  TH: 'ยินดีต้อนรับสู่ {site} รหัสผ่านแรกของคุณคือ {code} โปรดเปลี่ยนเมื่อเข้าสู่ระบบ',
  HI: '{site} में आपका स्वागत है। आपका पहला पासवर्ड {code} है। साइन इन करते समय नया चुनें।',
  BN: '{site}-এ স্বাগতম। আপনার প্রথম পাসওয়ার্ড {code}। সাইন ইন করার সময় নতুন একটি বেছে নিন।',
  VI: 'Chào mừng đến với {site}. Mật khẩu đầu tiên của bạn là {code}. Hãy đổi khi đăng nhập.',
};

/** Opens an account by one of the two forms and signs in (spec §4 "Registration flow"). */
export async function join(context: Context, form: Registration, by: 'username' | 'mobile') {
  const { merchant, settings } = context;
  if (!offers(context, by)) return notOffered;
  const refused = await refuseVisitor(context, form);
  if (refused) return refused;

  const withPassword = by === 'username' || merchant.siteSettings.MOBILENUMPASSREG3 !== false;
  const all = registerRules(merchant, settings.fieldRules);
  const hidden = { enabled: false, required: false };
  const rules = {
    ...all,
    username: by === 'username' ? all.username : hidden,
    mobileNum:
      by === 'username' ? all.mobileNum : { ...all.mobileNum, enabled: true, required: true },
    password: withPassword ? all.password : hidden,
    confirmPassword: withPassword ? all.confirmPassword : hidden,
  };
  // The code is the number's: a form without a number has none.
  const verificationCode = form.mobileNum ? all.verificationCode : hidden;
  const values = valuesOf(form, rules);
  const wrong =
    refuseUnagreed(context, form) ??
    refuseFields(context, values, {
      ...rules,
      verificationCode: form.firebaseIdToken ? hidden : verificationCode,
    });
  if (wrong) return wrong;

  await countTry(context);
  const upline = await uplineFor(context, form, { rules, recommender: values.recommenderId });
  if (upline instanceof Refused) return upline;
  const proven = await provenNumberOf(context, form, values);
  if (proven instanceof Refused) return proven;
  const ofNumber = proven.number ? usernameOf(proven.number) : '';
  const username = by === 'username' ? values.username : ofNumber;
  const taken = await refuseTaken(context, username, proven.number);
  if (taken) return taken;
  return open(context, { form, values, proven, upline, username, withPassword });
}

async function open(
  context: Context,
  joining: {
    form: Registration;
    values: Values;
    proven: ProvenNumber;
    upline: Upline | undefined;
    username: string;
    withPassword: boolean;
  },
) {
  const { now, entropy, passwords } = context;
  const { form, values, proven, upline, username, withPassword } = joining;
  const { code, token, number } = proven;
  if (code !== undefined) await dropCode(context, code);
  if (token !== undefined) await spendSmsToken(context, token);
  const password = withPassword ? values.password : newPassword(entropy);
  const { key, account } = await openAccount(context, {
    username,
    nickname: values.nickname || username,
    password,
    paymentHash: values.paymentPassword ? await passwords.hash(values.paymentPassword) : undefined,
    firstLogin: !withPassword,
    upline: upline?.key,
    invitation: upline?.code,
    contact: {
      ...number,
      ...(values.email && { email: values.email }),
      ...(values.payeeName && { holder: values.payeeName }),
    },
    profile: profileOf(values),
    joinedBy: { method: form.registerMethod, url: form.registerUrl, domain: form.domain },
    consents: {
      ageConfirmedAt: now,
      terms: { version: termsVersion(context), time: now },
      marketing: { given: form.marketingConsent, time: now },
    },
  });
  if (!withPassword && number !== undefined) {
    const to = writtenNumber(number);
    await sendMessage(context, firstPassword, { kind: 'sms', to, code: password });
  }
  return completeSignIn(context, key, account);
}

/** Whether the merchant offers a form (spec §3 USERNAMEREG3, MOBILENUMREG3). */
export function offers({ merchant }: Context, by: 'username' | 'mobile'): boolean {
  const { USERNAMEREG3, MOBILENUMREG3 } = merchant.siteSettings;
  return (by === 'username' ? USERNAMEREG3 : MOBILENUMREG3) !== false;
}

/** Contacts and the birthday: kept as they were typed. */
function profileOf(values: Values): Record<string, string> {
  const names = [
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'telegram',
    'zalo',
    'idNumber',
    'birthday',
  ] as const;
  const filled = names.filter((name) => values[name] !== '');
  return Object.fromEntries(filled.map((name) => [name, values[name]]));
}

async function refuseVisitor(context: Context, form: Registration) {
  const unproven = await checkProof(context, form.proof);
  if (unproven) return unproven;
  const { merchant, settings } = context;
  const rules = registerRules(merchant, settings.fieldRules, await needsCaptcha(context));
  return rules.captcha.enabled ? checkCaptcha(context, form) : undefined;
}

/** Whether so many forms came from this address that the next one needs a captcha. */
export async function needsCaptcha(context: Context): Promise<boolean> {
  const { tx, now } = context;
  return isCaptchaDue((await tx.get(attempts, triesKey(context)))?.row, now);
}

async function countTry(context: Context): Promise<void> {
  const { tx, now } = context;
  const key = triesKey(context);
  await forgetOver(context);
  await tx.put(attempts, key, afterFailure((await tx.get(attempts, key))?.row, now));
}

/** Begins as no account's key does: those begin with the merchant's code. */
const triesKey = ({ merchant, clientIp }: Context) =>
  `joining/${merchant.code}/${networkOf(clientIp)}`;

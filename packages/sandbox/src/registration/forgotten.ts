import { accountOfMobile, keyOfName } from '../account/find.ts';
import type { Handlers } from '../handlers.ts';
import type { Localised } from '../localise.ts';
import { refusePaymentPassword } from '../money/payment-password.ts';
import { anyone, codeLimits } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { forgetFailures } from '../session/attempts.ts';
import { checkCode, codeAsked, dropCode, issueCode } from '../session/codes.ts';
import { countWrongTry, mayTry, noNumber, notOffered } from '../session/guards.ts';
import { sendMessage } from '../session/inbox.ts';
import {
  homeDialingCode,
  type MobileNumber,
  numberOf,
  numberToKeep,
  writtenNumber,
} from '../session/mobile.ts';
import { newPassword as makePassword, mayChoose } from '../session/passwords.ts';
import { accounts } from '../session/rows.ts';
import { codeMinutes } from '../session/second-step.ts';
import { digestOf } from '../session/secrets.ts';
import { endOthers, forgetRemembered } from '../session/sessions.ts';
import { mayDo, tooMany } from '../session/throttle.ts';

/** How long a mailed password is valid, in minutes. */
const mailMinutes = 30;
const mail: Localised = {
  EN: '{code} is your new password for {site}. It is valid for {minutes} minutes; until you use it, your old password still works. If you did not request this, do nothing.',
  TH: '{code} คือรหัสผ่านใหม่ของคุณสำหรับ {site} ใช้ได้ {minutes} นาที รหัสเดิมยังใช้ได้จนกว่าคุณจะใช้รหัสใหม่ หากไม่ใช่คุณ ไม่ต้องทำอะไร',
  HI: '{site} के लिए आपका नया पासवर्ड {code} है। यह {minutes} मिनट तक मान्य है; जब तक आप इसे न बरतें, पुराना चलता रहेगा। यदि यह आप नहीं थे, तो कुछ न करें।',
  BN: '{site}-এর জন্য আপনার নতুন পাসওয়ার্ড {code}। এটি {minutes} মিনিট চলবে; ব্যবহার না করা পর্যন্ত পুরোনোটি থাকবে। আপনি না হলে কিছু করবেন না।',
  VI: '{code} là mật khẩu mới của bạn cho {site}, có hiệu lực {minutes} phút; mật khẩu cũ vẫn dùng được cho đến khi bạn dùng mật khẩu này. Nếu không phải bạn, hãy bỏ qua.',
};

export const forgottenHandlers: Pick<
  Handlers,
  'forgotSms' | 'forgotByEmail' | 'setPasswordByPhone'
> = {
  forgotSms: {
    policy: { ...anyone, limits: codeLimits },
    async handle(context, asked) {
      if (context.merchant.siteSettings.CHNGPASSVERIF3 !== true) return notOffered;
      const number = await codeAsked(
        context,
        asked.countryDialingCode,
        asked.mobileNo,
        asked.proof,
      );
      if (number instanceof Refused) return number;
      const found = await accountOfMobile(context, number);
      // A number without an account gets the same answer and no message: nobody learns which are members.
      if (found !== undefined) {
        const to = writtenNumber(number);
        await issueCode(context, nameOf(number), { kind: 'sms', to, account: found.key });
      }
      return { expiredMinutes: codeMinutes };
    },
  },

  forgotByEmail: {
    policy: { ...anyone, guesses: true, limits: ['wrongTries', 'codes'] },
    async handle(context, { username, email }) {
      const { tx, now, entropy } = context;
      const key = await keyOfName(context, username);
      // Of its own: who asks for mails must not use up the tries and codes of the member's login.
      const target = `forgot-email/${key}`;
      if (!(await mayTry(context, target))) return tooMany;
      const account = (await tx.get(accounts, key))?.row;
      const to = account?.contact.email;
      if (account === undefined || to === undefined || !isSameAddress(to, email)) {
        await countWrongTry(context, target);
        return new Refused('ACCOUNT_UNKNOWN', 'Username/Email does not exist');
      }
      if (!(await mayDo(context, 'codes', `codes/${target}`))) return tooMany;
      const code = makePassword(entropy);
      const expires = now + mailMinutes * 60_000;
      await tx.put(accounts, key, { ...account, reset: { digest: await digestOf(code), expires } });
      const minutes = String(mailMinutes);
      await sendMessage(context, mail, { kind: 'email', to, code, minutes });
      return null;
    },
  },

  setPasswordByPhone: {
    policy: { ...anyone, guesses: true, limits: ['wrongTries', 'paymentPasswords'] },
    async handle(context, request) {
      const { newPassword, mobileNum, verificationCode, countryDialingCode } = request;
      const { tx, merchant, now, passwords } = context;
      if (merchant.siteSettings.CHNGPASSVERIF3 !== true) return notOffered;
      const number = numberOf(countryDialingCode ?? homeDialingCode(merchant), mobileNum);
      if (number === undefined) return noNumber;
      const name = nameOf(number);
      const sent = await checkCode(context, name, verificationCode);
      if (sent instanceof Refused) return sent;
      const key = sent.account ?? '';
      const account = (await tx.get(accounts, key))?.row;
      if (account === undefined) return notOffered;
      // The code stays good, so that the member can choose another.
      if (!mayChoose(newPassword, account.username)) {
        return new Refused('PASSWORD_WEAK', 'The new password breaks the rule, or is too common.');
      }
      const { paymentHash } = account;
      const paying = await refusePaymentPassword(context, { key, paymentHash }, newPassword);
      if (paying) return paying;
      await dropCode(context, name);
      await tx.put(accounts, key, {
        ...account,
        passwordHash: await passwords.hash(newPassword),
        passwordChangedAt: now,
        firstLogin: false,
        reset: undefined,
      });
      await forgetFailures(context, key);
      await endOthers(tx, key, undefined, 'PASSWORD_CHANGED');
      await forgetRemembered(tx, key);
      return { username: account.username };
    },
  },
};

function nameOf(number: MobileNumber): string {
  return `forgot/${numberToKeep(number)}`;
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

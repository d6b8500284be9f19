import { refuseWrongLogin } from '../account/guard.ts';
import type { Handlers } from '../handlers.ts';
import { fundsOf } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import { refusePaymentPassword } from '../money/payment-password.ts';
import { anyAccount, anyone, everyMember } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { acceptedTermsOf, isUnconfirmed } from '../registration/terms.ts';
import { signIn } from './login-handlers.ts';
import { mayChoose } from './passwords.ts';
import { accounts, remembered, sessions } from './rows.ts';
import { digestOf, newToken } from './secrets.ts';
import { endOthers, forgetRemembered } from './sessions.ts';

/** How long a device remembers a member (spec §9 "Remember-me cookie"). */
const rememberMs = 24 * 60 * 60_000;

export const memberHandlers: Pick<
  Handlers,
  | 'memberInfo'
  | 'balance'
  | 'logout'
  | 'updateLanguage'
  | 'changePassword'
  | 'rememberCreate'
  | 'rememberLogin'
  | 'rememberRevoke'
> = {
  memberInfo: {
    policy: anyAccount,
    async handle({ member: { account } }) {
      const { id, username, nickname, type, toUpline, rankLevel } = account;
      return {
        id,
        account: username,
        nickname,
        type,
        toUpline,
        clubLabel: { labelName: `Club ${rankLevel}`, rankLevel },
        memberLabel: [],
        termsVersion: acceptedTermsOf(account),
        agreementDue: isUnconfirmed(account),
      };
    },
  },

  balance: {
    policy: everyMember,
    async handle({ tx, member, merchant }) {
      return { sumBalance: fromMinor(await fundsOf(tx, member.key), merchant.currency.decimals) };
    },
  },

  logout: {
    policy: anyAccount,
    async handle({ tx, member }) {
      await tx.delete(sessions, member.session);
      return null;
    },
  },

  updateLanguage: {
    policy: everyMember,
    async handle({ tx, member }, { language }) {
      await tx.put(accounts, member.key, { ...member.account, language });
      return null;
    },
  },

  changePassword: {
    policy: { ...everyMember, limits: ['loginPasswords', 'paymentPasswords'] },
    async handle(context, { oldPassword, newPassword, confirmNewPassword }) {
      const { tx, member, now, passwords } = context;
      const { account, key } = member;
      // Who came by another provider has no password yet and chooses the first one.
      const isFirst = account.passwordHash === '';
      const wrong = await refuseWrongLogin(context, oldPassword);
      if (wrong) return wrong;
      if (newPassword !== confirmNewPassword) {
        return new Refused('PASSWORD_MISMATCH', 'The confirmation differs from the new password.');
      }
      if (!mayChoose(newPassword, account.username)) {
        return new Refused('PASSWORD_WEAK', 'The new password breaks the rule, or is too common.');
      }
      if (!isFirst && newPassword === oldPassword) {
        return new Refused('PASSWORD_SAME', 'The new password is the old one.');
      }
      const { paymentHash } = account;
      const paying = await refusePaymentPassword(context, { key, paymentHash }, newPassword);
      if (paying) return paying;
      await tx.put(accounts, key, {
        ...account,
        passwordHash: await passwords.hash(newPassword),
        passwordChangedAt: now,
        firstLogin: false,
        reset: undefined,
      });
      await endOthers(tx, key, member.session, 'PASSWORD_CHANGED');
      await forgetRemembered(tx, key);
      return null;
    },
  },

  rememberCreate: {
    policy: everyMember,
    async handle({ tx, member, merchant, now, entropy }) {
      const rememberToken = newToken(entropy);
      const expires = now + rememberMs;
      const row = { merchant: merchant.code, account: member.key, expires };
      await tx.put(remembered, await digestOf(rememberToken), row);
      return { rememberToken, expires };
    },
  },

  rememberLogin: {
    policy: anyone,
    async handle(context, { rememberToken }) {
      const { tx, merchant, now } = context;
      const row = (await tx.get(remembered, await digestOf(rememberToken)))?.row;
      const account = row && (await tx.get(accounts, row.account))?.row;
      if (!row || !account || row.merchant !== merchant.code || row.expires <= now) {
        return new Refused('REMEMBER_EXPIRED', 'The remembered sign-in is over or was revoked.');
      }
      return signIn(context, row.account, account);
    },
  },

  rememberRevoke: {
    policy: anyone,
    async handle({ tx }, { rememberToken }) {
      await tx.delete(remembered, await digestOf(rememberToken));
      return null;
    },
  },
};

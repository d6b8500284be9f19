import { isAgent } from '../agents/guards.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { imageRoot } from '../images.ts';
import { refuseWrongPaymentPassword } from '../money/payment-password.ts';
import { everyMember, ownHolders, realMembers } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { breachOf, registerRules } from '../registration/rules.ts';
import { acceptedTermsOf } from '../registration/terms.ts';
import { mayChoose } from '../session/passwords.ts';
import { accounts } from '../session/rows.ts';
import { hintsOf } from '../session/second-step.ts';
import { links } from '../social/rows.ts';
import { bindingHandlers } from './bindings.ts';
import { changeAccount } from './change.ts';
import { deviceHandlers } from './devices.ts';
import { refuseWrongLogin } from './guard.ts';
import { avatarPath, rankPath } from './pictures.ts';
import { recoveryHandlers } from './recovery.ts';

const ownHandlers: Pick<
  Handlers,
  | 'securityOverview'
  | 'setPayeeName'
  | 'setPaymentPassword'
  | 'setMarketingConsent'
  | 'avatar'
  | 'memberIcon'
> = {
  securityOverview: {
    policy: everyMember,
    async handle(context) {
      const { tx, member } = context;
      const { account, key } = member;
      const { mobile, email, holder } = hintsOf(account);
      const linked = await tx.range(links, 'byAccount', { from: key, to: key });
      // A friend who brought the member sees nothing of what they bet.
      let above = account.upline ? (await tx.get(accounts, account.upline))?.row : undefined;
      // The agent above a friend does.
      while (above?.upline && !isAgent(above)) above = (await tx.get(accounts, above.upline))?.row;
      const upline = above && isAgent(above) ? above.nickname : undefined;
      return {
        hasPassword: account.passwordHash !== '',
        passwordChangedAt: account.passwordChangedAt,
        hasPaymentPassword: account.paymentHash !== undefined,
        mobile,
        email,
        payeeName: holder,
        authenticator: account.contact.authenticator !== undefined,
        recoveryCodes: account.recovery?.length,
        providers: linked.map(({ row }) => row.provider),
        addresses: account.addresses && [...account.addresses],
        upline,
        marketing: account.consents?.marketing ?? { given: false },
        terms: { version: acceptedTermsOf(account), time: account.consents?.terms?.time },
      };
    },
  },

  setPayeeName: {
    policy: ownHolders,
    async handle(context, { payeeName }) {
      const { account } = context.member;
      const name = payeeName.trim();
      if (account.contact.holder !== undefined) return payeeLocked;
      const rule = registerRules(context.merchant, context.settings.fieldRules).payeeName;
      const breach = breachOf({ ...rule, enabled: true, required: true }, name);
      if (breach) return new Refused('FIELD_INVALID', `payeeName: ${breach}`);
      await changeAccount(context, { contact: { ...account.contact, holder: name } });
      return null;
    },
  },

  setPaymentPassword: {
    policy: { ...ownHolders, limits: ['loginPasswords', 'paymentPasswords'] },
    async handle(context, { oldPassword, newPassword, confirmNewPassword }) {
      const { member, passwords } = context;
      const { paymentHash, passwordHash, username } = member.account;
      const wrong = await refuseWrongPayment(context, oldPassword);
      if (wrong) return wrong;
      if (newPassword !== confirmNewPassword) {
        return new Refused('PASSWORD_MISMATCH', 'The confirmation differs from the new password.');
      }
      if (!mayChoose(newPassword, username)) {
        return new Refused('PASSWORD_WEAK', 'The new password breaks the rule, or is too common.');
      }
      for (const hash of [passwordHash, paymentHash]) {
        if (await passwords.verify(newPassword, hash)) {
          const message = 'The new password is the login password, or the payment password so far.';
          return new Refused('PASSWORD_SAME', message);
        }
      }
      await changeAccount(context, { paymentHash: await passwords.hash(newPassword) });
      return null;
    },
  },

  setMarketingConsent: {
    policy: realMembers,
    async handle(context, { given }) {
      const { member, now } = context;
      const consents = { ...member.account.consents, marketing: { given, time: now } };
      await changeAccount(context, { consents });
      return null;
    },
  },

  avatar: {
    policy: everyMember,
    async handle({ member }) {
      return { avatar: imageRoot + avatarPath(member.account) };
    },
  },

  memberIcon: {
    policy: everyMember,
    async handle({ member }) {
      return { icon: imageRoot + rankPath(member.account.rankLevel) };
    },
  },
};

export const accountHandlers = {
  ...ownHandlers,
  ...bindingHandlers,
  ...deviceHandlers,
  ...recoveryHandlers,
};

/** The first payment password is set by who knows the login password; from then on it is changed by itself alone. */
async function refuseWrongPayment(
  context: MemberContext,
  password: string,
): Promise<Refused | undefined> {
  return context.member.account.paymentHash === undefined
    ? refuseWrongLogin(context, password)
    : refuseWrongPaymentPassword(context, password);
}

const payeeLocked = new Refused(
  'WRONG_STATE',
  'The payee name is set once, so that money goes to its owner only. Support can correct it.',
);

import type { SentOf } from '@livery/api';
import type { socialLogin as socialLoginCall } from '@livery/api/contract/social';
import { openAccount } from '../account/open-account.ts';
import type { Context, Handlers } from '../handlers.ts';
import { anyone } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { refuseUnagreed, type Upline, uplineFor } from '../registration/form.ts';
import { offers } from '../registration/join.ts';
import { registerRules } from '../registration/rules.ts';
import { termsVersion } from '../registration/terms.ts';
import { countWrongTry, notOffered } from '../session/guards.ts';
import { completeSignIn, signIn } from '../session/login-handlers.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import { digestOf, newDigits } from '../session/secrets.ts';
import type { Versioned } from '../store/store.ts';
import { knownPeople, providersOf } from './providers.ts';
import { type GrantRow, grants, links } from './rows.ts';

type SocialLogin = SentOf<typeof socialLoginCall>;

export const socialHandlers: Pick<Handlers, 'socialProviders' | 'socialLogin'> = {
  socialProviders: {
    policy: anyone,
    async handle({ merchant }) {
      return { list: providersOf(merchant) };
    },
  },

  socialLogin: {
    policy: { ...anyone, guesses: true },
    async handle(context, request) {
      const { tx, merchant, now } = context;
      const isOn = providersOf(merchant).some(({ provider }) => provider === request.provider);
      if (!isOn) return notOffered;
      const key = await digestOf(request.code);
      const grant = (await tx.get(grants, key))?.row;
      const isOurs = grant?.merchant === merchant.code && grant.provider === request.provider;
      if (grant === undefined || !isOurs || grant.expires <= now) {
        await countWrongTry(context);
        return new Refused('CODE_EXPIRED', 'The code is unknown, too old or was used before.');
      }
      if (!(await isRightGrant(grant, request))) {
        // Whoever has the code and not the rest has stolen it.
        await tx.delete(grants, key);
        await countWrongTry(context);
        return new Refused('CODE_WRONG', 'The code was given for another verifier, page or nonce.');
      }
      const known = await accountOf(context, grant);
      if (known) {
        await tx.delete(grants, key);
        return signIn(context, known.key, known.row);
      }
      const upline = await rejectNewMember(context, request);
      if (upline instanceof Refused) return upline;
      await tx.delete(grants, key);
      return welcome(context, { grant, request, upline });
    },
  },
};

async function isRightGrant(grant: GrantRow, request: SocialLogin): Promise<boolean> {
  return (
    grant.challenge === (await digestOf(request.codeVerifier)) &&
    grant.redirectUri === request.redirectUri &&
    grant.nonce === request.nonce
  );
}

/** The account of somebody who was here before. */
async function accountOf(
  { tx, merchant }: Context,
  { provider, subject }: GrantRow,
): Promise<Versioned<AccountRow> | undefined> {
  const link = (await tx.get(links, linkKey(merchant.code, provider, subject)))?.row;
  const person = knownPeople.find((each) => each.subject === subject);
  const key = link?.account ?? (person && accountKey(merchant.code, person.account));
  return key === undefined ? undefined : tx.get(accounts, key);
}

/** The referrer of a new member, or why the account is rejected. */
async function rejectNewMember(context: Context, request: SocialLogin) {
  if (!offers(context, 'username') && !offers(context, 'mobile')) return notOffered;
  const rules = registerRules(context.merchant, context.settings.fieldRules);
  return (
    refuseUnagreed(context, request) ??
    (await uplineFor(context, request, { rules, recommender: '' }))
  );
}

/** Opens the account of somebody new and signs them in; they choose a password at once (spec §4). */
async function welcome(
  context: Context,
  { grant, request, upline }: { grant: GrantRow; request: SocialLogin; upline: Upline | undefined },
) {
  const { tx, merchant, now } = context;
  const { provider, subject, name } = grant;
  const { key, account } = await openAccount(context, {
    username: await freeName(context, provider),
    nickname: name,
    firstLogin: true,
    upline: upline?.key,
    invitation: upline?.code,
    consents: {
      ageConfirmedAt: now,
      terms: { version: termsVersion(context), time: now },
      marketing: { given: request.marketingConsent, time: now },
    },
  });
  await tx.put(links, linkKey(merchant.code, provider, subject), { account: key, provider });
  return completeSignIn(context, key, account);
}

/** A username that nobody has: the provider's first letter and nine digits. */
async function freeName({ tx, merchant, entropy }: Context, provider: string): Promise<string> {
  for (;;) {
    const username = provider.slice(0, 1) + newDigits(entropy, 9);
    const taken = await tx.get(accounts, accountKey(merchant.code, username));
    if (taken === undefined) return username;
  }
}

function linkKey(merchant: string, provider: string, subject: string): string {
  return `${merchant}/${provider}/${subject}`;
}

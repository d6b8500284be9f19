import { contractKinds } from '@livery/api/contract/agents';
import { openAccount } from '../account/open-account.ts';
import { activeContract } from '../agents/find.ts';
import { isOn } from '../agents/guards.ts';
import { offerContract, ownTermsUpTo, refuseOffering } from '../agents/offer.ts';
import type { ContractRow } from '../agents/rows.ts';
import { housePeriod, topRate } from '../agents/terms.ts';
import { viewOf } from '../agents/view.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { agents, recruiting } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { refuseTaken } from '../registration/form.ts';
import { breachOf, registerRules } from '../registration/rules.ts';
import { mayChoose, newPassword } from '../session/passwords.ts';
import { mayDo, tooMany } from '../session/throttle.ts';
import { agentTypeBelow, needsLegalBasis } from './levels.ts';
import { agentLinkHandlers } from './links.ts';

type Offers = Pick<ContractRow, 'kind' | 'periodType' | 'tiers'>[];

export const agentAccountHandlers: Pick<
  Handlers,
  | 'agentInvitation'
  | 'agentLinkAdd'
  | 'agentLinkRemove'
  | 'agentAccountChoices'
  | 'agentFirstPassword'
  | 'agentAccountCreate'
> = {
  ...agentLinkHandlers,

  agentAccountChoices: {
    policy: agents,
    async handle(context) {
      const agentType = agentTypeBelow(context);
      const kinds =
        agentType === undefined ? [] : contractKinds.filter((kind) => isOn(context, kind));
      const rates = kinds.map(async (kind) => {
        const own = await activeContract(context.tx, context.member.key, kind);
        const rate = own && { topRate: topRate(own.row) };
        return { kind, periodType: own?.row.periodType ?? housePeriod[kind], ...rate };
      });
      return {
        agentType,
        needsLegalBasis: needsLegalBasis(context),
        rates: await Promise.all(rates),
      };
    },
  },

  agentFirstPassword: {
    policy: recruiting,
    async handle({ entropy }) {
      return { password: newPassword(entropy) };
    },
  },

  agentAccountCreate: {
    policy: { ...recruiting, limits: ['openedAccounts'] },
    async handle(context, { role, rates, ...typed }) {
      const { member, now } = context;
      if (!(await mayDo(context, 'openedAccounts', `${member.key}/opened`))) return tooMany;
      const fields = readFields(context, typed);
      if (fields instanceof Refused) return fields;
      const type = role === 'agent' ? agentTypeBelow(context) : 0;
      if (type === undefined) return noAgents(context);
      const offers = await readOffers(context, { role, rates });
      if (offers instanceof Refused) return offers;
      const taken = await refuseTaken(context, fields.username, undefined);
      if (taken) return taken;

      const { key, account } = await openAccount(context, {
        ...fields,
        nickname: fields.nickname || fields.username,
        type,
        firstLogin: true,
        upline: member.key,
        openedBy: member.key,
        joinedBy: { method: 'AGENT' },
      });
      const offered: ContractRow[] = [];
      for (const offer of offers) {
        offered.push(await offerContract(context, { ...offer, downline: key }));
      }
      return {
        account: account.username,
        nickname: account.nickname,
        type: account.type,
        offers: await Promise.all(offered.map((row) => viewOf(context, row))),
        time: now,
      };
    },
  },
};

/** What was typed, by the platform's own rules of registration. A payee name, contacts and consents are the holder's alone to give. */
function readFields(
  { merchant, settings }: MemberContext,
  typed: Readonly<Record<'username' | 'password' | 'nickname', string>>,
) {
  const rules = registerRules(merchant, settings.fieldRules);
  const username = typed.username.trim();
  const nickname = typed.nickname.trim();
  for (const [name, value, required] of [
    ['username', username, true],
    ['nickname', nickname, false],
  ] as const) {
    const broken = breachOf({ ...rules[name], enabled: true, required }, value);
    if (broken !== undefined) return new Refused('FIELD_INVALID', `${name}: ${broken}`);
  }
  if (!mayChoose(typed.password, username)) {
    return new Refused('PASSWORD_WEAK', 'password: breaks the rule, or is too common.');
  }
  return { username, nickname, password: typed.password };
}

/** The offers to a new agent, each by one's own terms up to a rate. Nothing is opened unless all of them can be made. */
async function readOffers(
  context: MemberContext,
  {
    role,
    rates,
  }: { role: 'member' | 'agent'; rates: readonly { kind: ContractRow['kind']; rate: string }[] },
): Promise<Offers | Refused> {
  if (role === 'member' && rates.length > 0) {
    return new Refused('FIELD_INVALID', 'rates: expected none for a member.');
  }
  if (new Set(rates.map(({ kind }) => kind)).size < rates.length) {
    return new Refused('FIELD_INVALID', 'rates: expected each kind once.');
  }
  const offers: Offers = [];
  for (const { kind, rate } of rates) {
    const refused = refuseOffering(context, kind);
    if (refused) return refused;
    const terms = await ownTermsUpTo(context, kind, rate);
    if (terms instanceof Refused) {
      return new Refused(terms.code, `rates, ${kind}: ${terms.message}`);
    }
    offers.push(terms);
  }
  return offers;
}

function noAgents(context: MemberContext): Refused {
  return new Refused(
    'NOT_AVAILABLE',
    needsLegalBasis(context)
      ? 'This merchant states no legal basis for agents below agents. Open the account as a member.'
      : 'Agents of your level have members alone below them. Open the account as a member.',
  );
}

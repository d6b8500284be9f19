import { lengthOf } from '@livery/api';
import { agentLinkLimits } from '@livery/api/contract/agent-accounts';
import { affiliateCodeOf } from '../account/find.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { agents, recruiting } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { accounts } from '../session/rows.ts';
import { newText } from '../session/secrets.ts';
import type { Versioned } from '../store/store.ts';
import { type AgentLinkRow, agentLinks } from './rows.ts';

export const agentLinkHandlers: Pick<
  Handlers,
  'agentInvitation' | 'agentLinkAdd' | 'agentLinkRemove'
> = {
  agentInvitation: {
    policy: agents,
    async handle(context) {
      const { id, username } = context.member.account;
      const code = affiliateCodeOf({ id });
      const joined = await joinedBy(context);
      const links = await linksOf(context);
      const named = new Set(links.map(({ row }) => row.code));
      // A link that was taken away has brought its people to the code itself.
      const byCode = [...joined].filter(([by]) => !named.has(by));
      return {
        code,
        recommender: { id, account: username },
        joined: byCode.reduce((sum, [, count]) => sum + count, 0),
        links: links
          .map(({ row }) => viewOf(row, joined.get(row.code)))
          .sort((one, other) => other.time - one.time || (one.code < other.code ? -1 : 1)),
      };
    },
  },

  agentLinkAdd: {
    policy: recruiting,
    async handle(context, { name: typed }) {
      const { tx, merchant, member, now } = context;
      const name = typed.trim();
      const { count, nameLength } = agentLinkLimits;
      if (name === '' || lengthOf(name) > nameLength) {
        return new Refused('FIELD_INVALID', `name: expected 1 to ${nameLength} characters.`);
      }
      const links = await linksOf(context);
      const same = links.find(({ row }) => row.name.toLowerCase() === name.toLowerCase())?.row;
      if (same) return viewOf(same, (await joinedBy(context)).get(same.code));
      if (links.length >= count) {
        return new Refused(
          'WRONG_STATE',
          `You have ${count} links, which is the most. Take one away first.`,
        );
      }
      const row: AgentLinkRow = {
        agent: member.key,
        code: await freeCode(context),
        name,
        time: now,
      };
      await tx.put(agentLinks, `${merchant.code}/${row.code}`, row, 0);
      return viewOf(row);
    },
  },

  agentLinkRemove: {
    policy: agents,
    async handle({ tx, merchant, member }, { code }) {
      const found = await tx.get(agentLinks, `${merchant.code}/${code}`);
      // A link of another agent is answered like one that does not exist.
      if (found?.row.agent !== member.key) {
        return new Refused('NOT_FOUND', 'You have no link of this code.', { status: 404 });
      }
      await tx.delete(agentLinks, found.key);
      return null;
    },
  },
};

function viewOf({ code, name, time }: AgentLinkRow, joined = 0) {
  return { code, name, time, joined };
}

function linksOf({ tx, member }: MemberContext): Promise<Versioned<AgentLinkRow>[]> {
  return tx.range(agentLinks, 'byAgent', { from: member.key, to: member.key });
}

/** How many of those directly below have come with each code. */
async function joinedBy({ tx, member }: MemberContext): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { row } of await tx.range(accounts, 'byUpline', {
    from: member.key,
    to: member.key,
  })) {
    const { invitation } = row;
    if (invitation !== undefined) counts.set(invitation, (counts.get(invitation) ?? 0) + 1);
  }
  return counts;
}

/** A code that no link has: the agent's own, and four signs that nobody confuses. */
async function freeCode({ tx, merchant, member, entropy }: MemberContext): Promise<string> {
  for (;;) {
    const sign = newText(entropy, '23456789ABCDEFGHJKMNPQRSTUVWXYZ', 4);
    const code = `${affiliateCodeOf(member.account)}-${sign}`;
    if ((await tx.get(agentLinks, `${merchant.code}/${code}`)) === undefined) return code;
  }
}

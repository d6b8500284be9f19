import { contractKinds } from '@livery/api/contract/agents';
import type { TeamMember } from '@livery/api/contract/team';
import { receivedBy } from '../agents/find.ts';
import { isAgent, isOn } from '../agents/guards.ts';
import { topRate } from '../agents/terms.ts';
import type { MemberContext } from '../handlers.ts';
import { bets } from '../history/rows.ts';
import { fundsOf } from '../ledger/ledger.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { Refused } from '../refusal.ts';
import { hintsOf } from '../session/second-step.ts';
import { mayReceive } from '../transfers/handlers.ts';
import {
  beneath,
  headOf,
  memberOfTeam,
  type Place,
  pathOf,
  personOf,
  type Team,
  teamOf,
} from './tree.ts';

/** The accounts directly below one, or those of its tree that a search finds. */
export async function downlinesOf(
  context: MemberContext,
  {
    account,
    search,
    only,
    ...asked
  }: {
    account?: string | undefined;
    search?: string | undefined;
    only?: 'offerable' | undefined;
    pageNo: number;
    pageSize: number;
  },
) {
  const team = await teamOf(context);
  const head = headOf(team, account, context);
  if (head instanceof Refused) return head;
  const wanted = search?.trim().toLowerCase() ?? '';
  const found = wanted === '' ? head.below : beneath(head).filter((each) => hasName(each, wanted));
  const places = only === 'offerable' ? found.filter(isOfferable) : found;
  const { items, totalPages } = pageOf(byName(places), asked);
  return {
    list: await Promise.all(
      items.map(async (place) => ({ ...(await memberView(context, place)), path: pathOf(place) })),
    ),
    totalPages,
    total: places.length,
    team: team.members.size,
  };
}

/** One account of the team. */
export async function teamMemberOf(context: MemberContext, account: string) {
  const team: Team = await teamOf(context);
  const place = memberOfTeam(team, account, context);
  if (place instanceof Refused) return place;
  const { mobile, email } = hintsOf(place.row);
  return {
    ...(await memberView(context, place)),
    path: pathOf(place),
    rankLevel: place.row.rankLevel,
    transfers: place.depth === 1 && mayReceive(place.row),
    contact: { mobile, email },
  };
}

/** Whether the agent can offer a contract to an account of the team. */
function isOfferable({ row, depth }: Place): boolean {
  return depth === 1 && isAgent(row) && !row.excluded;
}

function hasName({ row }: Place, wanted: string): boolean {
  return row.username.toLowerCase().includes(wanted) || row.nickname.toLowerCase().includes(wanted);
}

function byName(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** An account as its agent sees it. */
async function memberView(context: MemberContext, place: Place): Promise<TeamMember> {
  const { tx, merchant } = context;
  const { row, key, depth, below, size } = place;
  return {
    ...personOf(place),
    level: row.type,
    depth,
    direct: below.length,
    downlines: size,
    balance: fromMinor(await fundsOf(tx, key), merchant.currency.decimals),
    joined: row.openedAt,
    lastActive: await lastActiveOf(context, place),
    state: row.excluded ? 'closed' : 'open',
    contracts: isAgent(row) ? await standingsOf(context, place) : [],
  };
}

async function lastActiveOf(
  { tx }: MemberContext,
  { key, row }: Place,
): Promise<number | undefined> {
  const stretch = { from: `${key}/`, to: `${key}/~`, limit: 1, reverse: true };
  const [last] = await tx.range(bets, 'byAccount', stretch);
  const times = [row.lastLogin?.time ?? 0, last?.row.time ?? 0];
  return Math.max(...times) || undefined;
}

/** How the contracts that an account receives stand; the rates of those from another are that other's matter. */
async function standingsOf(
  context: MemberContext,
  { key }: Place,
): Promise<TeamMember['contracts']> {
  const received = (await receivedBy(context.tx, key)).map(({ row }) => row);
  return contractKinds
    .filter((kind) => isOn(context, kind))
    .map((kind) => {
      const own = received.filter((row) => row.kind === kind);
      const held =
        own.find(({ state }) => state === 'active') ?? own.find(({ state }) => state === 'offered');
      if (held === undefined) return { kind, state: 'none' };
      return {
        kind,
        state:
          held.state === 'offered'
            ? 'offered'
            : held.request === 'termination'
              ? 'ending'
              : 'active',
        ...(held.upline === context.member.key ? { rate: topRate(held) } : {}),
      };
    });
}

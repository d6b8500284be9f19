import type { MemberContext } from '../handlers.ts';
import { duePayments, settlePayments } from '../payments/settle.ts';
import { Refused } from '../refusal.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';

/** An account's place in the tree of an agent. */
export interface Place {
  /** Key of the account's row. */
  readonly key: string;
  readonly row: AccountRow;
  /** 0 is the agent, 1 directly below. */
  readonly depth: number;
  readonly above: Place | undefined;
  /** Those directly below, by username. */
  readonly below: Place[];
  /** How many are in its own tree. */
  size: number;
}

/** An agent's tree. */
export interface Team {
  readonly root: Place;
  /** Everybody beneath the agent, by key: whoever comes before another is not further down. */
  readonly members: ReadonlyMap<string, Place>;
}

/**
 * The tree beneath the agent who asks: the only accounts that a call of the team may speak of. All accounts of the merchant that have
 * an upline are read in one stretch, which for ten thousand is quicker than a stretch for each; who has come after `now` is not there.
 * Their payments are settled as far as they are due: a day that is over has the same sums whether or not its members have asked for
 * anything since.
 */
export async function teamOf(context: MemberContext): Promise<Team> {
  const { tx, merchant, member } = context;
  const stretch = { from: `${merchant.code}/`, to: `${merchant.code}/~` };
  const byUpline = Map.groupBy(
    await tx.range(accounts, 'byUpline', stretch),
    ({ row }) => row.upline ?? '',
  );
  const root = placeOf({ key: member.key, row: member.account }, undefined);
  const members = new Map<string, Place>();
  const found: Place[] = [root];
  // The list grows while it is walked: everybody comes after their upline.
  for (const place of found) {
    for (const each of byUpline.get(place.key) ?? []) {
      // Rows of a broken chain that leads back to itself end here.
      if (members.has(each.key) || each.key === root.key) continue;
      if (each.row.openedAt > context.now) continue;
      const below = placeOf(each, place);
      place.below.push(below);
      members.set(below.key, below);
      found.push(below);
    }
  }
  for (const { above, size } of found.toReversed()) if (above) above.size += size + 1;
  await settleMembers(context, members);
  return { root, members };
}

async function settleMembers(context: MemberContext, members: Team['members']): Promise<void> {
  for (const account of await duePayments(context)) {
    if (members.has(account)) await settlePayments(context, account);
  }
}

function placeOf({ key, row }: { key: string; row: AccountRow }, above: Place | undefined): Place {
  return { key, row, above, depth: above === undefined ? 0 : above.depth + 1, below: [], size: 0 };
}

/** Answers for whatever is not in the tree, whether it exists or not. */
const notInTeam = new Refused('NOT_IN_LINE', 'The team has no such account.');

/** An account of the tree by username. */
export function memberOfTeam(
  { members }: Team,
  account: string,
  { merchant }: MemberContext,
): Place | Refused {
  return members.get(accountKey(merchant.code, account)) ?? notInTeam;
}

/** An account whose downlines are asked for: one of the tree, or the agent. */
export function headOf(
  team: Team,
  account: string | undefined,
  context: MemberContext,
): Place | Refused {
  if (account === undefined) return team.root;
  const isOwn = accountKey(context.merchant.code, account) === team.root.key;
  return isOwn ? team.root : memberOfTeam(team, account, context);
}

/** Everybody beneath an account, each after their upline. */
export function beneath(head: Place): Place[] {
  const found = [...head.below];
  for (const place of found) found.push(...place.below);
  return found;
}

/** Whose entries are asked for: the whole team's, an account's with its tree, or its own alone. */
export interface Whose {
  readonly account?: string | undefined;
  readonly part: 'own' | 'line';
}

/** The places of those whose entries are asked for, by key. */
export function partOf(
  team: Team,
  { account, part }: Whose,
  context: MemberContext,
): ReadonlyMap<string, Place> | Refused {
  if (account === undefined) return team.members;
  const place = memberOfTeam(team, account, context);
  if (place instanceof Refused) return place;
  const places = part === 'own' ? [place] : [place, ...beneath(place)];
  return new Map(places.map((each) => [each.key, each]));
}

/** How an account is named. */
export function personOf({ row }: Place): { account: string; nickname: string } {
  return { account: row.username, nickname: row.nickname };
}

/** The way to an account: from directly below the agent down to its upline. */
export function pathOf({ above }: Place): { account: string; nickname: string }[] {
  return above === undefined || above.depth === 0 ? [] : [...pathOf(above), personOf(above)];
}

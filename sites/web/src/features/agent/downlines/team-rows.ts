import type { TeamDownline } from '@livery/api/contract/team';
import type { TreeRow } from '@livery/ui/tree';

/** Accounts that come with one answer. */
export const branchPage = 100;

/** Who is directly below an account, as far as it is known: pages come as they are looked at. */
export interface Branch {
  readonly total: number;
  /** By their number, from 1. */
  readonly pages: ReadonlyMap<number, readonly TeamDownline[]>;
}

/** A page of those directly below an account; the agent's own have no account. */
export interface Wanted {
  readonly account: string | undefined;
  readonly pageNo: number;
}

/** A row of the tree of a team. */
export interface TeamRow extends TreeRow {
  /** Undefined while it is on its way. */
  readonly member: TeamDownline | undefined;
  /** The page that it comes with. */
  readonly wanted: Wanted;
}

/**
 * The rows of a tree that are shown: those directly below the agent, and below every account that is open. Each has its place from the
 * start, whether it is here or not, so that nothing moves as they come.
 *
 * @param branches by account; those directly below the agent by the empty text
 */
export function teamRows(
  branches: ReadonlyMap<string, Branch>,
  open: ReadonlySet<string>,
): TeamRow[] {
  const rows: TeamRow[] = [];
  const add = (account: string, level: number) => {
    const { total, pages } = branches.get(account) ?? { total: 0, pages: new Map() };
    for (let at = 0; at < total; at += 1) {
      const pageNo = Math.floor(at / branchPage) + 1;
      const member: TeamDownline | undefined = pages.get(pageNo)?.[at % branchPage];
      const isOpen = member !== undefined && open.has(member.account);
      rows.push({
        id: member?.account ?? `${account}/${at}`,
        level,
        place: at + 1,
        of: total,
        expanded: member !== undefined && member.direct > 0 ? isOpen : undefined,
        busy: member === undefined || (isOpen && !branches.has(member.account)),
        member,
        wanted: { account: account === '' ? undefined : account, pageNo },
      });
      if (isOpen) add(member.account, level + 1);
    }
  };
  add('', 1);
  return rows;
}

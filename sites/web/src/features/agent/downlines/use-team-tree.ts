import type { ValueOf } from '@livery/api';
import { teamDownlines } from '@livery/api/contract/team';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { branchQuery, firstBranch } from './branch-query.ts';
import { type Branch, type TeamRow, teamRows, type Wanted } from './team-rows.ts';

const first: readonly Wanted[] = [firstBranch];

/** The tree of an agent's team: what is below an account is asked for when it is opened, the rest of a long list as it comes into view. */
export function useTeamTree() {
  const { client } = useServices();
  const cache = useQueryClient();
  const [wanted, setWanted] = useState(first);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const { answers, error } = useQueries({
    queries: wanted.map((each) => branchQuery(client, each)),
    combine: together,
  });
  const rows = useMemo(() => teamRows(branchesOf(wanted, answers), open), [wanted, answers, open]);

  const want = useCallback((more: readonly Wanted[]) => {
    setWanted((before) => {
      const fresh = more.filter((each) => !before.some((one) => isSame(one, each)));
      return fresh.length === 0 ? before : [...before, ...fresh];
    });
  }, []);
  const toggle = useCallback(
    ({ member }: TeamRow) => {
      if (member === undefined) return;
      const below = { account: member.account, pageNo: 1 };
      // On its way before anything is drawn.
      void cache.prefetchQuery(branchQuery(client, below));
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(member.account)) next.add(member.account);
        return next;
      });
      want([below]);
    },
    [cache, client, want],
  );
  const view = useCallback(
    ({ from, to }: { from: number; to: number }) => {
      const missing = rows.slice(from, to + 1).filter(({ member }) => member === undefined);
      const pages: Wanted[] = [];
      for (const { wanted: page } of missing) {
        if (!pages.some((one) => isSame(one, page))) pages.push(page);
      }
      want(pages);
    },
    [rows, want],
  );
  const retry = () => void cache.refetchQueries({ queryKey: [...memberKey, teamDownlines.id] });
  return { rows, team: answers[0]?.team, error, toggle, view, retry };
}

type Answer = ValueOf<typeof teamDownlines> | undefined;

/** The answers in the order of what was asked, and the first thing that went wrong. */
function together(results: readonly { data: Answer; error: Error | null }[]) {
  return {
    answers: results.map(({ data }) => data),
    error: results.find(({ error }) => error)?.error ?? null,
  };
}

function branchesOf(wanted: readonly Wanted[], answers: readonly Answer[]) {
  const branches = new Map<
    string,
    Branch & {
      pages: Map<number, Branch['pages'] extends ReadonlyMap<number, infer Page> ? Page : never>;
    }
  >();
  for (const [at, { account = '', pageNo }] of wanted.entries()) {
    const answer = answers[at];
    if (answer === undefined) continue;
    const branch = branches.get(account) ?? { total: answer.total, pages: new Map() };
    branches.set(account, branch);
    branch.pages.set(pageNo, answer.list);
  }
  return branches;
}

function isSame(one: Wanted, other: Wanted): boolean {
  return one.account === other.account && one.pageNo === other.pageNo;
}

import { createContext, type ReactNode, use } from 'react';
import { useTeamTree } from './use-team-tree.ts';

const TeamTreeContext = createContext<ReturnType<typeof useTeamTree> | undefined>(undefined);

/** Keeps the tree of the team for all of a page: what is open stays so while something else is shown, and only who reads it is drawn anew. */
export function TeamTreeProvider({ children }: { children: ReactNode }) {
  return <TeamTreeContext value={useTeamTree()}>{children}</TeamTreeContext>;
}

/** The tree that the page keeps. */
export function useKeptTree(): ReturnType<typeof useTeamTree> {
  const tree = use(TeamTreeContext);
  if (tree === undefined) throw new Error('useKeptTree expects a TeamTreeProvider above it.');
  return tree;
}

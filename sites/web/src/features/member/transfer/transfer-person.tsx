import type { TransferTargets } from '@livery/flows/transfer';
import { useTranslation } from 'react-i18next';
import { Names } from './transfer.styles.ts';

/** Somebody of the line, and where they stand in it. */
export type Person = TransferTargets['downlines'][number] & {
  readonly place: 'upline' | 'downline';
};

/** Everybody whom a transfer can reach, the upline first. */
export function peopleOf({ upline, downlines }: TransferTargets): Person[] {
  return [
    ...(upline ? [{ ...upline, place: 'upline' as const }] : []),
    ...downlines.map((person) => ({ ...person, place: 'downline' as const })),
  ];
}

/** Whether somebody is named whom a transfer cannot reach. */
export function isOutOfReach(people: readonly Person[], named: string): boolean {
  return named !== '' && people.every(({ account }) => account !== named);
}

/** The only person, whom nobody has to choose; not where somebody else is named, whose place nobody takes unasked. */
export function onlyOf(people: readonly Person[], named: string): Person | undefined {
  return people.length === 1 && !isOutOfReach(people, named) ? people[0] : undefined;
}

/** The account that a link names; none where it names no single word, so that a link never puts sentences into the page. */
export function namedIn(search: { readonly account?: unknown }): string {
  const { account } = search;
  // The address reads digits as a number.
  const named = typeof account === 'number' ? String(account) : account;
  return typeof named === 'string' && /^\S{1,50}$/u.test(named) ? named : '';
}

/** Name, account and place of somebody, so that nobody is taken for another. */
export function PersonText({ person: { nickname, account, place } }: { person: Person }) {
  const { t } = useTranslation();
  return (
    <Names>
      <strong>{nickname}</strong>
      <span>{account}</span>
      <span>{t(`transfer.${place}`)}</span>
    </Names>
  );
}

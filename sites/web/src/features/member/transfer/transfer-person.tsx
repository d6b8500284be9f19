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

/** To whom it goes: the only person, else who was chosen, and nobody once that person is no longer in the line. */
export function receiverOf(people: readonly Person[], chosen: string): Person | undefined {
  return people.length === 1 ? people[0] : people.find(({ account }) => account === chosen);
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

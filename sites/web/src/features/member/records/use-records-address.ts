import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type RecordsAddress, recordsIn, searchOf } from './records-address.ts';

/**
 * The address of a record, and how to change it. What narrows the record begins at its first page again, and takes the place of the
 * address before it: the way back leads out of the record, not through every filter.
 */
export function useRecordsAddress(): {
  readonly address: RecordsAddress;
  readonly narrow: (by: Partial<Pick<RecordsAddress, 'days' | 'type' | 'status'>>) => void;
  readonly turn: (page: number) => void;
  readonly open: (id: string | undefined) => void;
} {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.search });
  const address = useMemo(() => recordsIn(search), [search]);
  const go = (next: RecordsAddress, replace: boolean, resetScroll = false) =>
    // The record stands at the address that is shown, whichever page of the centre that is.
    void router.navigate({ to: '.', search: searchOf(next), replace, resetScroll });
  return {
    address,
    narrow: (by) => go({ ...address, ...by, page: 1, id: undefined }, true),
    turn: (page) => go({ ...address, page, id: undefined }, false, true),
    open: (id) => go({ ...address, id }, true),
  };
}

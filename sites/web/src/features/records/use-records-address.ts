import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOwnLocation } from '../../app/own-location.ts';
import { type RecordsAddress, recordsIn, searchOf } from './records-address.ts';

type Narrowing = Pick<RecordsAddress, 'show' | 'days' | 'type' | 'status' | 'account' | 'sort'>;

/**
 * The address of a record, and how to change it. What narrows the record begins at its first page again, and takes the place of the
 * address before it: the way back leads out of the record, not through every filter. The functions keep their identity.
 */
export function useRecordsAddress(): {
  readonly address: RecordsAddress;
  readonly narrow: (by: Partial<Narrowing>) => void;
  readonly turn: (page: number) => void;
  /** All pages as one list, or one page again. */
  readonly showWhole: (whole: boolean) => void;
  readonly open: (id: string | undefined) => void;
} {
  const router = useRouter();
  const { search } = useOwnLocation();
  const address = useMemo(() => recordsIn(search), [search]);
  const changes = useMemo(() => {
    const go = (by: Partial<RecordsAddress>, { replace = true, resetScroll = false } = {}) => {
      // From what the address says now, whenever it was that a column or a button was made.
      const now = recordsIn(router.state.location.search);
      // The record stands at the address that is shown, whichever page of the centre that is.
      void router.navigate({ to: '.', search: searchOf({ ...now, ...by }), replace, resetScroll });
    };
    return {
      narrow: (by: Partial<Narrowing>) => go({ ...by, page: 1, id: undefined }),
      turn: (page: number) => go({ page, id: undefined }, { replace: false, resetScroll: true }),
      showWhole: (whole: boolean) =>
        go({ whole, page: 1, id: undefined }, { replace: false, resetScroll: true }),
      open: (id: string | undefined) => go({ id }),
    };
  }, [router]);
  return { address, ...changes };
}

import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOwnLocation } from '../../../app/own-location.ts';
import type { CentreSearch } from '../../centre/index.ts';

/** What the address of the page says. */
export interface DownlinesAddress {
  readonly show: 'tree' | 'table';
  /** Whose downlines the table has; the agent's own without it. */
  readonly account: string | undefined;
  /** The account that is opened. */
  readonly id: string | undefined;
  /** Of the table, from 1. */
  readonly page: number;
}

/** Reads an address; what nobody could have chosen on the page counts as not said. */
export function downlinesIn(
  search: Readonly<Partial<Record<keyof CentreSearch, unknown>>>,
): DownlinesAddress {
  const { show, account, id, page } = search;
  return {
    show: show === 'table' ? 'table' : 'tree',
    account: named(account),
    id: named(id),
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function named(text: unknown): string | undefined {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined;
}

/** The query of an address, without what is usual. */
export function downlinesSearch({ show, account, id, page }: DownlinesAddress): CentreSearch {
  return {
    ...(show === 'table' && { show }),
    ...(account !== undefined && { account }),
    ...(id !== undefined && { id }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of the page, and how to change it. A drill into another table is a step that the way back takes back. */
export function useDownlinesAddress() {
  const router = useRouter();
  const { search } = useOwnLocation();
  const address = useMemo(() => downlinesIn(search), [search]);
  const change = useMemo(
    () =>
      (by: Partial<DownlinesAddress>, { step = false } = {}) => {
        const now = downlinesIn(router.state.location.search);
        void router.navigate({
          to: '.',
          search: downlinesSearch({ ...now, ...by }),
          replace: !step,
          resetScroll: false,
        });
      },
    [router],
  );
  return { address, change };
}

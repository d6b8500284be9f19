import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useOwnLocation } from '../../../app/own-location.ts';

/** What the address of the page says; a reload continues there. */
export interface DepositAddress {
  /** Reference of the deposit that is shown; undefined: a new one. */
  readonly id?: string | undefined;
  /** Code of the method that is chosen. */
  readonly type?: string | undefined;
  /** The bonus that the member chose beside the deposit. */
  readonly show?: string | undefined;
}

const code = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  undefined,
);
const addressSchema = v.object({ id: code, type: code, show: code });

/** The page's address, and how to change it. */
export function useDepositAddress() {
  const router = useRouter();
  const { search } = useOwnLocation();
  const address: DepositAddress = useMemo(() => v.parse(addressSchema, search), [search]);
  return {
    address,
    /** Takes the place of the address before it, so that the way back does not lead into a form that was sent. */
    replace: (next: DepositAddress) =>
      void router.navigate({ to: '.', search: next, replace: true, resetScroll: false }),
  };
}

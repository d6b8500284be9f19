import type { Client, ValueOf } from '@livery/api';
import { merchantWallet } from '@livery/api/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '../../app/member-key.ts';

/** Milliseconds for which wallets are taken as new. */
const fresh = 10_000;

/** All wallets of the member (spec §7). Never those from before: without a connection there are none to show. */
export function walletsQuery(client: Pick<Client, 'call'>) {
  return queryOptions({
    queryKey: [...memberKey, merchantWallet.id] as const,
    queryFn: ({ signal }) => client.call(merchantWallet, {}, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: true,
  });
}

/** The wallet that a vendor's games are played from. Amounts are decimal strings of major units. */
export interface StakeWallet {
  /** What can be staked. */
  readonly held: string;
  /** Where each vendor has a wallet of its own: the vendor's, which money is moved to from the member's main one. */
  readonly vendor?: { readonly vassalage: string; readonly name: string; readonly main: string };
}

/**
 * Which wallet a vendor's games are played from.
 *
 * @param vassalage undefined until the vendor is known
 * @returns undefined as long as that decides and is not known, or the platform names no such wallet
 */
export function stakeWalletIn(
  { isSingle, wallets }: ValueOf<typeof merchantWallet>,
  vassalage: string | undefined,
): StakeWallet | undefined {
  const main = wallets.find((wallet) => wallet.vassalage === undefined);
  if (isSingle) return main && { held: main.balance };
  const own = wallets.find((wallet) => wallet.vassalage === vassalage);
  if (vassalage === undefined || !own || !main) return undefined;
  return { held: own.balance, vendor: { vassalage, name: own.name, main: main.balance } };
}

import type { Context } from '../handlers.ts';
import { balanceOf, memberBook } from '../ledger/ledger.ts';
import type { Localised } from '../localise.ts';
import { type VendorRow, vendors } from '../tables.ts';

/** What a member has at a vendor, in minor units. */
export interface VendorWallet {
  readonly vendor: VendorRow;
  readonly balance: bigint;
}

/** How the member's own wallet is called. */
export const walletName: Localised = {
  EN: 'Wallet',
  TH: 'กระเป๋าเงิน',
  HI: 'वॉलेट',
  BN: 'ওয়ালেট',
  VI: 'Ví',
};

/** The wallets of a member at all vendors, in the order of the vendors. */
export async function vendorWallets(
  { tx }: Pick<Context, 'tx'>,
  account: string,
): Promise<VendorWallet[]> {
  const wallets: VendorWallet[] = [];
  for (const { row: vendor } of await tx.range(vendors, 'byPosition')) {
    const book = memberBook(account, `vendor/${vendor.vassalage}`);
    wallets.push({ vendor, balance: await balanceOf(tx, book) });
  }
  return wallets;
}

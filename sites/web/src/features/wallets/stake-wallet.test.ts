import { expect, test } from 'vitest';
import { stakeWalletIn } from './stake-wallet.ts';

const main = { name: 'Wallet', balance: '90.00', open: true };
const luma = { vassalage: 'LUMA', name: 'Lumatide', balance: '10.00', open: true };

test('where all vendors play from one wallet it is the main one, also before the vendor is known', () => {
  const wallets = { isSingle: true, wallets: [main, luma], sumBalance: '100.00' };
  expect(stakeWalletIn(wallets, 'LUMA')).toEqual({ held: '90.00' });
  expect(stakeWalletIn(wallets, undefined)).toEqual({ held: '90.00' });
});

test('where each vendor has a wallet it is that of the vendor, and no other one', () => {
  const wallets = { isSingle: false, wallets: [main, luma], sumBalance: '100.00' };
  expect(stakeWalletIn(wallets, 'LUMA')).toEqual({
    held: '10.00',
    vendor: { vassalage: 'LUMA', name: 'Lumatide', main: '90.00' },
  });
  expect(stakeWalletIn(wallets, undefined)).toBeUndefined();
  expect(stakeWalletIn(wallets, 'KITE')).toBeUndefined();
});

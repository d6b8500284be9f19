export { type StakeWallet, stakeWalletIn, walletsQuery } from './stake-wallet.ts';
export { TopUp } from './top-up.tsx';

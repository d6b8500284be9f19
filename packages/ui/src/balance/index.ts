export { Balance, type BalanceProps, stars } from './balance.tsx';

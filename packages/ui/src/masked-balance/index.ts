export { MaskedBalance, type MaskedBalanceProps, stars } from './masked-balance.tsx';

export { LotteryResult, type LotteryResultProps } from './lottery-result.tsx';
export { type Numero, parseNumero } from './parse-numero.ts';

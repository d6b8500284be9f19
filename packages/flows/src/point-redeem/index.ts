export { redeemMachine, redeemWith } from './point-redeem.machine.ts';
export { type RedeemView, selectRedeem } from './point-redeem.selectors.ts';
export type {
  RedeemInput,
  RedeemOutput,
  RedeemProblems,
  RedeemServices,
  RedeemStart,
  RedeemValues,
} from './point-redeem.types.ts';

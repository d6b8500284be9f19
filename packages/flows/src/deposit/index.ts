export { depositMachine, depositWith } from './deposit.machine.ts';
export { type DepositStep, type DepositView, selectDeposit } from './deposit.selectors.ts';
export type {
  Deposit,
  DepositFields,
  DepositInput,
  DepositMethod,
  DepositOutput,
  DepositProblems,
  DepositServices,
  DepositValues,
} from './deposit.types.ts';

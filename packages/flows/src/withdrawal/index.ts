export { withdrawalMachine, withdrawalWith } from './withdrawal.machine.ts';
export { selectWithdrawal, type WithdrawalView } from './withdrawal.selectors.ts';
export type {
  Payee,
  Withdrawal,
  WithdrawalInput,
  WithdrawalOutput,
  WithdrawalProblems,
  WithdrawalRequest,
  WithdrawalServices,
  WithdrawalStart,
  WithdrawalTerms,
  WithdrawalValues,
} from './withdrawal.types.ts';

export { transferMachine, transferWith } from './transfer.machine.ts';
export { selectTransfer, type TransferView } from './transfer.selectors.ts';
export type {
  Transfer,
  TransferInput,
  TransferOutput,
  TransferProblems,
  TransferServices,
  TransferTargets,
  TransferValues,
} from './transfer.types.ts';

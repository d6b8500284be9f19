import type { SentOf, WireValueOf } from '@livery/api';
import type { Contract, EndpointId } from '@livery/api/contract';
import { contentHandlers } from './content/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import { lotteryHandlers } from './lottery/handlers.ts';
import type { SandboxMerchant } from './merchant.ts';
import type { Transaction } from './store/store.ts';
import { systemHandlers } from './system/handlers.ts';
import type { StatusRow } from './tables.ts';

/** What a handler may know of the call. */
export interface Context {
  tx: Transaction;
  merchant: SandboxMerchant;
  /** Language to answer in, as an upper-case code. */
  language: string;
  /** The platform's time of this call. */
  now: number;
  /** The number that all content comes from. */
  seed: number;
  status: StatusRow;
  clientIp: string;
}

/** One handler for each call of the contract. */
export type Handlers = {
  readonly [Id in EndpointId]: (
    context: Context,
    request: SentOf<Contract[Id]>,
  ) => Promise<WireValueOf<Contract[Id]>>;
};

/** Every handler; a call of the contract without one is a type error here. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...contentHandlers,
  ...gameHandlers,
  ...lotteryHandlers,
};

import {
  depositCancel,
  depositCreate,
  depositDetail,
  depositMethods,
  depositPaid,
  depositProof,
} from '@livery/api/contract/deposits';
import type { Deposit, DepositServices } from '@livery/flows/deposit';
import { seen } from '../../../app/seen.ts';
import type { Services } from '../../../app/services.tsx';

/** A deposit, and the platform's time when it was so. */
export interface SeenDeposit {
  readonly row: Deposit;
  readonly serverTime: number;
}

/** What a deposit calls. */
export function depositServices({ client }: Pick<Services, 'client'>): DepositServices {
  return {
    loadMethods: async (_, signal) => (await client.call(depositMethods, {}, { signal })).list,
    createDeposit: ({ request, key }, signal) =>
      seen(client.answer(depositCreate, request, { signal, idempotencyKey: key })),
    sayPaid: ({ request, key }, signal) =>
      seen(client.answer(depositPaid, request, { signal, idempotencyKey: key })),
    sendProof: ({ request, key, report }, signal) =>
      seen(
        client.answer(depositProof, request, { signal, idempotencyKey: key, onProgress: report }),
      ),
    giveUp: ({ request, key }, signal) =>
      seen(client.answer(depositCancel, request, { signal, idempotencyKey: key })),
    readDeposit: (reference, signal) =>
      seen(client.answer(depositDetail, { reference }, { signal })),
  };
}

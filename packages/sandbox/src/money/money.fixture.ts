import type { RequestOf } from '@livery/api';
import { type Contract, contract, type EndpointId } from '@livery/api/contract';
import { balance } from '@livery/api/contract/wallet';
import { expect } from 'vitest';
import { type Audit, audit } from '../ledger/audit.ts';
import { openSandbox } from '../session/session.fixture.ts';

let acts = 0;
/** A key for one act; another one at each call. */
export function newKey(): string {
  acts += 1;
  return `act-${String(acts).padStart(8, '0')}`;
}

type MoneyCall = {
  [Id in EndpointId]: Contract[Id]['idempotent'] extends true ? Id : never;
}[EndpointId];

/** A sandbox with helpers for money tests. */
export function openMoney(...options: Parameters<typeof openSandbox>) {
  const opened = openSandbox(...options);
  const { sandbox, store, client, tokenOf } = opened;
  // The first request fills the merchant's store.
  const filled = sandbox.fetch(new Request('http://localhost/wps/system/status'));

  return {
    ...opened,
    /** A signed-in member: every act has a key of its own unless one is given. */
    async member(username: string) {
      const token = await tokenOf(username);
      const own = client(token);
      return {
        token,
        call: own.call,
        act: <Id extends MoneyCall>(
          id: Id,
          request: RequestOf<Contract[Id]>,
          idempotencyKey = newKey(),
        ) => own.call(contract[id], request, { idempotencyKey }),
        balance: async () => (await own.call(balance, {})).sumBalance,
      };
    },
    async audit(): Promise<Audit> {
      await filled;
      return store.transaction((tx) => audit(tx, 'MAYURA'));
    },
    /** Runs something that must leave the books as they are: no posting more, no balance other. */
    async booksUnchanged(work: () => Promise<unknown>): Promise<void> {
      await filled;
      const before = await store.transaction((tx) => audit(tx, 'MAYURA'));
      await work();
      expect(await store.transaction((tx) => audit(tx, 'MAYURA'))).toEqual(before);
    },
    async booksBalance(): Promise<void> {
      await filled;
      const { problems } = await store.transaction((tx) => audit(tx, 'MAYURA'));
      expect(problems).toEqual([]);
    },
  };
}

import * as v from 'valibot';
import type { Store, Transaction } from '../store/store.ts';
import { type StatusRow, statuses } from '../tables.ts';

/** The body of `PUT /sandbox/status`; null takes a value away, a name left out stays as it is. */
export const statusChangeSchema = v.strictObject({
  /** 0 site, 1 maintenance, 2 region block, anything else selects nothing. */
  status: v.optional(v.number()),
  /** Milliseconds since 1970. */
  maintenanceEndTime: v.optional(v.nullable(v.number())),
  /** Reported as the visitor's address. */
  clientIp: v.optional(v.nullable(v.pipe(v.string(), v.ip()))),
});
export type StatusChange = v.InferInput<typeof statusChangeSchema>;

/** Switches the status of a merchant's platform. */
export interface PlatformStatus {
  /** Changes it for one merchant, or for all. */
  set(change: StatusChange, merchant?: string): Promise<void>;
  get(merchant: string): Promise<StatusRow>;
}

/** The status kept in a store. */
export function statusOf(store: Store, merchants: readonly string[]): PlatformStatus {
  return {
    async set(change, merchant) {
      const { status, maintenanceEndTime, clientIp } = v.parse(statusChangeSchema, change);
      await store.transaction(async (tx) => {
        for (const code of merchant === undefined ? merchants : [merchant]) {
          const before = await readStatus(tx, code);
          await tx.put(statuses, code, {
            status: status ?? before.status,
            maintenanceEndTime: changed(before.maintenanceEndTime, maintenanceEndTime),
            clientIp: changed(before.clientIp, clientIp),
          });
        }
      });
    },
    get: (merchant) => store.transaction((tx) => readStatus(tx, merchant)),
  };
}

/** The status of a merchant's platform; open unless it was switched. */
export async function readStatus(tx: Transaction, merchant: string): Promise<StatusRow> {
  return (await tx.get(statuses, merchant))?.row ?? { status: 0 };
}

function changed<Value>(before: Value | undefined, change: Value | null | undefined) {
  return change === undefined ? before : (change ?? undefined);
}

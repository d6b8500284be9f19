import * as v from 'valibot';
import type { Store, Transaction } from '../store/store.ts';
import { table } from '../store/store.ts';

/** The body of `PUT /sandbox/settings`; a name left out stays as it is. */
export const settingsChangeSchema = v.strictObject({
  /** How long a session lasts without a call, in milliseconds. */
  idleMs: v.optional(v.pipe(v.number(), v.minValue(1000), v.maxValue(86_400_000))),
  /** Whether a new sign-in ends the account's other sessions. */
  oneSession: v.optional(v.boolean()),
});
export type SettingsChange = v.InferInput<typeof settingsChangeSchema>;

/** What a person or a test may set about a merchant's sessions. */
export interface SettingsRow {
  idleMs: number;
  oneSession: boolean;
}
const settings = table<SettingsRow>('settings');
const defaults: SettingsRow = { idleMs: 30 * 60_000, oneSession: true };

/** A merchant's settings; thirty minutes and one session for each account unless they were set. */
export async function readSettings(tx: Transaction, merchant: string): Promise<SettingsRow> {
  return (await tx.get(settings, merchant))?.row ?? defaults;
}

/** Changes how sessions behave. */
export interface Settings {
  /** For one merchant, or for all. */
  set(change: SettingsChange, merchant?: string): Promise<void>;
  get(merchant: string): Promise<SettingsRow>;
}

/** The settings kept in a store. */
export function settingsOf(store: Store, merchants: readonly string[]): Settings {
  return {
    async set(change, merchant) {
      const { idleMs, oneSession } = v.parse(settingsChangeSchema, change);
      await store.transaction(async (tx) => {
        for (const code of merchant === undefined ? merchants : [merchant]) {
          const before = await readSettings(tx, code);
          await tx.put(settings, code, {
            idleMs: idleMs ?? before.idleMs,
            oneSession: oneSession ?? before.oneSession,
          });
        }
      });
    },
    get: (merchant) => store.transaction((tx) => readSettings(tx, merchant)),
  };
}

import * as v from 'valibot';
import type { SandboxMerchant } from '../merchant.ts';
import { type FieldRuleChanges, fieldNames, fieldRuleChangeSchema } from '../registration/rules.ts';
import { type SmsErrorCode, smsErrorCodes } from '../social/sms-errors.ts';
import type { Store, Transaction } from '../store/store.ts';
import { table } from '../store/store.ts';

/** The boolean site settings of spec §3, in its order. */
export const siteSettingNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'MANPLAYREB3',
  'CHNGPASSVERIF3',
] as const;

/** The body of `PUT /sandbox/settings`; a name left out stays as it is. */
export const settingsChangeSchema = v.strictObject({
  /** How long a session lasts without a call, in milliseconds. */
  idleMs: v.optional(v.pipe(v.number(), v.minValue(1000), v.maxValue(86_400_000))),
  /** Whether a new sign-in ends the account's other sessions. */
  oneSession: v.optional(v.boolean()),
  /** Minutes after sending at which a withdrawal counts as received by itself (spec §9). */
  autoReceiveMinutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)),
  ),
  /** Site settings that stand in place of the merchant's own. */
  siteSettings: v.optional(v.record(v.picklist(siteSettingNames), v.boolean())),
  /** Whether each vendor has a wallet of its own to play from, in place of the merchant's own choice. */
  vendorWallets: v.optional(v.boolean()),
  /** Rules of the registration form that stand in place of the platform's own; an empty one takes a field's change away. */
  fieldRules: v.optional(v.record(v.picklist(fieldNames), fieldRuleChangeSchema)),
  /** Puts terms of another version in force, from now on. */
  termsVersion: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20))),
  /** What the third-party SMS provider answers to every call; null lets it work again. */
  smsError: v.optional(v.nullable(v.picklist(smsErrorCodes))),
});
export type SettingsChange = v.InferInput<typeof settingsChangeSchema>;

/** What a person or a test may set about a merchant's platform. */
export interface SettingsRow {
  idleMs: number;
  oneSession: boolean;
  autoReceiveMinutes: number;
  siteSettings: Readonly<Record<string, boolean>>;
  vendorWallets?: boolean | undefined;
  fieldRules?: FieldRuleChanges | undefined;
  termsVersion?: string | undefined;
  /** Since when that version is in force, in milliseconds since 1970. */
  termsDate?: number | undefined;
  smsError?: SmsErrorCode | undefined;
}
const settings = table<SettingsRow>('settings');
const defaults: SettingsRow = {
  idleMs: 30 * 60_000,
  oneSession: true,
  autoReceiveMinutes: 30,
  siteSettings: {},
};

/** A merchant's settings; thirty minutes and one session for each account unless they were set. */
export async function readSettings(tx: Transaction, merchant: string): Promise<SettingsRow> {
  return { ...defaults, ...(await tx.get(settings, merchant))?.row };
}

/** A merchant as its platform runs it now: its own settings, and over them those that somebody has switched. */
export function withSettings(
  merchant: SandboxMerchant,
  { siteSettings, vendorWallets }: Pick<SettingsRow, 'siteSettings' | 'vendorWallets'>,
): SandboxMerchant {
  return {
    ...merchant,
    siteSettings: { ...merchant.siteSettings, ...siteSettings },
    features:
      vendorWallets === undefined ? merchant.features : { ...merchant.features, vendorWallets },
  };
}

/** Changes how a merchant's platform behaves. */
export interface Settings {
  /** For one merchant, or for all. */
  set(change: SettingsChange, merchant?: string): Promise<void>;
  get(merchant: string): Promise<SettingsRow>;
}

/** The settings kept in a store. */
export function settingsOf(
  store: Store,
  merchants: readonly string[],
  now: () => Promise<number>,
): Settings {
  return {
    async set(change, merchant) {
      const { idleMs, oneSession, autoReceiveMinutes, siteSettings, ...more } = v.parse(
        settingsChangeSchema,
        change,
      );
      const time = await now();
      await store.transaction(async (tx) => {
        for (const code of merchant === undefined ? merchants : [merchant]) {
          const before = await readSettings(tx, code);
          await tx.put(settings, code, {
            idleMs: idleMs ?? before.idleMs,
            oneSession: oneSession ?? before.oneSession,
            autoReceiveMinutes: autoReceiveMinutes ?? before.autoReceiveMinutes,
            siteSettings: { ...before.siteSettings, ...siteSettings },
            vendorWallets: more.vendorWallets ?? before.vendorWallets,
            fieldRules: more.fieldRules
              ? { ...before.fieldRules, ...more.fieldRules }
              : before.fieldRules,
            termsVersion: more.termsVersion ?? before.termsVersion,
            termsDate: more.termsVersion === undefined ? before.termsDate : time,
            smsError: more.smsError === undefined ? before.smsError : (more.smsError ?? undefined),
          });
        }
      });
    },
    get: (merchant) => store.transaction((tx) => readSettings(tx, merchant)),
  };
}

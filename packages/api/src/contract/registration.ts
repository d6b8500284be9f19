import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** One field's rule on the registration form (spec §3 "Per-field registration rules"). */
export const fieldRuleSchema = v.object({
  /** Shown at all. */
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  /** Names the message for a value that does not match (spec §5 "Pattern messages"). */
  patternId: v.optional(v.string()),
  /** Regular expression that the whole value must match. */
  acceptedPattern: v.optional(v.string()),
});
export type FieldRule = v.InferOutput<typeof fieldRuleSchema>;

/** Rules by the name that the field has in the registration payload (spec §3). */
export const registerSettingsSchema = v.record(v.string(), fieldRuleSchema);
export type RegisterSettings = v.InferOutput<typeof registerSettingsSchema>;

/** Rules of the registration form, field by field (spec §7). */
export const registerSettings = endpoint({
  id: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  origin: 'path',
  request: v.object({}),
  response: registerSettingsSchema,
});

/** Calls of joining, by id. */
export const registrationCalls = { registerSettings };

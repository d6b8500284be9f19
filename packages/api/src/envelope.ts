import * as v from 'valibot';
import { instantSchema } from './contract/fields.ts';

/** What every answer of the platform is wrapped in; `value` is read by the endpoint's own schema. */
export const envelopeSchema = v.object({
  success: v.boolean(),
  message: v.nullish(v.string()),
  value: v.optional(v.unknown()),
  code: v.nullish(v.union([v.string(), v.number()])),
  /** True when the platform wants a captcha with the next try. */
  captcha: v.nullish(v.boolean()),
  /** True when the platform keeps this refusal as its answer to the call's idempotency key. */
  kept: v.nullish(v.boolean()),
  /** The platform's clock, by which a wrong device clock is corrected. */
  serverTime: v.nullish(instantSchema),
});
export type Envelope = v.InferOutput<typeof envelopeSchema>;

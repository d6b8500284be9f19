import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** The platform's public keys (RFC 7517). Fields that only some kinds of key have are kept as they are. */
export const keySetSchema = v.object({
  keys: v.array(v.looseObject({ kty: v.string(), kid: v.optional(v.string()) })),
});
export type KeySet = v.InferOutput<typeof keySetSchema>;

/** Public keys that encrypted bodies are sealed for. */
export const sessionKeys = endpoint({
  id: 'sessionKeys',
  method: 'GET',
  path: '/wps/session/keys',
  request: v.object({}),
  response: keySetSchema,
});

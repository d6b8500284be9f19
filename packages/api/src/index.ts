export type { Cipher, SealedBody } from './cipher.ts';
export {
  type Answer,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client.ts';
export type {
  Endpoint,
  Method,
  RequestOf,
  SentOf,
  ValueOf,
  WireValueOf,
} from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export { type Envelope, envelopeSchema } from './envelope.ts';
export { ApiError, type Failure, failureOf, type MalformedReason } from './failure.ts';
export { type JackpotTerms, jackpotTickMs, jackpotValue } from './jackpot.ts';
export { type MemberType, parseAgentLevel, parseMemberType } from './member-type.ts';
export { decodeForm, decodeQuery, encodeQuery } from './query.ts';
export {
  parseRefusalCode,
  type RefusalCode,
  refusalCodes,
  type SessionEndReason,
} from './refusal-codes.ts';
export { type SystemRoot, systemRoot } from './system-root.ts';

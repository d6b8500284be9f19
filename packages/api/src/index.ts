export type { Cipher, SealedBody } from './cipher.ts';
export { createClient } from './client.ts';
export type {
  Answer,
  CallOptions,
  Client,
  ClientOptions,
  KeyedCallOptions,
  KeylessEndpoint,
} from './client-options.ts';
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
export { ApiError, type Failure, failureOf, isLost, type MalformedReason } from './failure.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { type JackpotTerms, jackpotTickMs, jackpotValue } from './jackpot.ts';
export { type MemberType, parseAgentLevel, parseMemberType, trialLevel } from './member-type.ts';
export { decodeForm, decodeQuery, encodeQuery } from './query.ts';
export { parseRefusalCode, type RefusalCode, refusalCodes } from './refusal-codes.ts';
export type { SessionEndReason } from './session-end.ts';
export { isForeignAddress, type SystemRoot, systemRoot } from './system-root.ts';
export { lengthOf } from './text-length.ts';
export type { Upload, UploadInit } from './upload.ts';

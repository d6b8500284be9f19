import { createHash } from 'node:crypto';

/** Changes with the bytes. */
export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Changes with anything that JSON writes of it, the order of members included. */
export const hashOfJson = (value: unknown): string => hashOf(JSON.stringify(value));

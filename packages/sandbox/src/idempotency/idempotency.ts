import type { EndpointId } from '@livery/api/contract';
import { Refused } from '../refusal.ts';
import { digestOf } from '../session/secrets.ts';
import { type Transaction, table } from '../store/store.ts';

/** The answer that a key was first given, and the digest of what it was given for. */
interface AnsweredRow {
  request: string;
  /** The value of the answer; absent after a refusal. */
  value?: unknown;
  refused?: Pick<Refused, 'code' | 'message' | 'status' | 'captcha' | 'kept'> | undefined;
  time: number;
}
const answered = table<AnsweredRow>('answered', {
  byTime: ({ time }) => String(time).padStart(15, '0'),
});

/** Keys older than this are forgotten; no client tries again after so long. */
const keptMs = 48 * 60 * 60_000;
/** A structured-field string (RFC 9651), or the bare text that many clients send. */
const keyPattern = /^("?)([\w.:-]{8,128})\1$/;

/** A key with what it was sent for. */
export interface Keyed {
  readonly row: string;
  readonly request: string;
}

/**
 * Reads the key of a call that moves money or points (IETF draft "The Idempotency-Key HTTP Header Field").
 *
 * @param sender the account that calls; two accounts may use the same key
 * @param content the parsed request; files count by type and bytes
 */
export async function readKey(
  request: Request,
  { id, sender, content }: { id: EndpointId; sender: string; content: unknown },
): Promise<Keyed | Refused> {
  const [, , key] = keyPattern.exec(request.headers.get('idempotency-key') ?? '') ?? [];
  if (key === undefined) {
    return new Refused(
      'IDEMPOTENCY_KEY_MISSING',
      'Expected a header Idempotency-Key of 8 to 128 letters, digits and "_.:-", another one for each act.',
    );
  }
  return { row: `${sender}/${key}`, request: await digestOf(`${id} ${await textOf(content)}`) };
}

/** The answer that this key has had already, or a refusal when it was for another request; undefined for a new key. */
export async function answerOf(
  tx: Transaction,
  { row, request }: Keyed,
): Promise<{ value: unknown } | Refused | undefined> {
  const found = (await tx.get(answered, row))?.row;
  if (found === undefined) return undefined;
  if (found.request !== request) {
    const message = 'This key was used for another request.';
    return new Refused('IDEMPOTENCY_KEY_REUSED', message, { status: 409 });
  }
  return readBack(found);
}

/**
 * Keeps an answer with its key, in the transaction that made it, and forgets some that are too old.
 *
 * @returns the answer as every call with the key gets it
 */
export async function keepAnswer(
  tx: Transaction,
  { row, request }: Keyed,
  answer: unknown,
  now: number,
): Promise<{ value: unknown } | Refused> {
  const kept =
    answer instanceof Refused ? { refused: { ...answer, kept: true } } : { value: answer };
  await tx.put(answered, row, { request, ...kept, time: now });
  const to = String(Math.max(0, now - keptMs)).padStart(15, '0');
  for (const { key } of await tx.range(answered, 'byTime', { to, limit: 5 })) {
    await tx.delete(answered, key);
  }
  return readBack(kept);
}

function readBack({ refused, value }: Pick<AnsweredRow, 'refused' | 'value'>) {
  return refused ? new Refused(refused.code, refused.message, refused) : { value };
}

/** A request as text: equal requests give equal texts. */
async function textOf(content: unknown): Promise<string> {
  if (content instanceof Blob) {
    return JSON.stringify([content.type, await digestOf(await content.arrayBuffer())]);
  }
  if (Array.isArray(content)) return `[${(await Promise.all(content.map(textOf))).join()}]`;
  if (typeof content === 'object' && content !== null) {
    const fields = Object.entries(content).filter(([, value]) => value !== undefined);
    fields.sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = fields.map(
      async ([name, value]) => `${JSON.stringify(name)}:${await textOf(value)}`,
    );
    return `{${(await Promise.all(texts)).join()}}`;
  }
  return JSON.stringify(content);
}

import { contract, type EndpointId } from '@livery/api/contract';
import * as v from 'valibot';
import { sessions } from '../session/rows.ts';
import { digestOf } from '../session/secrets.ts';
import type { Store } from '../store/store.ts';
import { faultRows } from '../tables.ts';

// The contract's keys are endpoint ids and there is at least one.
const endpointIds = Object.keys(contract) as [EndpointId, ...EndpointId[]];

const times = v.optional(v.picklist(['once', 'always']), 'always');
const faultSchema = v.variant('kind', [
  /** The answer comes late. */
  v.strictObject({
    kind: v.literal('delay'),
    ms: v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)),
    times,
  }),
  /** No answer for as long as any client waits; the call is done all the same. */
  v.strictObject({ kind: v.literal('timeout'), times }),
  /** An HTTP status with an empty body. */
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    times,
  }),
  /** A page in place of JSON, as a proxy sends it. */
  v.strictObject({ kind: v.literal('html'), times }),
  /** The first half of the true answer. */
  v.strictObject({ kind: v.literal('half-json'), times }),
  v.strictObject({ kind: v.literal('empty'), times }),
  /** The connection breaks after the call was done: its answer is lost. */
  v.strictObject({ kind: v.literal('drop'), times }),
  /** A good envelope around a value of another shape. */
  v.strictObject({ kind: v.literal('schema'), times }),
  /** The session ends before the call, as if its time were up. */
  v.strictObject({ kind: v.literal('expired'), times }),
  /** The answer names a time that is this much later than the platform's, or earlier when negative. */
  v.strictObject({
    kind: v.literal('clock-skew'),
    ms: v.pipe(v.number(), v.minValue(-86_400_000), v.maxValue(86_400_000)),
    times,
  }),
  /** The call arrives twice, as from a proxy that repeats it; the second answer is the one that is seen. */
  v.strictObject({ kind: v.literal('duplicate'), times }),
]);
/** What goes wrong with a call, once or always. */
export type Fault = v.InferOutput<typeof faultSchema>;
/** A fault as a person or a story writes it: `times` is `always` unless said otherwise. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** The body of `PUT /sandbox/faults`: faults by endpoint id. */
export const faultsSchema = v.record(v.picklist(endpointIds), faultSchema);
export type FaultsInput = { readonly [Id in EndpointId]?: FaultInput };

/** A fault that waits for its call. */
export interface SetFault {
  readonly call: string;
  readonly fault: Fault;
  /** Whose session it is for; absent when it is for all. */
  readonly account?: string | undefined;
}

/** Whom faults are for: one merchant or all; there one session, by its token, or every call. */
export interface FaultAim {
  readonly merchant?: string | undefined;
  readonly token?: string | undefined;
}

/** Switches faults on and off. */
export interface Faults {
  /**
   * Sets the faults of the named calls and leaves the others as they are.
   *
   * @throws ValiError on a fault it does not know, Error on a token that no session has
   */
  set(faults: FaultsInput, aim?: FaultAim): Promise<void>;
  /** Takes all faults away, those of single sessions too. */
  clear(merchant?: string): Promise<void>;
  list(merchant: string): Promise<SetFault[]>;
}

/** The faults kept in a store. */
export function faultsOf(store: Store, merchants: readonly string[]): Faults {
  const chosen = (merchant: string | undefined) =>
    merchant === undefined ? merchants : [merchant];
  return {
    async set(faults, { merchant, token } = {}) {
      const parsed = Object.entries(v.parse(faultsSchema, faults));
      const session = token === undefined ? '' : await digestOf(token);
      await store.transaction(async (tx) => {
        const account = session === '' ? undefined : (await tx.get(sessions, session))?.row.account;
        if (session !== '' && account === undefined) {
          throw new Error('Expected the token of an open session.');
        }
        for (const code of chosen(merchant)) {
          for (const [call, fault] of parsed) {
            const row = { merchant: code, call, fault, account };
            await tx.put(faultRows, faultKey(code, call, session), row);
          }
        }
      });
    },
    clear: (merchant) =>
      store.transaction(async (tx) => {
        for (const code of chosen(merchant)) {
          for (const { key } of await tx.range(faultRows, 'byMerchant', { from: code, to: code })) {
            await tx.delete(faultRows, key);
          }
        }
      }),
    list: (merchant) =>
      store.transaction(async (tx) => {
        const rows = await tx.range(faultRows, 'byMerchant', { from: merchant, to: merchant });
        return rows.map(({ row: { merchant: _, ...fault } }) => fault);
      }),
  };
}

/** The fault that hits a call now, one of its session before one of all; one that strikes once is used up by it. */
export async function takeFault(
  store: Store,
  merchant: string,
  call: EndpointId,
  token: string | null,
): Promise<Fault | undefined> {
  const session = token === null ? '' : await digestOf(token);
  return store.transaction(async (tx) => {
    for (const key of [faultKey(merchant, call, session), faultKey(merchant, call, '')]) {
      const found = await tx.get(faultRows, key);
      if (found === undefined) continue;
      if (found.row.fault.times === 'once') await tx.delete(faultRows, key, found.version);
      return found.row.fault;
    }
    return undefined;
  });
}

/** The platform hung up. A server destroys the socket; a story answers with a network error. */
export class DroppedConnectionError extends Error {
  override readonly name = 'DroppedConnectionError';
}

/** The answer as a fault leaves it. Throws `DroppedConnectionError` for a dropped connection. */
export async function spoil(fault: Fault, answer: Response): Promise<Response> {
  const { headers } = answer;
  switch (fault.kind) {
    case 'delay':
    case 'timeout':
    case 'expired':
    case 'duplicate':
      return answer;
    case 'clock-skew': {
      const envelope = await answer.json();
      const serverTime = envelope.serverTime + fault.ms;
      return Response.json({ ...envelope, serverTime }, { status: answer.status, headers });
    }
    case 'status':
      return new Response(null, { status: fault.status });
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><p>Please try again.</p>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'half-json': {
      const text = await answer.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), { headers });
    }
    case 'empty':
      return new Response('', { headers });
    case 'schema':
      return Response.json({ success: true, value: { unexpected: [null, true, 0] } });
    case 'drop':
      throw new DroppedConnectionError('A fault was set that drops the connection.');
  }
}

function faultKey(merchant: string, call: string, session: string): string {
  return `${merchant}/${call}/${session}`;
}

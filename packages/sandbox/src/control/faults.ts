import { contract, type EndpointId } from '@livery/api/contract';
import * as v from 'valibot';
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
  /** The connection breaks. */
  v.strictObject({ kind: v.literal('drop'), times }),
  /** A good envelope around a value of another shape. */
  v.strictObject({ kind: v.literal('schema'), times }),
]);
/** What goes wrong with a call, once or always. */
export type Fault = v.InferOutput<typeof faultSchema>;
/** A fault as a person or a story writes it: `times` is `always` unless said otherwise. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** The body of `PUT /sandbox/faults`: faults by endpoint id. */
export const faultsSchema = v.record(v.picklist(endpointIds), faultSchema);
export type FaultsInput = { readonly [Id in EndpointId]?: FaultInput };

/** Switches faults on and off, for one merchant or for all. */
export interface Faults {
  /** Sets the faults of the named calls and leaves the others as they are. Throws on a fault it does not know. */
  set(faults: FaultsInput, merchant?: string): Promise<void>;
  clear(merchant?: string): Promise<void>;
  list(merchant: string): Promise<Partial<Record<EndpointId, Fault>>>;
}

/** The faults kept in a store. */
export function faultsOf(store: Store, merchants: readonly string[]): Faults {
  const chosen = (merchant: string | undefined) =>
    merchant === undefined ? merchants : [merchant];
  return {
    async set(faults, merchant) {
      const parsed = Object.entries(v.parse(faultsSchema, faults));
      await store.transaction(async (tx) => {
        for (const code of chosen(merchant)) {
          for (const [endpointId, fault] of parsed) {
            const row = { merchant: code, endpointId, fault };
            await tx.put(faultRows, faultKey(code, endpointId), row);
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
        return Object.fromEntries(rows.map(({ row }) => [row.endpointId, row.fault]));
      }),
  };
}

/** The fault that hits a call now; one that strikes once is used up by it. */
export function takeFault(
  store: Store,
  merchant: string,
  endpointId: EndpointId,
): Promise<Fault | undefined> {
  return store.transaction(async (tx) => {
    const key = faultKey(merchant, endpointId);
    const found = await tx.get(faultRows, key);
    if (found?.row.fault.times === 'once') await tx.delete(faultRows, key, found.version);
    return found?.row.fault;
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
      return answer;
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

function faultKey(merchant: string, endpointId: string): string {
  return `${merchant}/${endpointId}`;
}

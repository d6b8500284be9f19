import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** HTTP methods that the platform's calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the platform as plain data: client, sandbox router, story handlers and docs are derived from it. */
export interface Endpoint<
  Id extends string = string,
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> {
  /** Name in code, in a merchant's `paths` map and in the sandbox's faults. */
  readonly id: Id;
  readonly method: Method;
  /** Path on the platform; a merchant may remap it. */
  readonly path: `/${string}`;
  /** Whether the call needs the session token (spec §7, column Token). */
  readonly token: boolean;
  /** Whether the body goes through the cipher (spec §7, column Encrypted). */
  readonly encrypted: boolean;
  /** True for a GET that changes something: never retried, prefetched or cached. */
  readonly effect: boolean;
  /** What is sent: the query of a GET, else the JSON body. Defaults of the schema are filled in before sending. */
  readonly request: Request;
  /** The `value` inside the answer's envelope. */
  readonly response: Response;
}

/** What a caller passes to an endpoint (fields with a default may be left out). */
export type RequestOf<E extends Endpoint> = InferInput<E['request']>;
/** What reaches the platform: the request with its defaults filled in. */
export type SentOf<E extends Endpoint> = InferOutput<E['request']>;
/** The parsed value of an answer. */
export type ValueOf<E extends Endpoint> = InferOutput<E['response']>;
/** The value as it travels, before parsing. */
export type WireValueOf<E extends Endpoint> = InferInput<E['response']>;

/** Declares one call of the contract. `token`, `encrypted` and `effect` are false unless said otherwise. */
export function endpoint<
  const Id extends string,
  Request extends GenericSchema,
  Response extends GenericSchema,
  const Token extends boolean = false,
  const Encrypted extends boolean = false,
>(definition: {
  id: Id;
  method: Method;
  path: `/${string}`;
  token?: Token;
  encrypted?: Encrypted;
  effect?: boolean;
  request: Request;
  response: Response;
}): Endpoint<Id, Request, Response> & { readonly token: Token; readonly encrypted: Encrypted } {
  return {
    effect: false,
    ...definition,
    // The defaults of the two type parameters are `false`, which is what a missing flag means.
    token: (definition.token ?? false) as Token,
    encrypted: (definition.encrypted ?? false) as Encrypted,
  };
}

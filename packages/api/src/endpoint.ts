import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** HTTP methods that the platform's calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a body travels: as JSON, as an HTML form does (`application/x-www-form-urlencoded`), or with files (`multipart/form-data`). */
export type BodyFormat = 'json' | 'form' | 'multipart';

/**
 * Where a call comes from: `path` when the specification (§7) gives its path, `name` when it names the call and leaves the path
 * open, `ours` when a rule needs it and §7 has no such call.
 */
export type Origin = 'path' | 'name' | 'ours';

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
  readonly origin: Origin;
  /** Whether the call needs the session token (spec §7, column Token). */
  readonly token: boolean;
  /** Whether a call that guests may make is sent with the token of who is signed in, because its answer may depend on them. */
  readonly knowsMember: boolean;
  /** Whether the body goes through the cipher (spec §7, column Encrypted). */
  readonly encrypted: boolean;
  /** True for a GET that changes something: never retried, prefetched, shared or cached. */
  readonly effect: boolean;
  /**
   * Whether the call moves money or points, or files what must be filed once, so that it carries an idempotency key: the same key and
   * request are answered once more with the first answer, and with another request are refused.
   */
  readonly idempotent: boolean;
  readonly body: BodyFormat;
  /** What is sent: the query of a GET, else the body. Defaults of the schema are filled in before sending. */
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

/**
 * Declares one call of the contract. `token`, `knowsMember`, `encrypted`, `effect` and `idempotent` are false, `body` is JSON and `origin` is
 * `ours` unless said otherwise.
 */
// A page ships the calls that it names: the bundler may drop the others of a file.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Id extends string,
  Request extends GenericSchema,
  Response extends GenericSchema,
  const Token extends boolean = false,
  const Encrypted extends boolean = false,
  const Idempotent extends boolean = false,
>(definition: {
  id: Id;
  method: Method;
  path: `/${string}`;
  origin?: Origin;
  token?: Token;
  knowsMember?: boolean;
  encrypted?: Encrypted;
  effect?: boolean;
  idempotent?: Idempotent;
  body?: BodyFormat;
  request: Request;
  response: Response;
}): Endpoint<Id, Request, Response> & {
  readonly token: Token;
  readonly encrypted: Encrypted;
  readonly idempotent: Idempotent;
} {
  return {
    knowsMember: false,
    effect: false,
    body: 'json',
    origin: 'ours',
    ...definition,
    // The defaults of the type parameters are `false`, which is what a missing flag means.
    token: (definition.token ?? false) as Token,
    encrypted: (definition.encrypted ?? false) as Encrypted,
    idempotent: (definition.idempotent ?? false) as Idempotent,
  };
}

import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { type Envelope, envelopeSchema } from './envelope.ts';
import type { Failure } from './failure.ts';
import { endReasonOf, endsSession } from './session-end.ts';

/**
 * The content of an HTTP response: a success envelope, or the failure. Rejects when the connection breaks before its end.
 */
export async function readAnswer(response: Response): Promise<Envelope | Failure> {
  const { status, headers } = response;
  const envelope = readEnvelope(await response.text());
  if (status === 401) return expiry('kind' in envelope ? undefined : codeOf(envelope));
  const refusal = 'kind' in envelope ? undefined : refusalOf(envelope);
  // A rejection can have a 4xx status, and its body has more detail than the status.
  if (refusal !== undefined && status < 500) return refusal;
  if (status < 200 || status > 299) {
    return { kind: 'http', status, retryAfter: headers.get('Retry-After') ?? undefined };
  }
  return envelope;
}

function refusalOf(envelope: Envelope): Failure | undefined {
  if (envelope.success) return undefined;
  const code = codeOf(envelope);
  if (endsSession(code)) return expiry(code);
  return {
    kind: 'refused',
    code,
    message: envelope.message ?? undefined,
    captcha: envelope.captcha ?? false,
    ...(envelope.kept ? { kept: true as const } : {}),
  };
}

function codeOf({ code }: Envelope): string | undefined {
  return code === null || code === undefined ? undefined : String(code);
}

/** The end of a session, with its reason when the platform gave one. */
function expiry(code: string | undefined): Failure {
  return code === undefined ? { kind: 'expired' } : { kind: 'expired', reason: endReasonOf(code) };
}

function readEnvelope(text: string): Envelope | Failure {
  const start = text.trimStart().slice(0, 40);
  if (start === '') return malformed('empty', 'the body is empty');
  if (start.startsWith('<')) return malformed('html', `the body begins with ${start}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return malformed('json', error instanceof Error ? error.message : 'not JSON');
  }
  return parseOr('envelope', envelopeSchema, json);
}

/** The value inside an envelope, by its endpoint's schema. */
export function readValue(
  schema: GenericSchema,
  envelope: Envelope,
): { value: unknown; serverTime: number | null | undefined } | Failure {
  try {
    const value = safeParse(schema, envelope.value);
    if (!value.success) return malformed('value', firstIssue(value.issues));
    return { value: value.output, serverTime: envelope.serverTime };
  } catch (error) {
    // A schema that contains itself overflows the stack on a value nested without end.
    return malformed('value', String(error));
  }
}

function parseOr(reason: 'envelope', schema: typeof envelopeSchema, input: unknown) {
  const result = safeParse(schema, input);
  return result.success ? result.output : malformed(reason, firstIssue(result.issues));
}

function firstIssue(issues: readonly [Parameters<typeof getDotPath>[0], ...unknown[]]): string {
  const [issue] = issues;
  return `${getDotPath(issue) ?? 'the whole'}: ${issue.message}`;
}

/** The failure of an answer that cannot be read; `detail` is for logs. */
export function malformed(
  reason: Extract<Failure, { kind: 'malformed' }>['reason'],
  detail: string,
): Failure {
  return { kind: 'malformed', reason, detail };
}

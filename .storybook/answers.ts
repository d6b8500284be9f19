import type { RefusalCode, WireValueOf } from '@livery/api';
import { contract, type EndpointId } from '@livery/api/contract';
import type { SecondStepMethod } from '@livery/api/contract/session';
import type { SandboxMerchant } from '@livery/sandbox';

/** What the platform of a story answers that none of the sandbox's accounts leads to. */
export interface Answers {
  /** Calls that are refused with a code, whatever is sent. */
  readonly refusals?: { readonly [Id in EndpointId]?: RefusalCode };
  /** Calls that are answered with a value of the wire, whatever is sent. */
  readonly values?: { readonly [Id in EndpointId]?: WireValueOf<(typeof contract)[Id]> };
  /** The ways that a second step offers, of those that the account has. */
  readonly secondStepBy?: readonly SecondStepMethod[];
}

/** The call of the contract that a request is; undefined where it has none. */
export function endpointOf(
  request: Request,
  { paths = {} }: SandboxMerchant,
): EndpointId | undefined {
  const path = new URL(request.url).pathname;
  return Object.values(contract).find(
    (each) => each.method === request.method && (paths[each.id] ?? each.path) === path,
  )?.id;
}

/** Refusals that say that the session is over. */
const endings: readonly string[] = ['ACCOUNT_EXCLUDED'];

/**
 * The sandbox's answer as the story wants it.
 *
 * @param id of the call
 * @param answer asked only where the sandbox is to answer
 */
export async function answerAs(
  { refusals = {}, values = {}, secondStepBy }: Answers,
  request: Request,
  id: EndpointId | undefined,
  answer: () => Promise<Response>,
): Promise<Response> {
  const code = id && refusals[id];
  // Whoever has read a picture is heard.
  const heard = code === 'CAPTCHA_PASS_REQUIRED' && request.headers.has('captcha-pass');
  if (code && !heard) {
    const envelope = { success: false, code, message: code };
    return Response.json(envelope, { status: endings.includes(code) ? 401 : 400 });
  }
  if (id && id in values) return Response.json({ success: true, value: values[id] });
  const given = await answer();
  if (id !== 'login' || !secondStepBy || !given.ok) return given;
  const envelope = await given.json();
  const step = envelope.value?.secondStep;
  if (step) step.methods = secondStepBy;
  return Response.json(envelope);
}

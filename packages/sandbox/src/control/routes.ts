import * as v from 'valibot';
import { refusal, success } from '../answer.ts';
import type { SandboxMerchant } from '../merchant.ts';
import type { Store } from '../store/store.ts';
import { clockChangeSchema, type PlatformClock } from './clock.ts';
import { type Faults, faultsSchema } from './faults.ts';
import type { Inbox } from './inbox.ts';
import {
  depositVerdictSchema,
  moveOn,
  openPayments,
  settleDeposit,
  withdrawalVerdictSchema,
} from './payments.ts';
import { accountsOf, endSessions, endSessionsSchema } from './sessions.ts';
import { type Settings, settingsChangeSchema } from './settings.ts';
import { type PlatformStatus, statusChangeSchema } from './status.ts';

/** Where the switches live. */
export const controlRoot = '/sandbox/';

/** What the switches move, and for whom. */
export interface ControlParts {
  faults: Faults;
  status: PlatformStatus;
  clock: PlatformClock;
  settings: Settings;
  inbox: Inbox;
  store: Store;
  reset: () => Promise<void>;
  merchant: SandboxMerchant;
  /** The visitor's address, as the platform sees it. */
  clientIp: string;
}

/**
 * Answers the switches as JSON for one merchant: faults, status, clock, settings, inbox, captchas, accounts, sessions,
 * payments and reset; undefined for any other address. The clock and the reset are the whole platform's.
 */
export async function control(
  request: Request,
  path: string,
  parts: ControlParts,
): Promise<Response | undefined> {
  const { faults, status, clock, settings, inbox, store } = parts;
  const { code } = parts.merchant;
  const answer = async (value: unknown) => success(value, await clock.now());

  /** Reads the body, applies it, and returns the new state; `apply` can return the reason for a rejection. */
  async function change<Schema extends v.GenericSchema>(
    schema: Schema,
    apply: (body: v.InferOutput<Schema>) => Promise<unknown>,
    read: () => Promise<unknown>,
  ): Promise<Response> {
    // A body that is no JSON reaches the schema as undefined and fails there.
    const body = v.safeParse(schema, await request.json().catch(() => undefined));
    if (!body.success) {
      return refusal(400, 'INVALID_REQUEST', messageOf(body.issues), await clock.now());
    }
    const wrong = await apply(body.output);
    if (typeof wrong === 'string') {
      return refusal(400, 'INVALID_REQUEST', wrong, await clock.now());
    }
    return answer(await read());
  }
  /** With a session's token the faults are for that session alone. */
  const token = request.headers.get('token') ?? undefined;
  const listFaults = () => faults.list(code);
  const readStatus = () => status.get(code);
  const readSettings = () => settings.get(code);
  const desk = async () => ({ store, merchant: code, now: await clock.now() });
  const readPayments = () => openPayments({ store, merchant: code });
  const readClock = async () => ({ now: await clock.now(), offsetMs: await clock.offsetMs() });

  switch (`${request.method} ${path}`) {
    case 'GET /sandbox/faults':
      return answer(await listFaults());
    case 'DELETE /sandbox/faults':
      await faults.clear(code);
      return answer(await listFaults());
    case 'PUT /sandbox/faults':
      return change(
        faultsSchema,
        (body) =>
          faults.set(body, { merchant: code, token }).catch((error: Error) => error.message),
        listFaults,
      );
    case 'GET /sandbox/status':
      return answer(await readStatus());
    case 'PUT /sandbox/status':
      return change(statusChangeSchema, (body) => status.set(body, code), readStatus);
    case 'GET /sandbox/settings':
      return answer(await readSettings());
    case 'PUT /sandbox/settings':
      return change(settingsChangeSchema, (body) => settings.set(body, code), readSettings);
    case 'GET /sandbox/clock':
      return answer(await readClock());
    case 'PUT /sandbox/clock':
      return change(clockChangeSchema, ({ offsetMs }) => clock.setOffset(offsetMs), readClock);
    case 'GET /sandbox/inbox':
      return answer(await inbox.list(code));
    case 'GET /sandbox/captchas':
      return answer(await inbox.captchas(code, parts.clientIp));
    case 'GET /sandbox/accounts':
      return answer(await accountsOf(store, parts.merchant, await clock.now()));
    case 'PUT /sandbox/sessions':
      return change(
        endSessionsSchema,
        (body) => endSessions(store, code, body),
        async () => null,
      );
    case 'GET /sandbox/payments':
      return answer(await readPayments());
    case 'PUT /sandbox/deposits':
      return change(
        depositVerdictSchema,
        async (body) => (await settleDeposit(await desk(), body))?.message,
        readPayments,
      );
    case 'PUT /sandbox/withdrawals':
      return change(
        withdrawalVerdictSchema,
        async (body) => (await moveOn(await desk(), body))?.message,
        readPayments,
      );
    case 'PUT /sandbox/reset':
      await parts.reset();
      return answer(null);
    default:
      return undefined;
  }
}

/** Every issue with its place: what was expected and what was found. */
export function messageOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ');
}

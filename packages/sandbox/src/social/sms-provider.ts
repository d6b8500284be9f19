import * as v from 'valibot';
import { readSettings } from '../control/settings.ts';
import { anyone, codeLimits, guessing, limitsOf } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { checkCode, dropCode, issueCode, throttleCodes } from '../session/codes.ts';
import { keptNumber, numberOf, numberToKeep, writtenNumber } from '../session/mobile.ts';
import type { KeyRow } from '../session/rows.ts';
import type { Limit } from '../session/rules.ts';
import { newToken } from '../session/secrets.ts';
import type { Transaction } from '../store/store.ts';
import type { IssuerParts } from './issuer.ts';
import type { SmsErrorCode } from './sms-errors.ts';
import { signSmsToken } from './sms-token.ts';

/** What the provider works with. */
export interface SmsParts extends IssuerParts {
  keys: KeyRow;
  language: string;
  clientIp: string;
}

/** The provider is no call of the contract, so it has no policy that could name these. */
const limits = limitsOf({ ...anyone, ...guessing, limits: [...codeLimits, ...guessing.limits] });

const text = v.optional(v.pipe(v.string(), v.maxLength(255)), '');
const sendSchema = v.object({ countryDialingCode: text, mobileNo: text });
const confirmSchema = v.object({ sessionInfo: text, code: text });

/**
 * The sandbox's own provider of third-party SMS: `POST …/send` sends a code into the inbox and answers `{ sessionInfo }`,
 * `POST …/confirm` answers `{ idToken }`. A failure is `{ error: { code } }` with a code of spec §8's list. Undefined for any other
 * address.
 */
export async function thirdPartySms(
  request: Request,
  path: string,
  parts: SmsParts,
): Promise<Response | undefined> {
  const act = acts[`${request.method} ${path}`];
  if (act === undefined) return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  return parts.store.transaction(async (tx) => {
    const { smsError } = await readSettings(tx, parts.merchant.code);
    const isOn = parts.merchant.features.thirdPartySms === true;
    const error = isOn ? smsError : 'auth/operation-not-allowed';
    const answer = error ?? (await act(body, { ...parts, tx, limits, pass: undefined }));
    if (typeof answer !== 'string') return json(200, answer);
    return json(answer === 'auth/too-many-requests' ? 429 : 400, { error: { code: answer } });
  });
}

type Act = (
  body: unknown,
  parts: SmsParts & { tx: Transaction; limits: readonly Limit[]; pass: undefined },
) => Promise<SmsErrorCode | Record<string, string>>;

const acts: Readonly<Record<string, Act>> = {
  'POST /sandbox/third-party-sms/send': async (body, parts) => {
    const sent = v.safeParse(sendSchema, body);
    if (!sent.success || sent.output.mobileNo.trim() === '') return 'auth/missing-phone-number';
    const number = numberOf(sent.output.countryDialingCode, sent.output.mobileNo);
    if (number === undefined) return 'auth/invalid-phone-number';
    if (await throttleCodes(parts, number.mobile)) return 'auth/too-many-requests';
    const sessionInfo = newToken(parts.entropy);
    const target = numberToKeep(number);
    const message = { kind: 'sms' as const, to: writtenNumber(number), target };
    await issueCode(parts, nameOf(sessionInfo), message);
    return { sessionInfo };
  },

  'POST /sandbox/third-party-sms/confirm': async (body, parts) => {
    const sent = v.safeParse(confirmSchema, body);
    if (!sent.success || sent.output.code.trim() === '') return 'auth/missing-verification-code';
    const name = nameOf(sent.output.sessionInfo);
    const right = await checkCode(parts, name, sent.output.code);
    if (right instanceof Refused) {
      if (right.code === 'TOO_MANY') return 'auth/too-many-requests';
      return right.code === 'CODE_WRONG' ? 'auth/invalid-verification-code' : 'auth/code-expired';
    }
    await dropCode(parts, name);
    const idToken = await signSmsToken(keptNumber(right.target), {
      ...parts,
      merchant: parts.merchant.code,
    });
    return { idToken };
  },
};

function nameOf(sessionInfo: string): string {
  return `provider/${sessionInfo}`;
}

function json(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

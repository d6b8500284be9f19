import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Context } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import type { MobileNumber } from '../session/mobile.ts';
import { type KeyRow, spent } from '../session/rows.ts';
import { type Entropy, newToken } from '../session/secrets.ts';

/** Who signs: the sandbox's own provider of third-party SMS. */
const issuer = 'livery-sandbox-sms';
const lifeMs = 5 * 60_000;

const claimsSchema = v.object({
  jti: v.string(),
  exp: v.number(),
  countryDialingCode: v.string(),
  mobileNo: v.string(),
});

/** A signed token that says: who holds it has typed the code that was sent to this number. */
export function signSmsToken(
  { dialingCode, mobile }: MobileNumber,
  {
    keys,
    entropy,
    merchant,
    now,
  }: { keys: KeyRow; entropy: Entropy; merchant: string; now: number },
): Promise<string> {
  return new SignJWT({
    phone_number: `+${dialingCode}${mobile}`,
    countryDialingCode: dialingCode,
    mobileNo: mobile,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(merchant)
    .setJti(newToken(entropy))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .sign(secretOf(keys));
}

/** A token that was found good: the number that it stands for. */
export interface SmsToken extends MobileNumber {
  readonly id: string;
  readonly expires: number;
}

/** The number that a provider's token stands for, or why it stands for none. It stays good until {@link spendSmsToken}. */
export async function checkSmsToken(
  { tx, merchant, keys, now }: Context,
  token: string,
): Promise<SmsToken | Refused> {
  const verified = await jwtVerify(token, secretOf(keys), {
    issuer,
    audience: merchant.code,
    algorithms: ['HS256'],
    currentDate: new Date(now),
  }).catch(() => undefined);
  const claims = v.safeParse(claimsSchema, verified?.payload);
  if (!claims.success) return tokenWrong;
  const { jti, exp, countryDialingCode, mobileNo } = claims.output;
  if ((await tx.get(spent, jti)) !== undefined) return tokenWrong;
  return { dialingCode: countryDialingCode, mobile: mobileNo, id: jti, expires: exp * 1000 };
}

/** Uses a token up: each is good once. */
export async function spendSmsToken({ tx }: Pick<Context, 'tx'>, { id, expires }: SmsToken) {
  await tx.put(spent, id, { expires });
}

function secretOf({ proofSecret }: KeyRow): Uint8Array {
  return new TextEncoder().encode(`${issuer}/${proofSecret}`);
}

const tokenWrong = new Refused(
  'CODE_EXPIRED',
  'The token of the SMS provider is false, too old or was used before.',
);

import { ApiError } from '@livery/api';
import { PhoneVerificationError, type ThirdPartySms } from '@livery/api/third-party-sms';
import type { MobileCountry } from '@livery/merchant/site-config';
import * as v from 'valibot';

const errorSchema = v.object({ error: v.object({ code: v.string() }) });
const sentSchema = v.object({ sessionInfo: v.string() });
const confirmedSchema = v.object({ idToken: v.string() });

/** Where the reference platform's provider answers. A merchant's own provider brings its own {@link ThirdPartySms}. */
const provider = '/sandbox/third-party-sms';

/**
 * SMS codes through the reference platform's provider. The code that is confirmed is that of the last message.
 *
 * @param parts.merchantCode whose provider it is
 * @param parts.countries whose numbers are sent to, by which an E.164 number is taken apart
 */
export function createThirdPartySms({
  fetch,
  merchantCode,
  countries,
}: {
  readonly fetch: Window['fetch'];
  readonly merchantCode: string;
  readonly countries: readonly MobileCountry[];
}): ThirdPartySms {
  let sessionInfo = '';

  async function ask<Answer>(
    act: 'send' | 'confirm',
    body: object,
    schema: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    const answer = await fetch(`${provider}/${act}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Merchant: merchantCode },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new ApiError(`thirdPartySms.${act}`, { kind: 'offline' });
    });
    const content: unknown = await answer.json().catch(() => undefined);
    const found = v.safeParse(schema, content);
    if (answer.ok && found.success) return found.output;
    const refused = v.safeParse(errorSchema, content);
    if (refused.success) throw new PhoneVerificationError(refused.output.error.code);
    throw new ApiError(`thirdPartySms.${act}`, { kind: 'http', status: answer.status });
  }

  return {
    async sendCode(number) {
      const code = countries.find(({ dialingCode }) => number.startsWith(`+${dialingCode}`));
      const dialing = code?.dialingCode ?? '';
      const body = { countryDialingCode: dialing, mobileNo: number.slice(dialing.length + 1) };
      ({ sessionInfo } = await ask('send', body, sentSchema));
    },
    confirm: async (code) => (await ask('confirm', { sessionInfo, code }, confirmedSchema)).idToken,
  };
}

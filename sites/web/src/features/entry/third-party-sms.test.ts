import { failureOf } from '@livery/api';
import { PhoneVerificationError } from '@livery/api/third-party-sms';
import { expect, it } from 'vitest';
import { createThirdPartySms } from './third-party-sms.ts';

const countries = [
  { country: 'TH', dialingCode: '66' },
  { country: 'LA', dialingCode: '856' },
];

/** A provider that gives these answers, one after the other, and notes what it is asked. */
function provider(...answers: (Response | Error)[]) {
  const asked: { url: string; body: unknown }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer;
    return answer;
  };
  return { asked, sms: createThirdPartySms({ fetch, merchantCode: 'LIVERY', countries }) };
}

it('sends to a number that is taken apart by its country, and confirms the code of that message', async () => {
  const { sms, asked } = provider(
    Response.json({ sessionInfo: 'S-1' }),
    Response.json({ idToken: 'T-1' }),
  );
  await sms.sendCode('+8562023456789');
  expect(await sms.confirm('482136')).toBe('T-1');
  expect(asked).toEqual([
    {
      url: '/sandbox/third-party-sms/send',
      body: { countryDialingCode: '856', mobileNo: '2023456789' },
    },
    { url: '/sandbox/third-party-sms/confirm', body: { sessionInfo: 'S-1', code: '482136' } },
  ]);
});

it('tells a refusal by its meaning', async () => {
  const { sms } = provider(
    Response.json({ error: { code: 'auth/quota-exceeded' } }, { status: 400 }),
  );
  const error = await sms.sendCode('+66812345678').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PhoneVerificationError);
  expect(error).toMatchObject({ failure: 'quotaExceeded' });
});

it('reports an offline connection and an invalid answer as calls do', async () => {
  const gone = provider(new TypeError('Failed to fetch'));
  const error = await gone.sms.sendCode('+66812345678').catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({ kind: 'offline' });
  const broken = provider(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const other = await broken.sms.confirm('1').catch((thrown: unknown) => thrown);
  expect(failureOf(other)).toEqual({ kind: 'http', status: 502 });
});

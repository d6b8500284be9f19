import type { Context } from '../handlers.ts';
import { type Localised, localise } from '../localise.ts';
import { type MessageRow, messages, type ThrottleRow, throttles } from './rows.ts';
import { countOnce, type Throttle } from './rules.ts';
import { newToken } from './secrets.ts';

const words: Localised = {
  EN: '{code} is your code for {site}. It is good for {minutes} minutes. Tell it to nobody.',
  TH: '{code} คือรหัสของคุณสำหรับ {site} ใช้ได้ {minutes} นาที อย่าบอกผู้อื่น',
  HI: '{site} के लिए आपका कोड {code} है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।',
  BN: '{site}-এর জন্য আপনার কোড {code}। এটি {minutes} মিনিট চলবে। কাউকে বলবেন না।',
  VI: '{code} là mã của bạn cho {site}, có hiệu lực {minutes} phút. Đừng cho ai biết.',
};

/** Puts a code into the inbox in the language of the call. */
export async function sendCode(
  { tx, merchant, language, now, entropy }: Context,
  message: Pick<MessageRow, 'kind' | 'to' | 'code'> & { minutes: number },
): Promise<void> {
  const { kind, to, code, minutes } = message;
  const text = localise(words, language)
    .text.replace('{code}', code)
    .replace('{site}', merchant.name)
    .replace('{minutes}', String(minutes));
  const row: MessageRow = { merchant: merchant.code, kind, to, text, code, time: now };
  await tx.put(messages, newToken(entropy), row);
}

/** Counts something that may be done only so often; false when this was too often. */
export async function mayDo(
  { tx, merchant, now }: Pick<Context, 'tx' | 'merchant' | 'now'>,
  what: string,
  throttle: Throttle,
): Promise<boolean> {
  const key = `${merchant.code}/${what}`;
  const before: ThrottleRow | undefined = (await tx.get(throttles, key))?.row;
  const after = countOnce(before, throttle, now);
  if (after === undefined) return false;
  await tx.put(throttles, key, after);
  return true;
}

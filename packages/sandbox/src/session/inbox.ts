import type { Context } from '../handlers.ts';
import { type Localised, localise } from '../localise.ts';
import { type MessageRow, messages } from './rows.ts';
import { newToken } from './secrets.ts';

const words: Localised = {
  EN: '{code} is your code for {site}. It is valid for {minutes} minutes. Do not share it with anyone.',
  TH: '{code} คือรหัสของคุณสำหรับ {site} ใช้ได้ {minutes} นาที อย่าบอกผู้อื่น',
  HI: '{site} के लिए आपका कोड {code} है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।',
  BN: '{site}-এর জন্য আপনার কোড {code}। এটি {minutes} মিনিট চলবে। কাউকে বলবেন না।',
  VI: '{code} là mã của bạn cho {site}, có hiệu lực {minutes} phút. Đừng cho ai biết.',
};

/** What sending a message takes of a call. */
export type Sender = Pick<Context, 'tx' | 'merchant' | 'language' | 'now' | 'entropy'>;

/** Puts a code into the inbox in the language of the call. */
export function sendCode(
  context: Sender,
  { minutes, ...message }: Pick<MessageRow, 'kind' | 'to' | 'code'> & { minutes: number },
): Promise<void> {
  return sendMessage(context, words, { ...message, minutes: String(minutes) });
}

/**
 * Puts a message into the inbox in the language of the call.
 *
 * @param texts with `{code}`, `{site}` and the names of `more` where those stand
 */
export async function sendMessage(
  { tx, merchant, language, now, entropy }: Sender,
  texts: Localised,
  { kind, to, code, ...more }: Pick<MessageRow, 'kind' | 'to' | 'code'> & Record<string, string>,
): Promise<void> {
  const values: Record<string, string> = { ...more, code, site: merchant.name };
  const text = localise(texts, language).text.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  const row: MessageRow = { merchant: merchant.code, kind, to, text, code, time: now };
  await tx.put(messages, newToken(entropy), row);
}

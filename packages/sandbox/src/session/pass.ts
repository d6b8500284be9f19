import { networkOf } from '../address.ts';
import type { Context } from '../handlers.ts';
import { keyedEntropy, newToken } from './secrets.ts';
import { lastStretches } from './stretches.ts';

/** Bytes of {@link newToken}. */
const length = 24;

/** What a pass is bound to. */
type Bound = Pick<Context, 'merchant' | 'keys' | 'clientIp' | 'now'>;

/**
 * What somebody gets who has read a picture: with it their calls are heard from an address that has tried too often. It is the
 * picture's key and a signature over key, merchant and address, so nothing is kept of it.
 */
export function passOf(bound: Bound, captchaKey: string): Promise<string> {
  return signed(bound, captchaKey, lastStretches(bound.now)[0]);
}

/** The key of the picture that a pass was given for; undefined when it is none, too old, or another address's. */
export async function keyOfPass(
  bound: Bound,
  pass: string | undefined,
): Promise<string | undefined> {
  if (pass === undefined) return undefined;
  const key = pass.slice(0, pass.lastIndexOf('.'));
  const good = await Promise.all(lastStretches(bound.now).map((each) => signed(bound, key, each)));
  return good.includes(pass) ? key : undefined;
}

async function signed(
  { merchant, keys, clientIp }: Bound,
  key: string,
  stretch: number,
): Promise<string> {
  const text = `pass/${merchant.code}/${networkOf(clientIp)}/${stretch}/${key}`;
  return `${key}.${newToken(await keyedEntropy(keys.proofSecret, text, length))}`;
}

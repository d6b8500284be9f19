import { ApiError, type Client, type Failure } from '@livery/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../../app/storage.ts';
import { freePlayServices } from './free-play-services.ts';

const { signal } = new AbortController();
let keys: { keys: JsonWebKey[] };

beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  keys = { keys: [await crypto.subtle.exportKey('jwk', pair.publicKey)] };
});

/** A platform that refuses free play so often before it lets somebody in. */
function platform(failure: Failure, times: number) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  let left = times;
  const client: Pick<Client, 'call'> = {
    // The two calls that are made; their answers are typed by their contract.
    call: (async ({ id }: { id: string }, request: unknown) => {
      asked.push(id);
      if (id === 'sessionKeys') return keys;
      sent.push(request);
      left -= 1;
      if (left >= 0) throw new ApiError(id, failure);
      return { token: 'T', firstTimeLogin: false, passwordExpired: false };
    }) as Client['call'],
  };
  const storage = createStorage({ local: undefined, session: undefined });
  const services = freePlayServices(
    {
      client: client as Client,
      storage: { ...storage, kept: () => 'this-device-s-name' },
    },
    { platform: 'Linux x86_64' },
  );
  return { asked, sent, enter: () => services.enter(undefined, signal) };
}

const refused = (code: string): Failure => ({
  kind: 'refused',
  code,
  message: undefined,
  captcha: false,
});

describe('free play', () => {
  it('sends the browser’s system and a sealed name of the device', async () => {
    const { enter, sent } = platform(refused('TOO_MANY'), 0);
    expect(await enter()).toMatchObject({ token: 'T' });
    expect(sent).toEqual([
      {
        os: 'Linux x86_64',
        token: expect.stringMatching(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('this-device');
  });

  it('requests the key again when it was replaced meanwhile, once', async () => {
    const { enter, asked } = platform(refused('KEY_UNKNOWN'), 1);
    expect(await enter()).toMatchObject({ token: 'T' });
    expect(asked).toEqual(['sessionKeys', 'freePlayLogin', 'sessionKeys', 'freePlayLogin']);
    const still = platform(refused('KEY_UNKNOWN'), 2);
    await expect(still.enter()).rejects.toThrow();
    expect(still.asked).toHaveLength(4);
  });

  it('requests once only where the platform rejects it', async () => {
    const { enter, asked } = platform(refused('METHOD_NOT_OFFERED'), 1);
    await expect(enter()).rejects.toThrow();
    expect(asked).toEqual(['sessionKeys', 'freePlayLogin']);
  });
});

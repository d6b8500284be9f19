import { describe, expect, it } from 'vitest';
import { createServicePathDecoder, ServicePathError } from './customer-service.ts';
import { decodeServicePath, encodeServicePath } from './service-path.ts';

const key = 'k3Y-w0rd';
/** Made with `printf %s "$address" | openssl enc -des-ecb -K 6b33592d77307264 -provider legacy -base64 -A`. */
const vectors = [
  {
    address: 'https://chat.example/room?id=7&lang=hi',
    cipher: 'lv4YqxApMN84KXEjrq1X8+GNb/PvbQDd6GRCgxO+/GUDzGFeRBU+Iw==',
  },
  {
    address: 'http://localhost:4173/sandbox/chat',
    cipher: 'o4G0VBag17fj5Me1EzFcYf8ReWnbwu+/2k6lyVJ3qG136lJu5Wae5Q==',
  },
  { address: 'http://evil.example/', cipher: 'FjR4qFayWnn/nm4cEGYveHG4k/RjTSpF' },
  { address: 'javascript:alert(1)', cipher: 'jhcNMsmewHVyN9wimCI/aADtgtwtNqkJ' },
  { address: '/sandbox/chat', cipher: 'ITdpcyXsa7moblQAvFRkGw==' },
  {
    address: 'https://chat.example/ห้อง',
    cipher: 'lv4YqxApMN84KXEjrq1X82N8Qf2PydTxeCoZ51sLhuqjfQycvBRFCQ==',
  },
];
const pathOf = (wanted: string) =>
  `${vectors.find(({ address }) => address === wanted)?.cipher}${key}`;

const { decode } = createServicePathDecoder({ origin: 'http://localhost:4173' });
async function reasonOf(path: string, decoder = { decode }) {
  const error = await decoder.decode(path).then(String, (thrown: unknown) => thrown);
  if (!(error instanceof ServicePathError)) throw new Error(`expected a refusal, found ${error}`);
  return error.reason;
}

describe('an encrypted service path', () => {
  it.each(vectors)(
    'equals the output of OpenSSL for $address, with the last eight characters as key',
    ({ address, cipher }) => {
      expect(encodeServicePath(address, key)).toBe(cipher + key);
      expect(decodeServicePath(cipher + key)).toBe(address);
    },
  );

  it('returns a URL that is https or of the page’s own origin', async () => {
    const chat = 'https://chat.example/room?id=7&lang=hi';
    expect((await decode(pathOf(chat))).href).toBe(chat);
    const own = 'http://localhost:4173/sandbox/chat';
    expect((await decode(pathOf(own))).href).toBe(own);
    expect((await decode(pathOf('/sandbox/chat'))).href).toBe(own);
  });

  it.each(['http://evil.example/', 'javascript:alert(1)'])('rejects %s', async (address) => {
    expect(await reasonOf(pathOf(address))).toBe('unsafe');
  });

  it('rejects invalid input: another key, a truncated text, an empty text, no base64', async () => {
    const good = pathOf('https://chat.example/room?id=7&lang=hi');
    const broken = [
      `${good.slice(0, -8)}an0th3rK`,
      good.slice(4),
      good.slice(0, -1),
      key,
      '',
      `not base64!${key}`,
      `AAAA${key}`,
      `${good.slice(0, -1)}é`,
    ];
    for (const path of broken) expect([path, await reasonOf(path)]).toEqual([path, 'unreadable']);
  });

  it('omits the path from its error', async () => {
    const path = `not base64!${key}`;
    await expect(decode(path)).rejects.not.toThrow(key);
  });
});

describe('a plain service path', () => {
  it('passes unchanged when it is https or of the page’s own origin', async () => {
    expect((await decode('https://chat.example/a?b#c')).href).toBe('https://chat.example/a?b#c');
    expect((await decode('http://localhost:4173/x')).href).toBe('http://localhost:4173/x');
  });

  it('is rejected otherwise, whatever the page', async () => {
    const page = createServicePathDecoder({ origin: 'null' });
    const addresses = ['http://chat.example/', 'data:text/html,x', 'blob:null/x', 'about:blank'];
    for (const address of addresses) {
      expect(await reasonOf(address)).toBe('unsafe');
      expect(await reasonOf(address, page)).toBe('unsafe');
    }
  });
});

describe('creating a service path', () => {
  it('requires a key of eight ASCII characters', () => {
    for (const wrong of ['', 'short', 'nine char', 'ключключ', 'a b c d ']) {
      expect(() => encodeServicePath('https://chat.example/', wrong)).toThrow(/8 ASCII/);
    }
  });
});

import { createClient, newIdempotencyKey } from '@livery/api';
import { login, verificationChallenge } from '@livery/api/contract/session';
import { balance } from '@livery/api/contract/wallet';
import { createJweCipher } from '@livery/api/jwe';
import { createSandbox, memoryStore, quickHash, seededRandom } from '@livery/sandbox';
import { solveProof } from '../../sign-in/login/proof.ts';

/** The password of every seeded member, for signing in and for paying. */
export const password = 'Play4fun';
export const minute = 60_000;
const ends = 'Every movement sums to zero, and every book holds what its postings say.';

/** What stands between the client and the platform: it may hold a request, answer in the platform's place, or lose the answer. */
export type Wire = (url: URL, go: () => Promise<Response>) => Promise<Response>;

/** A sandbox whose members sign in, its clock, its books, and a wire that can lose answers. */
export async function openPlatform(wire: Wire = (_, go) => go()) {
  let time = Date.parse('2026-11-21T09:20:00Z');
  let lost = 0;
  const random = seededRandom(7);
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
  const sandbox = createSandbox({
    store: memoryStore(),
    clock: { now: () => time },
    random: seededRandom(1),
    merchants: [
      {
        code: 'MAYURA',
        name: 'Mayura',
        hosts: ['localhost'],
        profile: 'demo',
        currency: { code: 'INR', decimals: 2, minBetUnit: 1 },
        timeZone: 'Asia/Kolkata',
        features: { salary: true },
        paymentMethods: [
          {
            code: 'bank',
            kind: 'bank',
            label: { EN: 'Bank transfer' },
            min: '100',
            max: '50000',
            fee: '0',
            etaMinutes: 60,
            fields: [],
            status: 'up',
          },
        ],
        languages: ['EN'],
        defaultLanguage: 'EN',
        siteSettings: {},
        contacts: {},
      },
    ],
    hashPassword: quickHash,
    entropy: bytes,
    art: { cover: () => '', vendorIcon: () => '', banner: () => '' },
  });
  await sandbox.settings.set({ idleMs: 24 * 60 * minute });
  const send = async (url: string, init: RequestInit) => {
    const answer = await wire(new URL(url), () => sandbox.fetch(new Request(url, init)));
    if (init.method !== 'POST' || lost === 0) return answer;
    lost -= 1;
    throw new TypeError('the answer is lost');
  };
  const clientOf = (token?: string) =>
    createClient({
      baseUrl: 'http://localhost',
      merchantCode: 'MAYURA',
      language: () => 'EN',
      token: () => token,
      sleep: async () => {},
      cipher: async () => createJweCipher(),
      fetch: (url, init) => send(String(url), init),
    });
  const guest = clientOf();
  const signIn = async (username: string) => {
    const challenge = await guest.call(verificationChallenge, {});
    const proof = await solveProof(challenge, new AbortController().signal);
    const { token } = await guest.call(login, { username, password, proof });
    return clientOf(token);
  };
  return {
    guest,
    signIn,
    newKey: () => newIdempotencyKey(bytes),
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    loseAnswers: (count: number) => {
      lost = count;
    },
    books: async () => {
      const page = await (await sandbox.fetch(new Request('http://localhost/sandbox'))).text();
      return {
        sound: page.includes(ends),
        movements: Number(/(\d+) movements/.exec(page)?.[1]),
      };
    },
  };
}
export type Platform = Awaited<ReturnType<typeof openPlatform>>;
export type Member = Awaited<ReturnType<Platform['signIn']>>;
/** What lies in a member's wallet. */
export const held = async (member: Member) => (await member.call(balance, {})).sumBalance;
/** How long a test waits for a state. */
export const patient = { timeout: 20_000 };

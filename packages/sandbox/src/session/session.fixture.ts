import {
  type ClientOptions,
  createClient,
  type Failure,
  failureOf,
  type RequestOf,
} from '@livery/api';
import {
  captcha,
  login,
  secondStepVerify,
  type VerificationChallenge,
  verificationChallenge,
} from '@livery/api/contract/session';
import { createJweCipher } from '@livery/api/jwe';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';
import type { SandboxMerchant } from '../merchant.ts';
import { seededRandom } from '../random.ts';
import { createSandbox, type SandboxOptions } from '../sandbox.ts';
import { filledStore } from '../seed/filled-store.ts';
import { quickHash } from './passwords.ts';
import { cryptoEntropy, newToken } from './secrets.ts';

export const password = 'Play4fun';
/** Of every seeded member who has one. */
export const paymentPassword = 'Pay4play';
const start = Date.parse('2026-11-21T09:20:00Z');

/** A merchant of tests. The one with the code MAYURA has the features that others may lack. */
export const sandboxMerchant = (code: string, host: string, decimals: number): SandboxMerchant => ({
  code,
  name: code,
  hosts: [host],
  profile: 'demo',
  currency: {
    code: decimals === 0 ? 'VND' : 'INR',
    decimals,
    minBetUnit: decimals === 0 ? 1000 : 1,
  },
  timeZone: decimals === 0 ? 'Asia/Ho_Chi_Minh' : 'Asia/Kolkata',
  features: {
    agentCentre: true,
    enableCt: code === 'MAYURA',
    salary: code === 'MAYURA',
    hourSalary: code === 'MAYURA',
    agentRealtimeSalary: code === 'MAYURA',
    facebookLogin: code === 'MAYURA',
    thirdPartySms: code === 'MAYURA',
  },
  paymentMethods: [],
  mobileCountries: [{ dialingCode: decimals === 0 ? '84' : '91' }, { dialingCode: '880' }],
  languages: ['EN', 'HI'],
  defaultLanguage: 'EN',
  siteSettings: { MOBILEVERCODELOGIN3: code === 'MAYURA', REGMOBVERF3: true },
  contacts: {},
});

/** A sandbox with a clock that stands still until it is moved, and everything that a browser would do with it. */
export function openSandbox(options: Partial<SandboxOptions> = {}) {
  let time = start;
  const random = seededRandom(7);
  const merchants = options.merchants ?? [
    sandboxMerchant('MAYURA', 'localhost', 2),
    sandboxMerchant('SENVANG', 'vietnam.localhost', 0),
  ];
  const { hashPassword = quickHash } = options;
  const now = options.clock?.now() ?? start;
  const store = options.store ?? filledStore({ merchants: [merchants[0]], hashPassword, now });
  const sandbox = createSandbox({
    store,
    clock: { now: () => time },
    random: seededRandom(1),
    merchants,
    hashPassword,
    entropy: (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256)),
    art: { cover: () => '', vendorIcon: () => '', banner: () => '' },
    ...options,
  });
  /** Everything that went over the wire, both ways. */
  const wire: string[] = [];

  function client(token?: string, more: Partial<ClientOptions> = {}) {
    return createClient({
      baseUrl: 'http://localhost',
      merchantCode: 'MAYURA',
      language: () => 'EN',
      token: () => token,
      sleep: async () => {},
      cipher: async () => createJweCipher(),
      fetch: async (url, init) => {
        wire.push(`${url} ${JSON.stringify(init.headers)} ${String(init.body ?? '')}`);
        const answer = await sandbox.fetch(new Request(url, init));
        wire.push(`${url} ${answer.status} ${await answer.clone().text()}`);
        return answer;
      },
      ...more,
    });
  }
  const guest = client();

  const proof = async () => proofOf(await guest.call(verificationChallenge, {}));
  async function signIn(username: string, extra: Partial<RequestOf<typeof login>> = {}) {
    return guest.call(login, { username, password, proof: await proof(), ...extra });
  }
  return {
    sandbox,
    store,
    wire,
    client,
    guest,
    proof,
    signIn,
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    /** The failure of a call that must fail. */
    async no(promise: Promise<unknown>): Promise<Failure> {
      const found = await promise.then(() => undefined, failureOf);
      if (found === undefined) throw new Error('expected a failure of the platform');
      return found;
    },
    async tokenOf(username: string) {
      return (await signIn(username)).token ?? '';
    },
    async answerStep(
      ticket: string,
      method: 'mobile' | 'email' | 'holder' | 'authenticator',
      answer: string,
    ) {
      return guest.call(secondStepVerify, { ticket, method, answer });
    },
    /** What the next picture says, read in the inbox of an address. */
    async readCaptcha(address = '127.0.0.1') {
      const key = newToken(cryptoEntropy);
      await guest.call(captcha, { key });
      const [answer = ''] = await sandbox.inbox.captchas('MAYURA', address);
      return { captcha: answer, captchaKey: key };
    },
    async lastCode() {
      return (await sandbox.inbox.list('MAYURA'))[0]?.code ?? '';
    },
  };
}

/** A solved challenge, as a browser sends it. */
export async function proofOf(challenge: VerificationChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

import { createClient } from '@livery/api';
import { login, memberInfo, verificationChallenge } from '@livery/api/contract/session';
import { createJweCipher } from '@livery/api/jwe';
import type { Merchant } from '@livery/merchant';
import type { Sandbox } from '@livery/sandbox';
import type { SessionRecord } from '../sites/web/src/app/session-record.ts';
import { recordOf } from '../sites/web/src/features/session/member-record.ts';
import { solveProof } from '../sites/web/src/features/sign-in/login/proof.ts';

/** A member who has signed in at the platform before a story or a test begins. */
export interface SignedIn {
  /** One of the sandbox's accounts. */
  readonly as: string;
  /** Default: the one that most of them have. */
  readonly password?: string;
  /** Session keys that are to be otherwise than the platform fills them. */
  readonly keys?: SessionRecord;
  /** They left again: the platform remembers the visit, and the page has no session. */
  readonly left?: boolean;
}

/** Signs in as a browser would, and gives what its session storage then holds; nothing for one who left again. */
export async function signIn(
  sandbox: Pick<Sandbox, 'fetch'>,
  { code, paths }: Pick<Merchant, 'code' | 'paths'>,
  { as: username, password = 'Play4fun', keys = {}, left = false }: SignedIn,
): Promise<SessionRecord | undefined> {
  let token: string | undefined;
  const { call } = createClient({
    baseUrl: 'http://platform.invalid',
    merchantCode: code,
    language: () => 'EN',
    token: () => token,
    cipher: async () => createJweCipher(),
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
    ...(paths ? { paths } : {}),
  });
  const challenge = await call(verificationChallenge, {});
  const proof = await solveProof(challenge, new AbortController().signal);
  ({ token } = await call(login, { username, password, proof }));
  if (!token) throw new Error(`"${username}" did not get in: the account asks for more.`);
  if (left) return undefined;
  return { token, ...recordOf(await call(memberInfo, {})), ...keys };
}

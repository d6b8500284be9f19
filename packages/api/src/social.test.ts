import { describe, expect, it } from 'vitest';
import { createOAuthSignIn, SocialError, type SocialRequest } from './social.ts';

const redirectUri = 'https://india.example/login/callback';
const request: SocialRequest = {
  provider: 'google',
  issuer: {
    issuer: 'https://issuer.example',
    authorization_endpoint: 'https://issuer.example/authorize?prompt=select_account',
  },
  clientId: 'mayura-web',
  redirectUri,
};

/** Bytes that tell one secret from the next. */
function counting() {
  let call = 0;
  return (length: number) => new Uint8Array(length).fill(call++);
}

async function started(change: Partial<SocialRequest> = {}) {
  const signIn = createOAuthSignIn(counting());
  const { address, kept } = await signIn.startSignIn({ ...request, ...change });
  const back = (query: Record<string, string>) => `${redirectUri}?${new URLSearchParams(query)}`;
  const failure = (callback: string) => {
    try {
      signIn.finishSignIn(callback, kept);
    } catch (error) {
      if (error instanceof SocialError) return error.failure;
      throw error;
    }
    throw new Error('expected a failure');
  };
  return { signIn, address, kept, back, failure };
}

describe('the start of a social login', () => {
  it('requests a code from the provider’s page, with PKCE and three different secrets', async () => {
    const { address, kept } = await started();
    expect(address.origin + address.pathname).toBe('https://issuer.example/authorize');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      prompt: 'select_account',
      response_type: 'code',
      client_id: 'mayura-web',
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: kept.state,
      nonce: kept.nonce,
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
    });
    expect(new Set([kept.state, kept.nonce, kept.verifier]).size).toBe(3);
    // RFC 7636: 43 characters at least, of these.
    expect(kept.verifier).toMatch(/^[\w-]{43,128}$/);
    expect(address.href).not.toContain(kept.verifier);
  });

  it('computes the challenge that RFC 7636 prints for its verifier', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const bytes = Uint8Array.from(Buffer.from(verifier, 'base64url'));
    const { address } = await createOAuthSignIn(() => bytes).startSignIn(request);
    const challenge = address.searchParams.get('code_challenge');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('stores only what survives as JSON', async () => {
    const { kept } = await started();
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  });
});

describe('the end of a social login', () => {
  it('returns what the platform needs to exchange the code', async () => {
    const { signIn, kept, back } = await started();
    const { verifier, nonce } = kept;
    // Facebook leaves this fragment behind.
    const callback = `${back({ code: 'c-1', state: kept.state })}#_=_`;
    const want = { provider: 'google', code: 'c-1', verifier, nonce, redirectUri };
    expect(signIn.finishSignIn(callback, kept)).toEqual(want);
  });

  it('is cancelled by the member', async () => {
    const { kept, back, failure } = await started();
    const no = back({ error: 'access_denied', error_reason: 'user_denied', state: kept.state });
    expect(failure(no)).toEqual({ kind: 'closed' });
  });

  it("is rejected with the provider's code", async () => {
    const { kept, back, failure } = await started();
    const no = back({ error: 'temporarily_unavailable', state: kept.state });
    expect(failure(no)).toEqual({ kind: 'refused', code: 'temporarily_unavailable' });
  });

  it('is rejected without a code', async () => {
    const { kept, back, failure } = await started();
    expect(failure(back({ state: kept.state }))).toEqual({ kind: 'missingCode' });
    expect(failure(back({ code: '', state: kept.state }))).toEqual({ kind: 'missingCode' });
  });

  it('is rejected with another state, none, or two, also for a rejection or an invalid URL', async () => {
    const { kept, back, failure } = await started();
    const strange = [
      back({ code: 'c-1', state: 'other' }),
      back({ code: 'c-1' }),
      `${back({ code: 'c-1', state: kept.state })}&state=other`,
      back({ error: 'access_denied', state: 'other' }),
      'nowhere',
    ];
    for (const callback of strange) {
      expect([callback, failure(callback)]).toEqual([callback, { kind: 'mismatch' }]);
    }
  });

  it('is rejected from another issuer, or without one where the issuer identifies itself', async () => {
    const issuer = { ...request.issuer, authorization_response_iss_parameter_supported: true };
    const { signIn, kept, back, failure } = await started({ issuer });
    const answer = { code: 'c-1', state: kept.state };
    expect(failure(back(answer))).toEqual({ kind: 'mismatch' });
    expect(failure(back({ ...answer, iss: 'https://evil.example' }))).toEqual({ kind: 'mismatch' });
    const right = back({ ...answer, iss: 'https://issuer.example' });
    expect(signIn.finishSignIn(right, kept).code).toBe('c-1');
  });
});

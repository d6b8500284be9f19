import type { SandboxMerchant } from '../merchant.ts';
import { escapeText, plainPage } from '../plain-page.ts';
import { digestOf, type Entropy, newToken } from '../session/secrets.ts';
import type { Store } from '../store/store.ts';
import { authorizePath, knownPeople, providersOf } from './providers.ts';
import { type GrantRow, grants } from './rows.ts';

/** How long a member may take from the issuer back to the site, the age and the terms included. */
const grantMs = 5 * 60_000;

/** What the issuer works with. */
export interface IssuerParts {
  store: Store;
  merchant: SandboxMerchant;
  entropy: Entropy;
  /** The platform's time. */
  now: number;
}

/** What a sign-in was begun with (RFC 6749 §4.1.1, RFC 7636 §4.3). */
interface Asked {
  provider: string;
  /** As it was sent: the same text is expected with the code. */
  redirectUri: string;
  state: string;
  challenge: string;
  nonce: string | undefined;
}

/**
 * The authorization endpoint of the sandbox's own OAuth 2 issuer: asks who signs in, and sends them back with a code, or with
 * `access_denied`. It sends nobody to another host than the one that it was asked on.
 */
export async function authorize(request: Request, parts: IssuerParts): Promise<Response> {
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } });
  }
  // Another site's page must not be able to submit these forms.
  const site = request.headers.get('sec-fetch-site');
  if (isPost && site !== null && site !== 'same-origin') return new Response(null, { status: 403 });

  const { searchParams } = new URL(request.url);
  const fields = isPost ? new URLSearchParams(await request.text()) : searchParams;
  const redirectUri = ownAddress(fields.get('redirect_uri'), request);
  const client = providersOf(parts.merchant).find(
    ({ clientId }) => clientId === fields.get('client_id'),
  );
  if (redirectUri === undefined || client === undefined) {
    return plainPage(
      'Nobody to send you back to',
      '<p>Expected the client_id of a provider that is on, and a redirect_uri on this host.</p>',
      { status: 400 },
    );
  }
  const asked: Asked = {
    provider: client.provider,
    redirectUri,
    state: fields.get('state') ?? '',
    challenge: fields.get('code_challenge') ?? '',
    nonce: fields.get('nonce') ?? undefined,
  };
  if (!isWellAsked(fields)) return sendBack(asked, { error: 'invalid_request' });
  if (!isPost) return plainPage(`Sign in with ${client.provider}`, drawPeople(fields, parts));

  const person = personOf(fields);
  if (person === undefined) return sendBack(asked, { error: 'access_denied' });
  return sendBack(asked, { code: await grant(parts, asked, person) });
}

function isWellAsked(fields: URLSearchParams): boolean {
  return (
    fields.get('response_type') === 'code' &&
    fields.get('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(fields.get('code_challenge') ?? '')
  );
}

/** The address to go back to, when it is one of the host that was asked. */
function ownAddress(address: string | null, request: Request): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const isOwn = url.host === host && /^https?:$/.test(url.protocol);
  return isOwn && url.hash === '' && url.username === '' ? address : undefined;
}

/** Who was chosen; undefined for nobody. A new person is known by the name that they give. */
function personOf(fields: URLSearchParams): Pick<GrantRow, 'subject' | 'name'> | undefined {
  const chosen = fields.get('person');
  const known = knownPeople.find(({ subject }) => subject === chosen);
  if (known) return known;
  const name = (fields.get('name') ?? '').trim().slice(0, 32);
  return chosen === 'new' && name !== ''
    ? { subject: `new-${name.toLowerCase()}`, name }
    : undefined;
}

function grant(
  { store, merchant, entropy, now }: IssuerParts,
  { provider, redirectUri, challenge, nonce }: Asked,
  { subject, name }: Pick<GrantRow, 'subject' | 'name'>,
): Promise<string> {
  return store.transaction(async (tx) => {
    const to = String(now).padStart(15, '0');
    for (const { key } of await tx.range(grants, 'byExpiry', { to, limit: 50 })) {
      await tx.delete(grants, key);
    }
    const code = newToken(entropy);
    await tx.put(grants, await digestOf(code), {
      merchant: merchant.code,
      provider,
      redirectUri,
      challenge,
      nonce,
      subject,
      name,
      expires: now + grantMs,
    });
    return code;
  });
}

function sendBack({ redirectUri, state }: Asked, answer: Record<string, string>): Response {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) {
    if (value !== '') url.searchParams.set(name, value);
  }
  const headers = {
    Location: url.href,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}

function drawPeople(fields: URLSearchParams, { merchant }: IssuerParts): string {
  const hidden = [...fields].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  const people = knownPeople.map(
    ({ subject, name, account }) =>
      `<button name="person" value="${subject}">${escapeText(name)} (has ${account})</button>`,
  );
  return `<p>The sandbox plays this provider itself. Who signs in to ${escapeText(merchant.name)}?</p>
<form method="post" action="${authorizePath}">${hidden.join('')}
${people.join('\n')}
<fieldset><legend>Somebody else</legend><label>Name <input name="name" maxlength="32" autocomplete="off"></label>
<button name="person" value="new">Sign in by this name</button></fieldset>
<button name="person" value="">Nobody: decline</button></form>`;
}

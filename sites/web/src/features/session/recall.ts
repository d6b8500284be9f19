import { failureOf, parseMemberType } from '@livery/api';
import {
  memberInfo,
  rememberCreate,
  rememberLogin,
  rememberRevoke,
} from '@livery/api/contract/session';
import type { Services } from '../../app/services.tsx';
import { browserKey } from './browser-key.ts';
import { recordOf } from './member-record.ts';
import { createRemember } from './remember.ts';

type Parts = Pick<Services, 'storage' | 'cookies' | 'client' | 'session'>;

function rememberOf({ storage, cookies }: Parts) {
  return createRemember({ storage, cookies, key: browserKey, crypto, now: Date.now });
}

/** Signs a remembered member in: the kept one-day token is exchanged for a session. */
export async function recall(parts: Parts): Promise<void> {
  const remember = rememberOf(parts);
  const kept = await remember.recall();
  if (kept === undefined) return;
  try {
    const { token, firstTimeLogin } = await parts.client.call(rememberLogin, {
      rememberToken: kept,
    });
    // The page may have opened meanwhile, and somebody may have signed in on it.
    if (!token || parts.session.token() !== undefined) return;
    parts.session.begin({ token, ...(firstTimeLogin ? { cpw: true } : {}) });
    try {
      await loadMember(parts);
    } catch (error) {
      // Nobody is a member without a name: a guest for now.
      if (parts.session.token() === token) parts.session.reject();
      throw error;
    }
  } catch (error) {
    // A token that the platform refuses will never do again; without a connection it may at the next visit.
    const kind = failureOf(error)?.kind;
    if (kind === 'refused' || kind === 'expired') remember.forget();
  }
}

/** Loads member info for a session that has only its token. An account of an unknown type is logged out. */
export async function loadMember({
  client,
  session,
}: Pick<Parts, 'client' | 'session'>): Promise<void> {
  const token = session.token();
  const info = await client.call(memberInfo, {});
  // Somebody else may have signed in meanwhile.
  if (session.token() !== token) return;
  if (parseMemberType(info.type)) session.add(recordOf(info));
  else session.reject();
}

/** Lets this device remember the member who has just signed in, for one day. */
export async function rememberMember(parts: Parts): Promise<void> {
  const { rememberToken } = await parts.client.call(rememberCreate, {});
  await rememberOf(parts).keep(rememberToken);
}

/** Makes the kept token worthless on the platform, and takes it away from here. */
export async function forgetMember(parts: Parts): Promise<void> {
  const kept = await rememberOf(parts).remove();
  if (kept !== undefined) await parts.client.call(rememberRevoke, { rememberToken: kept });
}

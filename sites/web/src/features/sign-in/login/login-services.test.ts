import type { ValueOf } from '@livery/api';
import { ApiError, type Client } from '@livery/api';
import type { memberInfo } from '@livery/api/contract/session';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../app/memory-store.ts';
import { createStorage } from '../../../app/storage.ts';
import { createSession } from '../../session/index.ts';
import { passwordServices } from './login-services.ts';

type MemberInfo = ValueOf<typeof memberInfo>;

const { signal } = new AbortController();
const info: MemberInfo = {
  id: 'M1',
  account: 'mira2026',
  nickname: 'Mira',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Club 5', rankLevel: 5 },
  memberLabel: [],
  termsVersion: '2026-1',
};

/** A member whose forced change of password has just been accepted; the platform answers `memberInfo` so. */
function changed(answer: () => MemberInfo) {
  const store = memoryStore();
  const session = createSession({
    storage: createStorage({ local: undefined, session: store }),
    merchant: { merchant: 'India', merchantCode: 'MAYURA', platform: 'web' },
    tabs: { tell: () => {}, listen: () => {}, patience: () => Promise.resolve() },
  });
  session.begin({ token: 't-mira', username: 'mira2026', nickname: 'Before', cpw: true });
  const asked: string[] = [];
  const client = {
    // The one call that is made; its answer is typed by its contract.
    call: (async ({ id }: { id: string }) => {
      asked.push(id);
      return answer();
    }) as Client['call'],
  } as Client;
  return { asked, session, services: passwordServices({ client, session }) };
}

describe('after a change of password', () => {
  it('the session is refreshed from what the platform says of the member, and keeps its token [spec 7.54]', async () => {
    const { asked, session, services } = changed(() => info);
    await services.refreshLogin(undefined, signal);
    expect(asked).toEqual(['memberInfo']);
    const state = session.state();
    expect(state).toMatchObject({
      kind: 'member',
      record: { token: 't-mira', customerId: 'M1', nickname: 'Mira', isAgent: 0 },
    });
    expect(state.kind === 'member' && state.record.cpw).toBeUndefined();
  });

  it('no change is asked for again, although the member could not be read', async () => {
    const { session, services } = changed(() => {
      throw new ApiError('memberInfo', { kind: 'offline' });
    });
    await expect(services.refreshLogin(undefined, signal)).rejects.toThrow('offline');
    const state = session.state();
    expect(state).toMatchObject({ kind: 'member', record: { nickname: 'Before' } });
    expect(state.kind === 'member' && state.record.cpw).toBeUndefined();
  });
});

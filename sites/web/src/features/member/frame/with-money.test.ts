import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { LazyPage } from '../../../app/lazy-page.ts';
import { type MemberPageId, memberPageIds } from '../member-page-ids.ts';
import { withMoney } from './with-money.ts';

/** The pages that an address opens at a merchant of a profile. */
async function openPages(profile: string): Promise<MemberPageId[]> {
  const opened: MemberPageId[] = [];
  const page = (id: MemberPageId): LazyPage => ({
    screen: async () => () => null,
    words: async () => void opened.push(id),
  });
  const pages = withMoney(
    // Each page of the table has an entry.
    Object.fromEntries(memberPageIds.map((id) => [id, page(id)])) as Record<MemberPageId, LazyPage>,
  );
  // No more of the services is looked at.
  const services = { site: { merchant: { profile } } } as unknown as Parameters<
    LazyPage['words']
  >[0];
  for (const id of memberPageIds) {
    await pages[id].words(services).catch((error: unknown) => {
      if (!isRedirect(error)) throw error;
      expect(error.options.to).toBe('/member/securityCenter');
    });
  }
  return opened;
}

const money = ['transferFund', 'depositv2', 'withdraw', 'transferUpline'];

describe('the pages of money', () => {
  it.each(['demo', 'licensed'])('open at a merchant of the profile %s', async (profile) => {
    expect(await openPages(profile)).toEqual(memberPageIds);
  });

  it('lead to the first page of the centre where the play is free', async () => {
    expect(await openPages('freeplay')).toEqual(memberPageIds.filter((id) => !money.includes(id)));
  });
});

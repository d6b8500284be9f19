import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  fits,
  type Playing,
  pageAt,
  phone,
  slow,
} from '../../../../../../.storybook/story-kit.tsx';
import type { MemberPageId } from '../member-page-ids.ts';

const meta = preview.meta({
  title: 'Screens/Member/Longest language',
  tags: ['!autodocs'],
  ...pageAt('/member/securityCenter', as('mira2026')),
  globals: { ...phone, language: 'BN', merchant: 'bangladesh' },
});

/** A page with all that a member has, once nothing of it is on its way; it is no wider than its window. */
const page = (id: MemberPageId) => ({
  args: { address: `/member/${id}` },
  play: async (story: Playing & { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(document.querySelector('main h1')).toBeVisible(), slow);
    await waitFor(
      () =>
        expect(
          document.querySelector('main :is([aria-busy="true"], [role="status"] + table)'),
        ).toBeNull(),
      slow,
    );
    await fits(story);
  },
});

export const Account = meta.story({ name: 'Account', ...page('securityCenter') });
export const Wallets = meta.story({ name: 'Wallets', ...page('transferFund') });
export const Deposit = meta.story({ name: 'Deposit', ...page('depositv2') });
export const Withdrawal = meta.story({ name: 'Withdrawal', ...page('withdraw') });
export const Transfer = meta.story({ name: 'Transfer', ...page('transferUpline') });
export const Bets = meta.story({ name: 'Bets', ...page('personalHistoryCopy') });
export const Movements = meta.story({ name: 'Movements', ...page('transactionHistory') });
export const Profit = meta.story({ name: 'Profit', ...page('personalProfit') });
export const Bonuses = meta.story({ name: 'Bonuses', ...page('bonusDetails') });
export const Rewards = meta.story({ name: 'Rewards', ...page('rewardCenter') });
export const Referral = meta.story({ name: 'Referral', ...page('referral') });
export const Missions = meta.story({ name: 'Missions', ...page('missionLeaderboard') });
export const Messages = meta.story({ name: 'Messages', ...page('messageV2') });
export const Rebate = meta.story({ name: 'Rebate', ...page('manualRebate') });

import type { EndpointId } from '@livery/api/contract';
import type { MessageId } from '@livery/i18n';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { SandboxParameters } from '../../../../../../.storybook/sandbox.ts';
import {
  as,
  fits,
  late,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';
import type { MemberPageId } from '../member-page-ids.ts';

const meta = preview.meta({
  title: 'Screens/Member/States',
  tags: ['!autodocs'],
  ...pageAt('/member/transferFund', as('mira2026')),
  globals: phone,
});

/** What a page shows first: the call that brings it, and what is said without it. */
const firstPart = {
  securityCenter: ['securityOverview', 'security.failed'],
  transferFund: ['consolidatedFunds', 'wallets.failed'],
  depositv2: ['depositMethods', 'deposit.methods.failed'],
  withdraw: ['withdrawalTerms', 'withdrawal.load.failed'],
  transferUpline: ['transferTargets', 'transfer.load.failed'],
  personalHistoryCopy: ['betHistory', 'records.bets.failed'],
  transactionHistory: ['transactionHistory', 'records.moves.failed'],
  personalProfit: ['profitReport', 'records.profit.failed'],
  bonusDetails: ['bonusList', 'rewards.bonuses.failed'],
  rewardCenter: ['missionSummary', 'prizes.claims.failed'],
  referral: ['referralOverview', 'referral.failed'],
  missionLeaderboard: ['missionSummary', 'rewards.missions.failed'],
  messageV2: ['messageList', 'messages.failed'],
  manualRebate: ['rebateOverview', 'rewards.rebate.failed'],
} as const satisfies Record<MemberPageId, readonly [EndpointId, MessageId]>;

/** Its words have come with it. */
const opened = () => waitFor(() => expect(document.querySelector('main h1')).toBeVisible(), slow);

/** A page whose call does not answer: its heading stands, and what is not known is not said to be nothing. */
const loading = (id: MemberPageId, nothing: MessageId) => ({
  args: { address: `/member/${id}` },
  parameters: { sandbox: { ...as('mira2026'), faults: { [firstPart[id][0]]: late } } },
  play: async (story: Playing & { canvasElement: HTMLElement }) => {
    await opened();
    await expect(story.canvas.queryByText(stepsOf(story).t(nothing))).toBeNull();
    await fits(story);
  },
});

/** A page without what it shows first says so, and why, and can be asked again. */
const without = (id: MemberPageId, sandbox: SandboxParameters, why: MessageId) => ({
  args: { address: `/member/${id}` },
  parameters: { sandbox: { ...as('mira2026'), ...sandbox } },
  play: async (story: Playing & { canvasElement: HTMLElement }) => {
    const { sees, button } = stepsOf(story);
    await opened();
    await sees(firstPart[id][1]);
    await sees(why);
    await button('common.retry');
    await fits(story);
  },
});

/** A page without a connection. */
const offline = (id: MemberPageId) =>
  without(id, { faults: { [firstPart[id][0]]: { kind: 'drop' } } }, 'platform.failure.offline');

/** A page that the platform does not give to this account. */
const refused = (id: MemberPageId) =>
  without(
    id,
    { refusals: { [firstPart[id][0]]: 'REAL_ACCOUNT_NEEDED' } },
    'platform.trueAccount.needed',
  );

/** A page of a member who has nothing of it yet. */
const empty = (address: string, sandbox: SandboxParameters, said: MessageId) => ({
  args: { address: `/member/${address}` },
  parameters: { sandbox },
  play: async (story: Playing & { canvasElement: HTMLElement }) => {
    await opened();
    await stepsOf(story).sees(said);
    await fits(story);
  },
});

const noMissions = { missionSummary: { missions: [], claimable: 0 } };

export const AccountEmpty = meta.story({
  name: 'Account: nothing set',
  ...empty('securityCenter', as('empty2026'), 'security.payment.none'),
});
export const AccountOffline = meta.story({
  name: 'Account: no connection',
  ...offline('securityCenter'),
});
export const AccountRefused = meta.story({
  name: 'Account: not for this account',
  ...refused('securityCenter'),
});
export const WalletsLoading = meta.story({
  name: 'Wallets: loading',
  ...loading('transferFund', 'wallets.failed'),
});
export const WalletsEmpty = meta.story({
  name: 'Wallets: nothing in them',
  ...empty('transferFund', as('empty2026'), 'wallets.sum.text'),
});
export const WalletsOffline = meta.story({
  name: 'Wallets: no connection',
  ...offline('transferFund'),
});
export const WalletsRefused = meta.story({
  name: 'Wallets: not for this account',
  ...refused('transferFund'),
});
export const DepositEmpty = meta.story({
  name: 'Deposit: no way to pay in',
  ...empty(
    'depositv2',
    { ...as('tara2026'), values: { depositMethods: { list: [] } } },
    'deposit.methods.none',
  ),
});
export const DepositOffline = meta.story({
  name: 'Deposit: no connection',
  ...offline('depositv2'),
});
export const WithdrawalsEmpty = meta.story({
  name: 'Withdrawals: none',
  ...empty('withdraw', as('empty2026'), 'withdrawal.secret.title'),
});
export const WithdrawalsOffline = meta.story({
  name: 'Withdrawals: no connection',
  ...offline('withdraw'),
});
export const WithdrawalsRefused = meta.story({
  name: 'Withdrawals: not for this account',
  ...refused('withdraw'),
});
export const TransferLoading = meta.story({
  name: 'Transfer: loading',
  ...loading('transferUpline', 'transfer.nobody'),
});
export const TransferOffline = meta.story({
  name: 'Transfer: no connection',
  ...offline('transferUpline'),
});
export const BetsOffline = meta.story({
  name: 'Bets: no connection',
  ...offline('personalHistoryCopy'),
});
export const BetsRefused = meta.story({
  name: 'Bets: not for this account',
  ...refused('personalHistoryCopy'),
});
export const MovementsLoading = meta.story({
  name: 'Movements: loading',
  ...loading('transactionHistory', 'records.none'),
});
export const MovementsEmpty = meta.story({
  name: 'Movements: none',
  ...empty('transactionHistory?days=2019-01-01..2019-01-31', as('mira2026'), 'records.none'),
});
export const MovementsOffline = meta.story({
  name: 'Movements: no connection',
  ...offline('transactionHistory'),
});
export const MovementsRefused = meta.story({
  name: 'Movements: not for this account',
  ...refused('transactionHistory'),
});
export const ProfitLoading = meta.story({
  name: 'Profit: loading',
  ...loading('personalProfit', 'records.none'),
});
export const ProfitEmpty = meta.story({
  name: 'Profit: none',
  ...empty('personalProfit?days=2019-01-01..2019-01-31', as('mira2026'), 'records.none'),
});
export const ProfitOffline = meta.story({
  name: 'Profit: no connection',
  ...offline('personalProfit'),
});
export const ProfitRefused = meta.story({
  name: 'Profit: not for this account',
  ...refused('personalProfit'),
});
export const BonusesLoading = meta.story({
  name: 'Bonuses: loading',
  ...loading('bonusDetails', 'rewards.bonuses.none'),
});
export const BonusesEmpty = meta.story({
  name: 'Bonuses: none',
  ...empty('bonusDetails', as('paused2026'), 'rewards.bonuses.none'),
});
export const BonusesOffline = meta.story({
  name: 'Bonuses: no connection',
  ...offline('bonusDetails'),
});
export const BonusesRefused = meta.story({
  name: 'Bonuses: not for this account',
  ...refused('bonusDetails'),
});
export const RewardsLoading = meta.story({
  name: 'Rewards: loading',
  ...loading('rewardCenter', 'prizes.claims.none'),
});
export const RewardsEmpty = meta.story({
  name: 'Rewards: nothing to claim',
  ...empty(
    'rewardCenter',
    {
      ...as('empty2026'),
      values: { ...noMissions, bonusList: { list: [], totalPages: 1 }, activityList: { list: [] } },
    },
    'prizes.claims.none',
  ),
});
export const RewardsOffline = meta.story({
  name: 'Rewards: no connection',
  ...offline('rewardCenter'),
});
export const ReferralOffline = meta.story({
  name: 'Referral: no connection',
  ...offline('referral'),
});
export const MissionsLoading = meta.story({
  name: 'Missions: loading',
  ...loading('missionLeaderboard', 'rewards.missions.none'),
});
export const MissionsEmpty = meta.story({
  name: 'Missions: none',
  ...empty(
    'missionLeaderboard',
    { ...as('mira2026'), values: noMissions },
    'rewards.missions.none',
  ),
});
export const MissionsOffline = meta.story({
  name: 'Missions: no connection',
  ...offline('missionLeaderboard'),
});
export const MessagesOffline = meta.story({
  name: 'Messages: no connection',
  ...offline('messageV2'),
});
export const MessagesRefused = meta.story({
  name: 'Messages: not for this account',
  ...refused('messageV2'),
});
export const RebateLoading = meta.story({
  name: 'Rebate: loading',
  ...loading('manualRebate', 'rewards.rebate.none'),
});
export const RebateEmpty = meta.story({
  name: 'Rebate: nothing settled',
  ...empty(
    'manualRebate',
    { ...as('empty2026'), settings: { siteSettings: { MANPLAYREB3: true } } },
    'rewards.rebate.none',
  ),
});
export const RebateOffline = meta.story({
  name: 'Rebate: no connection',
  ...offline('manualRebate'),
});
export const RebateRefused = meta.story({
  name: 'Rebate: not for this account',
  ...refused('manualRebate'),
});

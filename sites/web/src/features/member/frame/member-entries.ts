import type { IconName } from '@livery/ui/icon';
import { type MemberPageId, memberPageIds } from '../member-page-ids.ts';

/** What decides which pages of the centre a member sees. */
export interface MemberStanding {
  /** The merchant moves money: not one of the profile `freeplay`, which has no money screens. */
  readonly money: boolean;
  /** Who has excluded themselves, or takes a break, is offered nothing. Also false until the platform has said so. */
  readonly offers: boolean;
  /** Members claim rebates themselves (spec §3, MANPLAYREB3). */
  readonly rebates: boolean;
}

/** A page in the menu: its icon, and what it is there for. Default: for every member. */
export const memberEntries: Record<
  MemberPageId,
  { readonly icon: IconName; readonly needs?: keyof MemberStanding }
> = {
  securityCenter: { icon: 'shield' },
  transferFund: { icon: 'wallet', needs: 'money' },
  depositv2: { icon: 'plus', needs: 'money' },
  withdraw: { icon: 'arrow-up', needs: 'money' },
  transferUpline: { icon: 'me', needs: 'money' },
  personalHistoryCopy: { icon: 'ticket' },
  transactionHistory: { icon: 'list' },
  personalProfit: { icon: 'chart' },
  // Also during a break: here a bonus that was claimed before is looked after, and given up.
  bonusDetails: { icon: 'gift' },
  rewardCenter: { icon: 'star', needs: 'offers' },
  referral: { icon: 'people', needs: 'offers' },
  missionLeaderboard: { icon: 'trophy', needs: 'offers' },
  messageV2: { icon: 'mail' },
  manualRebate: { icon: 'retry', needs: 'rebates' },
};

/** The pages that the menu has for somebody, in its order. */
export function pagesFor(standing: MemberStanding): MemberPageId[] {
  return memberPageIds.filter((id) => {
    const { needs } = memberEntries[id];
    return needs === undefined || standing[needs];
  });
}

import type { EndpointId } from '@livery/api/contract';
import type { MemberContext } from '../handlers.ts';
import { Refused } from '../refusal.ts';
import { refuseOverTime } from './limits.ts';
import { breaks } from './rows.ts';

/** Level of a trial account (spec §4). */
const trialLevel = 4;

/**
 * Who may not make a call, beside those without a session: `break` a member who takes a break or has excluded themselves (who
 * keeps withdrawals, history and help), `trial` a trial account (spec §6), `time` a member whose own limit of time is used up.
 */
type Closed = 'break' | 'trial' | 'time';

/** Calls that are closed to some members; the others are open to every member. */
const closedTo: Partial<Record<EndpointId, readonly Closed[]>> = {
  transferCreate: ['break', 'trial'],
  walletTransfer: ['trial'],
  pointsRedeem: ['break', 'trial'],
  pointsConvert: ['break', 'trial'],
  rebateClaim: ['break', 'trial'],
  bonusClaim: ['break', 'trial'],
  missionClaim: ['break', 'trial'],
  activityApply: ['break', 'trial'],
  activityClaim: ['break', 'trial'],
  rafflePromotion: ['break', 'trial'],
  bindEmail: ['trial'],
  confirmEmail: ['trial'],
  bindMobile: ['trial'],
  confirmMobile: ['trial'],
  bindAuthenticator: ['trial'],
  confirmAuthenticator: ['trial'],
  setSecondStep: ['trial'],
  setPayeeName: ['trial'],
  setPaymentPassword: ['trial'],
  setMarketingConsent: ['trial'],
  depositCreate: ['break', 'trial'],
  payeeAdd: ['trial'],
  withdrawalCreate: ['trial'],
  favouriteAdd: ['trial'],
  favouriteRemove: ['trial'],
  favourites: ['trial'],
  favouriteList: ['trial'],
  recentGames: ['trial'],
  recentGameList: ['trial'],
  recentLottery: ['trial'],
  vnRecentMenu: ['trial'],
  launchGame: ['break', 'time'],
  socialLaunch: ['break', 'time'],
  lobbyLaunch: ['break', 'time'],
  enterGame: ['break', 'time'],
  playRound: ['break', 'time'],
};

/** Refuses a call that is closed to this member as they stand now. */
export async function refuseByStanding(
  id: EndpointId,
  { tx, member, now }: Pick<MemberContext, 'tx' | 'member' | 'now'>,
): Promise<Refused | undefined> {
  const closed = closedTo[id] ?? [];
  if (closed.includes('trial') && member.account.type === trialLevel) return needsRealAccount;
  if (closed.includes('time')) {
    const over = await refuseOverTime({ tx, member, now });
    if (over) return over;
  }
  return closed.includes('break') ? refuseDuringBreak({ tx, member, now }) : undefined;
}

/** Refuses what a member may not do while they take a break or have excluded themselves. */
export async function refuseDuringBreak({
  tx,
  member,
  now,
}: Pick<MemberContext, 'tx' | 'member' | 'now'>): Promise<Refused | undefined> {
  const taken = (await tx.get(breaks, member.key))?.row;
  if (taken === undefined || taken.until <= now) return undefined;
  const until = new Date(taken.until).toISOString();
  return taken.kind === 'timeOut'
    ? new Refused('TIME_OUT', `You are taking a break until ${until}.`)
    : new Refused('SELF_EXCLUDED', `You have excluded yourself until ${until}.`);
}

const needsRealAccount = new Refused('REAL_ACCOUNT_NEEDED', 'A real account is needed.');

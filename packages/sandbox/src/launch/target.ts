import type { LaunchObject } from '@livery/api/contract/launch';
import { mechanicsOf } from '../games/mechanics/index.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { lotteryOf, vendorOf } from '../lottery/games.ts';
import { callerOf } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { isSports, sportsReturn } from '../sports/sports.ts';
import { games, type VendorRow, vendors } from '../tables.ts';
import { openRoundOf } from './rounds.ts';
import { isSame, type Target } from './rows.ts';

/** Game types that a trial account and a guest may try: those with nobody at the other side. */
const openToTrial: readonly string[] = ['RNG', 'FISH', 'PVP', 'MINI'];
/** Slots are games of a hall, of which one is open at a time. */
export const slotType = 'RNG';
/** Game types of vendors whose lobby is the site's page of lotteries (spec §9). */
const lotteryTypes: readonly string[] = ['LOTT', 'ELOTT'];
/** Vendor of the stations of Vietnam. */
const vietnam = 'TCG_LOTTO_VN';
/** What vendors' lobbies are played with, where their area has no rules that state a return. */
export const lobby = { minBet: '0.1', rtp: 95 } as const;

/** What a launch object means, or why it cannot be opened for this member now. */
export async function targetOf(
  context: MemberContext,
  request: LaunchObject & { platform: string },
): Promise<Target | Refused> {
  if (request.isGame === 'VASSALAGE') return listOnly;
  const code = request.gameCode ?? request.code;
  const asked = request.vassalage ?? request.vendor ?? request.accountTypeName;
  if (isLottery(request, code)) return onDraws;
  const target = await (code === undefined
    ? ofVendor(context, request.gameType, asked)
    : ofGame(context, request, code));
  if (target instanceof Refused) return target;

  const vendor = (await context.tx.get(vendors, target.vassalage))?.row;
  if (vendor === undefined || (asked !== undefined && !isCalled(vendor, asked))) return unknownGame;
  const isTrial = callerOf(context.member.account) === 'trial';
  if (isTrial && !openToTrial.includes(target.gameType)) return needsRealAccount;
  if (!vendor.maintenance) return target;
  // What was staked is decided: the game opens to end its round, and takes no other.
  const round = await openRoundOf(context);
  return round && isSame(round.target, target) ? target : underMaintenance(vendor);
}

/** The site's page of the lotteries of an area, or of one lottery of it. */
export function lobbyPath({
  lottoArea,
  launchMode,
  gameCode,
}: Readonly<Record<'lottoArea' | 'launchMode', string>> & {
  gameCode?: string | undefined;
}): string | Refused {
  if (lottoArea !== 'VN' || launchMode !== 'LOTT') {
    return new Refused(
      'NOT_AVAILABLE',
      `There is no lobby ${launchMode} of ${lottoArea}; there is LOTT of VN.`,
    );
  }
  const lottery = gameCode === undefined ? undefined : lotteryOf(gameCode);
  if (gameCode !== undefined && (lottery === undefined || vendorOf(lottery) !== vietnam)) {
    return unknownGame;
  }
  const query = { vendor: vietnam, ...(gameCode === undefined ? {} : { gameCode }) };
  return `/lottery?${new URLSearchParams(query)}`;
}

/** Whether a launch object means draws. E-lotteries of a hall have a number there, and are games as all others are. */
function isLottery({ gameType }: LaunchObject, code: string | undefined): boolean {
  return code === undefined ? lotteryTypes.includes(gameType) : lotteryOf(code) !== undefined;
}

async function ofGame(
  { tx }: MemberContext,
  { gameType, platform }: LaunchObject & { platform: string },
  code: string,
): Promise<Target | Refused> {
  const row = (await tx.get(games, code))?.row;
  if (row === undefined || row.gameType !== gameType) return unknownGame;
  if (row.flashOnly && !platform.split(',').includes('flash')) {
    return new Refused('NOT_AVAILABLE', 'This game runs on old players only.');
  }
  const { vassalage, nodeId, name, foreign, minBet, rtp } = row;
  return { vassalage, gameType, nodeId, name, foreign, minBet, rtp };
}

/** A vendor's own lobby, with the table that its area is played at. Slots have none: a game of theirs has to be named. */
export async function ofVendor(
  { tx }: Pick<Context, 'tx'>,
  gameType: string,
  asked: string | undefined,
): Promise<Target | Refused> {
  if (asked === undefined) return needsVendor;
  const all = await tx.range(vendors, 'byPosition');
  const vendor = all.find(({ row }) => isCalled(row, asked))?.row;
  if (vendor === undefined || vendor.gameType !== gameType) return unknownGame;
  if (gameType === slotType) return needsGame;
  const { vassalage, displayName } = vendor;
  const [table] = mechanicsOf(gameType);
  const rtp = isSports(gameType) ? sportsReturn(gameType) : (table?.bets[0].rtp ?? lobby.rtp);
  return { vassalage, gameType, name: { EN: displayName }, ...lobby, rtp };
}

function isCalled({ vassalage, displayName }: VendorRow, asked: string): boolean {
  return vassalage === asked || displayName === asked;
}

/** The refusal of a game whose vendor is under maintenance. */
export function underMaintenance({ displayName }: VendorRow): Refused {
  return new Refused('NOT_AVAILABLE', `${displayName} is under maintenance.`);
}

const onDraws = new Refused(
  'NOT_AVAILABLE',
  'A lottery has no rounds: a slip on its next draw is placed by drawBet.',
);
const unknownGame = new Refused('NOT_FOUND', 'There is no such game.', { status: 404 });
const needsVendor = new Refused('INVALID_REQUEST', 'Expected a game or a vendor.');
const needsGame = new Refused('INVALID_REQUEST', 'Expected the gameCode of a slot game.');
const listOnly = new Refused(
  'INVALID_REQUEST',
  "isGame VASSALAGE opens the list of the vendor's games; nothing is launched.",
);
const needsRealAccount = new Refused('REAL_ACCOUNT_NEEDED', 'A real account is needed.');

import type { Bet } from '@livery/api/contract/history';
import type { MemberContext } from '../handlers.ts';
import { sortableTime } from '../ledger/rows.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { games, vendors } from '../tables.ts';
import { type BetRow, bets } from './rows.ts';
import type { Period } from './transactions.ts';

/** A member's bets of a period by when they were placed, newest first. */
export async function betsOf(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  { from, to }: Period,
): Promise<BetRow[]> {
  const stretch = {
    from: `${member.key}/${sortableTime(from)}`,
    to: `${member.key}/${sortableTime(to - 1)}`,
    reverse: true,
  };
  return (await tx.range(bets, 'byAccount', stretch)).map(({ row }) => row);
}

/** A bet as it travels, with the names of its game and vendor. */
export async function betOf(
  row: BetRow,
  { tx, merchant, language }: Pick<MemberContext, 'tx' | 'merchant' | 'language'>,
): Promise<Bet> {
  const { reference, state, time, settledAt } = row;
  const { nodeId, gameCode, gameType, vassalage } = row.game;
  const game = nodeId === undefined ? row.game : (await tx.get(games, String(nodeId)))?.row;
  const vendor = (await tx.get(vendors, vassalage))?.row;
  const name = localise(game?.name ?? { EN: gameCode ?? vassalage }, language);
  const text = (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
  const [stake, win] = [BigInt(row.stake), BigInt(row.payout)];
  const isOpen = state === 'open' || state === 'partly';
  return {
    reference,
    nodeId,
    gameCode,
    gameName: name.text,
    language: game?.foreign ?? name.language,
    gameType,
    vassalage,
    vendorName: vendor?.displayName ?? vassalage,
    stake: text(stake),
    win: text(win),
    ...(isOpen ? {} : { result: text(state === 'void' ? 0n : win - stake) }),
    status: state,
    time,
    settledAt,
  };
}

import type { Round } from '@livery/api/contract/launch';
import { drawRound, mechanicOf } from '../games/mechanics/index.ts';
import { roundStakesOf } from '../games/stakes.ts';
import type { Context, MemberContext } from '../handlers.ts';
import { placeBet, settleBet } from '../history/bets.ts';
import { fromMinor } from '../money/amount.ts';
import { readAmount } from '../money/request.ts';
import { Refused } from '../refusal.ts';
import { isSports } from '../sports/sports.ts';
import { type LaunchRow, pastOf, type RoundRow, roundKey, rounds, type Target } from './rows.ts';

/** As many rounds as the roads of a table have room for. */
const shownPast = 60;

/** Places the bet of a round and draws what it returns: by the game's prize table, and a stream of the round's own. */
export async function startRound(
  context: MemberContext,
  { id, target }: LaunchRow,
  { stake: stakeText, pick = '' }: { readonly stake: string; readonly pick?: string | undefined },
): Promise<RoundRow | Refused> {
  const { tx, member, merchant, now, seed } = context;
  // Its bets are slips, which have results of their own.
  if (isSports(target.gameType)) return noBet;
  const mechanic = mechanicOf(target);
  if (!mechanic.bets.some((bet) => bet.pick === pick)) return noBet;
  const bounds = roundStakesOf(target, context);
  const stake = readAmount(stakeText, context, bounds);
  if (stake instanceof Refused) return stake;
  if (stake % bounds.step !== 0n) return noWholeStep(bounds.step, context);
  const bet = await placeBet(context, { game: target, stake });
  if (bet instanceof Refused) return bet;
  const { reference } = bet;
  const { hundredths, signs } = drawRound(mechanic, pick, seed, merchant.code, reference);
  const row: RoundRow = {
    reference,
    merchant: merchant.code,
    account: member.key,
    launch: id,
    target,
    stake: String(stake),
    // Whole: a stake is a multiple of the game's step.
    win: String((stake * BigInt(hundredths)) / 100n),
    pick,
    signs,
    status: 'open',
    startedAt: now,
  };
  await tx.put(rounds, roundKey(row), row);
  return row;
}

/** Settles the bet of an open round, which pays what it returns, and ends it. */
export async function finishRound(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
  round: RoundRow,
): Promise<RoundRow> {
  const settled = await settleBet(context, round.reference, { payout: BigInt(round.win) });
  if (settled instanceof Refused) {
    throw new Error(`Expected round ${round.reference} to be an open bet: ${settled.message}`);
  }
  const ended: RoundRow = { ...round, status: 'ended', endedAt: context.now };
  await context.tx.put(rounds, roundKey(ended), ended);
  return ended;
}

/** The member's round that has not ended; there is never more than one. */
export async function openRoundOf({
  tx,
  member,
}: Pick<MemberContext, 'tx' | 'member'>): Promise<RoundRow | undefined> {
  const stretch = { from: `${member.key}/open/`, to: `${member.key}/open/~`, limit: 1 };
  return (await tx.range(rounds, 'byAccount', stretch))[0]?.row;
}

/** The member's own round of a reference. Somebody else's is as unknown as none. */
export async function ownRound(
  { tx, member, merchant }: MemberContext,
  reference: string,
): Promise<RoundRow | undefined> {
  const row = (await tx.get(rounds, roundKey({ merchant: merchant.code, reference })))?.row;
  return row?.account === member.key ? row : undefined;
}

/** The signs of the member's last rounds of a game that have ended, the oldest first. */
export async function pastRounds(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  target: Target,
): Promise<string[][]> {
  const stretch = { ...pastOf(member.key, target), reverse: true, limit: shownPast };
  const found = await tx.range(rounds, 'byGame', stretch);
  return found.map(({ row }) => [...(row.signs ?? [])]).reverse();
}

/** A round, for the wire. */
export function roundOf(row: RoundRow, { merchant }: Pick<Context, 'merchant'>): Round {
  const { decimals } = merchant.currency;
  return {
    reference: row.reference,
    launchId: row.launch,
    stake: fromMinor(BigInt(row.stake), decimals),
    win: fromMinor(BigInt(row.win), decimals),
    pick: row.pick || undefined,
    signs: row.signs && [...row.signs],
    status: row.status,
    startedAt: row.startedAt,
  };
}

function noWholeStep(step: bigint, { merchant }: Pick<Context, 'merchant'>): Refused {
  const { code, decimals } = merchant.currency;
  return new Refused(
    'AMOUNT_INVALID',
    `Expected a whole multiple of ${fromMinor(step, decimals)} ${code}, from which every prize is paid exactly.`,
  );
}

const noBet = new Refused('INVALID_REQUEST', 'Expected one of the bets of the game.');

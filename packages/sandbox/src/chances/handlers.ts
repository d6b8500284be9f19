import type { Chance } from '@livery/api/contract/chances';
import type { Handlers, MemberContext } from '../handlers.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference } from '../money/request.ts';
import { offers, realPlayers } from '../policy.ts';
import { payReward } from '../promotions/reward.ts';
import { Refused } from '../refusal.ts';
import { drawPrize } from './draw-prize.ts';
import { type ChanceRow, chanceKey, chances } from './rows.ts';

export const chanceHandlers: Pick<Handlers, 'chanceList' | 'chanceTake'> = {
  chanceList: {
    policy: offers,
    async handle(context) {
      const rows = await chancesOf(context);
      const waits = (row: ChanceRow) => stateOf(row, context) === 'waiting';
      const waiting = rows.filter(waits).sort((one, other) => one.until - other.until);
      const over = rows
        .filter((row) => !waits(row))
        .sort((one, other) => endOf(other) - endOf(one));
      return { list: [...waiting, ...over].map((row) => viewOf(row, context)) };
    },
  },

  chanceTake: {
    policy: realPlayers,
    async handle(context, { chanceId }) {
      const { tx, member, entropy, now } = context;
      const key = chanceKey({ account: member.key, chanceId });
      const row = (await tx.get(chances, key))?.row;
      if (row === undefined) return unknownChance;
      // Another tab was first: what it drew is what this one draws.
      if (row.outcome) return takenOf(row, row.outcome, context);
      if (stateOf(row, context) === 'expired') {
        return new Refused('WRONG_STATE', 'This chance could be taken until its last day.');
      }
      const prize = drawPrize(entropy, row.prizes);
      const amount = row.prizes[prize]?.amount ?? '0';
      const reference = newReference('C', context);
      const outcome = { prize, amount, reference, time: now };
      await tx.put(chances, key, { ...row, outcome });
      await payReward(context, { reference, amount: BigInt(amount) });
      return takenOf(row, outcome, context);
    },
  },
};

/** How many chances of a member wait to be taken. */
export async function waitingChances(context: MemberContext): Promise<number> {
  const rows = await chancesOf(context);
  return rows.filter((row) => stateOf(row, context) === 'waiting').length;
}

async function chancesOf({ tx, member }: MemberContext): Promise<ChanceRow[]> {
  const own = await tx.range(chances, 'byAccount', { from: member.key, to: member.key });
  return own.map(({ row }) => row);
}

function stateOf({ outcome, until }: ChanceRow, { now }: MemberContext): Chance['state'] {
  if (outcome) return 'taken';
  return now < until ? 'waiting' : 'expired';
}

const endOf = ({ outcome, until }: ChanceRow): number => outcome?.time ?? until;

type Outcome = NonNullable<ChanceRow['outcome']>;

/** A chance that was taken; its outcome is known. */
function takenOf(row: ChanceRow, outcome: Outcome, context: MemberContext) {
  return {
    ...viewOf({ ...row, outcome }, context),
    outcome: { ...outcome, amount: moneyOf(outcome.amount, context) },
  };
}

const moneyOf = (minor: string, { merchant }: MemberContext): string =>
  fromMinor(BigInt(minor), merchant.currency.decimals);

function viewOf(row: ChanceRow, context: MemberContext): Chance {
  const money = (minor: string) => moneyOf(minor, context);
  const { chanceId, kind, givenAt, until, prizes, outcome } = row;
  const from = localise(row.from, context.language);
  return {
    chanceId,
    kind,
    from: from.text,
    language: from.language,
    state: stateOf(row, context),
    givenAt,
    until,
    prizes: prizes.map(({ amount, chancePercent }) => ({ amount: money(amount), chancePercent })),
    ...(outcome ? { outcome: { ...outcome, amount: money(outcome.amount) } } : {}),
  };
}

const unknownChance = new Refused('NOT_FOUND', 'There is no such chance.', { status: 404 });

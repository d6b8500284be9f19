import type { Bonus, BonusState } from '@livery/api/contract/rewards';
import { waitingChances } from '../chances/handlers.ts';
import type { Handlers, MemberContext } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { localise } from '../localise.ts';
import { claimableMissions } from '../missions/handlers.ts';
import { fromMinor } from '../money/amount.ts';
import { newReference } from '../money/request.ts';
import { pageOf } from '../paging.ts';
import { everyMember, offers, realPlayers } from '../policy.ts';
import { claimableActivities } from '../promotions/handlers.ts';
import { raffleWaits } from '../promotions/raffle.ts';
import { breakOf } from '../protection/standing.ts';
import { Refused } from '../refusal.ts';
import { gameTypeName } from '../seed/words.ts';
import { endBonus, refreshBonuses } from './bonuses.ts';
import { claimsRebates, rebateOf } from './rebate.ts';
import { type BonusRow, bonuses, bonusKey, rebates } from './rows.ts';
import { leftOf, turnoverDone } from './turnover.ts';

const day = 24 * 60 * 60_000;
/** Those to do something about come first. */
const order: Readonly<Record<BonusState, number>> = {
  active: 0,
  available: 1,
  completed: 2,
  expired: 2,
  givenUp: 2,
};

export const rewardHandlers: Pick<
  Handlers,
  'rebateOverview' | 'rebateClaim' | 'bonusList' | 'bonusClaim' | 'bonusGiveUp' | 'rewardCount'
> = {
  rebateOverview: {
    policy: everyMember,
    async handle(context) {
      const text = textOf(context);
      const { since, lines, total } = await rebateOf(context);
      const enabled = claimsRebates(context);
      return {
        enabled,
        since,
        list: (enabled ? lines : []).map(({ gameType, validBet, rate, amount }) => ({
          gameType,
          name: nameOfType(gameType, context),
          validBet: text(validBet),
          rate,
          amount: text(amount),
        })),
        total: text(enabled ? total : 0n),
      };
    },
  },

  rebateClaim: {
    policy: realPlayers,
    async handle(context) {
      const { tx, member, merchant, now } = context;
      if (!claimsRebates(context)) {
        return new Refused('NOT_AVAILABLE', 'This merchant pays rebates out by itself.');
      }
      const { total } = await rebateOf(context);
      if (total === 0n) return new Refused('AMOUNT_TOO_SMALL', 'No rebate waits to be claimed.');
      const reference = newReference('R', context);
      const currency = merchant.currency.code;
      await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: 'rebate',
        time: now,
        reference,
        postings: [
          { book: houseBook(merchant.code, 'rebate'), amount: -total, currency },
          { book: memberBook(member.key, 'wallet'), amount: total, currency },
        ],
      });
      await tx.put(rebates, member.key, { account: member.key, until: now });
      return { reference, amount: textOf(context)(total), time: now };
    },
  },

  bonusList: {
    policy: everyMember,
    async handle(context, { bonusId, state, ...which }) {
      // What was claimed is a record, and stays; what can still be claimed is an offer.
      const offersNothing = (await breakOf(context)) !== undefined;
      const rows = (await refreshed(context))
        .filter((row) => bonusId === undefined || row.bonusId === bonusId)
        .filter((row) => state === undefined || row.state === state)
        .filter((row) => row.state !== 'available' || !offersNothing)
        .sort(
          (one, other) =>
            order[one.state] - order[other.state] ||
            (other.claimedAt ?? other.claimUntil) - (one.claimedAt ?? one.claimUntil) ||
            (one.bonusId < other.bonusId ? -1 : 1),
        );
      const { items, totalPages } = pageOf(rows, which);
      const list: Bonus[] = [];
      for (const row of items) list.push(await bonusOf(row, context));
      return { list, totalPages };
    },
  },

  bonusClaim: {
    policy: realPlayers,
    async handle(context, { bonusId }) {
      const { tx, member, merchant, now } = context;
      const rows = await refreshed(context);
      const row = rows.find((each) => each.bonusId === bonusId);
      if (row === undefined) return unknownBonus;
      if (row.state !== 'available') {
        return new Refused(
          'WRONG_STATE',
          `This bonus is ${row.state}; only an available one can be claimed.`,
        );
      }
      if (rows.some((each) => each.state === 'active' && !each.leavesOwnMoney)) {
        return new Refused(
          'WRONG_STATE',
          'Another bonus is active. Finish it or give it up first.',
        );
      }
      const reference = newReference('N', context);
      const amount = BigInt(row.amount);
      const currency = merchant.currency.code;
      await post(tx, {
        id: `${merchant.code}-${reference}`,
        merchant: merchant.code,
        kind: 'bonus',
        time: now,
        reference,
        postings: [
          { book: houseBook(merchant.code, 'bonus'), amount: -amount, currency },
          { book: memberBook(member.key, 'bonus'), amount, currency },
        ],
      });
      const claimed: BonusRow = {
        ...row,
        state: 'active',
        claimedAt: now,
        expiresAt: now + row.days * day,
        reference,
      };
      await tx.put(bonuses, bonusKey(row), claimed);
      return bonusOf(claimed, context);
    },
  },

  bonusGiveUp: {
    policy: everyMember,
    async handle(context, { bonusId }) {
      const { tx, merchant, now } = context;
      const row = (await refreshed(context)).find((each) => each.bonusId === bonusId);
      if (row === undefined) return unknownBonus;
      if (row.state !== 'active') {
        return new Refused(
          'WRONG_STATE',
          `This bonus is ${row.state}; only an active one can be given up.`,
        );
      }
      return bonusOf(await endBonus(tx, row, { merchant, now, state: 'givenUp' }), context);
    },
  },

  rewardCount: {
    policy: offers,
    async handle(context) {
      const available = (await refreshed(context)).filter(({ state }) => state === 'available');
      const waits = claimsRebates(context) && (await rebateOf(context)).total > 0n;
      const counts = {
        bonuses: available.length,
        rebates: waits ? 1 : 0,
        missions: await claimableMissions(context),
        activities: await claimableActivities(context),
        raffle: (await raffleWaits(context)) ? 1 : 0,
        chances: await waitingChances(context),
      };
      return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
    },
  },
};

function refreshed({ tx, merchant, member, now }: MemberContext): Promise<BonusRow[]> {
  return refreshBonuses(tx, { merchant, account: member.key, now });
}

async function bonusOf(row: BonusRow, context: MemberContext): Promise<Bonus> {
  const { bonusId, state, claimUntil, claimedAt, expiresAt, endedAt, reference } = row;
  const text = textOf(context);
  const name = localise(row.name, context.language);
  return {
    bonusId,
    name: name.text,
    language: name.language,
    state,
    amount: text(BigInt(row.amount)),
    terms: {
      turnover: text(BigInt(row.turnover)),
      days: row.days,
      maxBet: text(BigInt(row.maxBet)),
      excludedGameTypes: row.excludedGameTypes.map((gameType) => ({
        gameType,
        name: nameOfType(gameType, context),
      })),
      blocksWithdrawal: !row.leavesOwnMoney,
    },
    claimUntil,
    claimedAt,
    expiresAt,
    endedAt,
    turnoverDone: text(await turnoverDone(context.tx, row)),
    turnoverLeft: text(await leftOf(context.tx, row)),
    reference,
  };
}

function nameOfType(gameType: string, { language }: Pick<MemberContext, 'language'>): string {
  return localise(gameTypeName(gameType), language).text;
}

function textOf({ merchant }: Pick<MemberContext, 'merchant'>) {
  return (amount: bigint) => fromMinor(amount, merchant.currency.decimals);
}

const unknownBonus = new Refused('NOT_FOUND', 'There is no such bonus.', { status: 404 });

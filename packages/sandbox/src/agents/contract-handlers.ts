import type { AgentContract } from '@livery/api/contract/agents';
import type { Handlers, MemberContext } from '../handlers.ts';
import { toMinor } from '../money/amount.ts';
import { newReference } from '../money/request.ts';
import { pageOf } from '../paging.ts';
import { agents } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { endAbove, endContract } from './contracts.ts';
import { activeContract, type Found, givenBy, receivedBy } from './find.ts';
import { isAgent, isMultiLevel, isOn, refuseKind } from './guards.ts';
import { type ContractRow, contractKey, contracts, type Tier } from './rows.ts';
import { isAbove, topRate } from './terms.ts';
import { viewOf } from './view.ts';

export const contractHandlers: Pick<
  Handlers,
  | 'contractList'
  | 'contractOffer'
  | 'contractEndRequest'
  | 'contractAccept'
  | 'contractReject'
  | 'contractTerminate'
> = {
  contractList: {
    policy: agents,
    async handle(context, { side, kind, ...asked }) {
      const refused = refuseKind(context, kind);
      if (refused) return refused;
      const { tx, member } = context;
      const given = side === 'received' ? [] : await givenBy(tx, member.key);
      const received = side === 'given' ? [] : await receivedBy(tx, member.key);
      const rows = [...given, ...received]
        .map(({ row }) => row)
        .filter((row) => isOn(context, row.kind) && (kind === undefined || row.kind === kind))
        .sort((a, b) => b.time - a.time);
      const { items, totalPages } = pageOf(rows, asked);
      return { list: await Promise.all(items.map((row) => viewOf(context, row))), totalPages };
    },
  },

  contractOffer: {
    policy: agents,
    async handle(context, { account, kind, tiers: asked }) {
      const refused = refuseKind(context, kind);
      if (refused) return refused;
      if (!isMultiLevel(context)) {
        return new Refused(
          'NOT_AVAILABLE',
          'This merchant states no legal basis on which agents may pay agents below them.',
        );
      }
      const { tx, member, merchant, now } = context;
      const downline = accountKey(merchant.code, account);
      const below = (await tx.get(accounts, downline))?.row;
      if (below?.upline !== member.key) return notBelow;
      if (!isAgent(below)) return new Refused('NOT_AGENT', 'Contracts go to agents only.');
      const tiers = readTiers(asked, context);
      if (tiers instanceof Refused) return tiers;
      const own = await activeContract(tx, member.key, kind);
      const limit = own ? topRate(own.row) : '0';
      if (isAbove(topRate({ tiers }), limit)) {
        return new Refused(
          'FIELD_INVALID',
          `rate: your own for ${kind} contracts is ${limit} per cent.`,
        );
      }
      const waiting = (await receivedBy(tx, downline)).some(
        ({ row }) => row.kind === kind && row.state === 'offered',
      );
      if (waiting) return new Refused('WRONG_STATE', 'An offer of this kind waits for an answer.');
      const row: ContractRow = {
        contractId: newReference('C', context),
        kind,
        upline: member.key,
        downline,
        tiers,
        state: 'offered',
        request: 'new',
        time: now,
      };
      await tx.put(contracts, contractKey(merchant.code, row.contractId), row);
      return viewOf(context, row);
    },
  },

  contractEndRequest: {
    policy: agents,
    async handle(context, { contractId }) {
      const found = await contractOf(context, contractId, 'upline');
      if (found instanceof Refused) return found;
      const { row, key } = found;
      if (row.state === 'offered') {
        return viewOf(context, await endContract(context, found, 'upline'));
      }
      if (row.state !== 'active' || row.request === 'termination') return wrongState(row);
      const asked: ContractRow = { ...row, request: 'termination' };
      await context.tx.put(contracts, key, asked);
      return viewOf(context, asked);
    },
  },

  contractAccept: {
    policy: agents,
    async handle(context, asRead) {
      const found = await answered(context, asRead);
      if (found instanceof Refused) return found;
      const { tx, now } = context;
      const { row, key } = found;
      if (row.state === 'active' && row.request === 'termination') {
        return viewOf(context, await endContract(context, found, 'upline'));
      }
      if (row.state !== 'offered') return wrongState(row);
      const before = await activeContract(tx, row.downline, row.kind);
      if (before) await endContract(context, before, 'newer');
      const begun: ContractRow = { ...row, state: 'active', decidedTime: now };
      await tx.put(contracts, key, begun);
      await endAbove(context, begun, topRate(begun));
      return viewOf(context, begun);
    },
  },

  contractReject: {
    policy: agents,
    async handle(context, asRead) {
      const found = await answered(context, asRead);
      if (found instanceof Refused) return found;
      const { tx, now } = context;
      const { row, key } = found;
      const asksForEnd = row.state === 'active' && row.request === 'termination';
      if (row.state !== 'offered' && !asksForEnd) return wrongState(row);
      const rejected: ContractRow = asksForEnd
        ? { ...row, request: 'new' }
        : { ...row, state: 'rejected', decidedTime: now };
      await tx.put(contracts, key, rejected);
      return viewOf(context, rejected);
    },
  },

  contractTerminate: {
    policy: agents,
    async handle(context, asRead) {
      const found = await answered(context, asRead);
      if (found instanceof Refused) return found;
      const { row } = found;
      if (row.state !== 'active' && row.state !== 'offered') return wrongState(row);
      return viewOf(context, await endContract(context, found, 'downline'));
    },
  },
};

/** A contract that the member is this side of; a contract of others is answered like one that does not exist. */
async function contractOf(
  context: MemberContext,
  contractId: string,
  side: 'upline' | 'downline',
): Promise<Found | Refused> {
  const { tx, merchant, member } = context;
  const found = await tx.get(contracts, contractKey(merchant.code, contractId));
  const isSide = found?.row[side] === member.key;
  // An agent cannot answer the contract with the operator.
  if (!found || !isSide || found.row.upline === undefined) return unknown;
  return refuseKind(context, found.row.kind) ?? found;
}

/** A contract that its holder answers, which is still as the holder read it. */
async function answered(
  context: MemberContext,
  { contractId, state, request }: Pick<AgentContract, 'contractId' | 'state' | 'request'>,
): Promise<Found | Refused> {
  const found = await contractOf(context, contractId, 'downline');
  if (found instanceof Refused) return found;
  const { row } = found;
  return row.state === state && row.request === request ? found : wrongState(row);
}

/** The tiers of a request in minor units; the platform's rules for them are the currency's digits and rates above nothing. */
function readTiers(
  asked: readonly {
    betAmount: string;
    periodProfitLoss: string;
    activeMembers: number;
    rate: string;
  }[],
  { merchant }: MemberContext,
): Tier[] | Refused {
  const { decimals, code } = merchant.currency;
  const tiers: Tier[] = [];
  for (const { betAmount, periodProfitLoss, activeMembers, rate } of asked) {
    const [bet, loss] = [toMinor(betAmount, decimals), toMinor(periodProfitLoss, decimals)];
    if (bet === undefined || loss === undefined) {
      return new Refused(
        'AMOUNT_INVALID',
        `Expected at most ${decimals} digits after the point in ${code}.`,
      );
    }
    if (!isAbove(rate, '0') || isAbove(rate, '100')) {
      return new Refused('FIELD_INVALID', 'rate: expected more than 0 and at most 100 per cent.');
    }
    tiers.push({ betAmount: String(bet), periodProfitLoss: String(loss), activeMembers, rate });
  }
  return tiers;
}

function wrongState({ state, kind, request }: ContractRow): Refused {
  const asked = state === 'active' && request === 'termination' ? ', and its end is asked for' : '';
  return new Refused('WRONG_STATE', `The ${kind} contract is ${state}${asked}.`);
}

const unknown = new Refused('NOT_FOUND', 'You have no contract of this id.', { status: 404 });
const notBelow = new Refused('NOT_IN_LINE', 'Contracts go to those directly below.');

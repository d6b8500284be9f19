import type { AgentContract } from '@livery/api/contract/agents';
import type { Handlers, MemberContext } from '../handlers.ts';
import { pageOf } from '../paging.ts';
import { agents, recruiting } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { endContract, endUncarried } from './contracts.ts';
import { noteTime } from './counted.ts';
import { activeContract, type Found, givenBy, receivedBy } from './find.ts';
import { isAgent, isMultiLevel, isOn, refuseKind } from './guards.ts';
import { noLevels, offerContract, offeredTerms, refuseOffering } from './offer.ts';
import { type ContractRow, contractKey, contracts } from './rows.ts';
import { reopenPay } from './settle.ts';
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
    policy: recruiting,
    async handle(context, { account, ...asked }) {
      const refused = refuseOffering(context, asked.kind);
      if (refused) return refused;
      const { tx, member, merchant } = context;
      const downline = accountKey(merchant.code, account);
      const below = (await tx.get(accounts, downline))?.row;
      if (below?.upline !== member.key) return notBelow;
      if (!isAgent(below)) return new Refused('NOT_AGENT', 'Contracts go to agents only.');
      if (below.excluded) return closed;
      const terms = await offeredTerms(context, asked);
      if (terms instanceof Refused) return terms;
      const waiting = (await receivedBy(tx, downline)).some(
        ({ row }) => row.kind === asked.kind && row.state === 'offered',
      );
      if (waiting) return offerWaits;
      return viewOf(context, await offerContract(context, { ...terms, downline }));
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
    // To agree to an end is open to everybody.
    policy: {
      ...agents,
      openDuring: ({ request }) => (request === 'termination' ? agents : recruiting).openDuring,
    },
    async handle(context, asRead) {
      const found = await answered(context, asRead);
      if (found instanceof Refused) return found;
      const { tx } = context;
      const { row, key } = found;
      if (row.state === 'active' && row.request === 'termination') {
        return viewOf(context, await endContract(context, found, 'upline'));
      }
      if (row.state !== 'offered') return wrongState(row);
      if (row.upline !== undefined && !isMultiLevel(context)) return noLevels;
      const before = await activeContract(tx, row.downline, row.kind);
      if (before) await endContract(context, before, 'newer');
      const time = await noteTime(context);
      const begun: ContractRow = { ...row, state: 'active', begunTime: time, decidedTime: time };
      await tx.put(contracts, key, begun);
      await endUncarried(context, begun);
      await reopenPay(context, begun.downline, begun.kind);
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

function wrongState({ state, kind, request }: ContractRow): Refused {
  const asked = state === 'active' && request === 'termination' ? ', and its end is asked for' : '';
  return new Refused('WRONG_STATE', `The ${kind} contract is ${state}${asked}.`);
}

const unknown = new Refused('NOT_FOUND', 'You have no contract of this id.', { status: 404 });
const closed = new Refused(
  'ACCOUNT_EXCLUDED',
  'This account is closed. It gets no offers until it is open again.',
);
const offerWaits = new Refused('WRONG_STATE', 'An offer of this kind waits for an answer.');
const notBelow = new Refused('NOT_IN_LINE', 'Contracts go to those directly below.');

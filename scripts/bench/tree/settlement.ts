import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountRow,
  accountKey,
  accounts,
  betKey,
  bets,
  contractKey,
  contracts,
  memoryStore,
  pays,
  type SandboxMerchant,
  type Store,
  settlePay,
} from '@livery/sandbox';
import { sqliteStore } from '@livery/sandbox/sqlite';
import { aboveOf, agent, bigBranch, nameOf, treeSize } from './tree-server.ts';

const code = agent.merchant;
const start = Date.parse('2026-10-02T06:30:00Z');
const day = 24 * 60 * 60_000;
const key = (at: number | undefined) =>
  accountKey(code, at === undefined ? agent.username : nameOf(at));
/** Accounts with downlines of their own hold a contract: the agent's ten, and those in the big branch that have ten each. */
const holders = 10 + (treeSize - bigBranch) / 10;

/** What settles the daily pay of a tree, in a store of each kind, as lines of a table. */
export async function settlementLines(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const sqlite = sqliteStore(join(folder, 'tree.sqlite'));
  try {
    return [
      `The day of ${treeSize} downlines, a bet each, ${holders} contracts of agents below, settled in one call`,
      await lineOf('in memory', memoryStore()),
      await lineOf('SQLite', sqlite),
    ];
  } finally {
    sqlite.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function lineOf(name: string, store: Store): Promise<string> {
  await store.transaction(async (tx) => {
    await tx.put(accounts, key(undefined), accountRow(undefined));
    for (let at = 0; at < treeSize; at += 1) {
      await tx.put(accounts, key(at), accountRow(at));
      await tx.put(bets, betKey(code, `B${at}`), {
        reference: `B${at}`,
        merchant: code,
        account: key(at),
        book: 'wallet',
        game: { vassalage: 'LUMA', gameType: 'RNG' },
        stake: '10000',
        payout: '0',
        state: 'lost',
        time: start,
        settledAt: start,
      });
    }
    for (let at = -1; at < holders; at += 1) await putContract(at < 0 ? undefined : at);

    async function putContract(at: number | undefined): Promise<void> {
      const contractId = `C${at ?? ''}`;
      const above = at === undefined ? undefined : aboveOf(at);
      await tx.put(contracts, contractKey(code, contractId), {
        contractId,
        kind: 'daily',
        periodType: 'Daily',
        ...(at === undefined ? {} : { upline: key(above) }),
        downline: key(at),
        // Less on each level further down.
        tiers: [
          {
            betAmount: '0',
            periodProfitLoss: '0',
            activeMembers: 0,
            rate: at === undefined ? '0.8' : above === undefined ? '0.5' : '0.2',
          },
        ],
        state: 'active',
        request: 'new',
        time: start - day,
        begunTime: start - day,
        decidedTime: start - day,
      });
    }
  });
  const settle = async (now: number) => {
    const asked = performance.now();
    await store.transaction((tx) => settlePay({ tx, merchant, now }, key(undefined), 'daily'));
    return performance.now() - asked;
  };
  await settle(start);
  const due = await settle(start + day);
  const rows = await store.transaction((tx) => tx.range(pays, 'byAccount'));
  const again = await settle(start + day);
  return `  ${name.padEnd(18)}${due.toFixed(0)} ms, ${rows.length} periods paid; nothing due: ${again.toFixed(1)} ms`;
}

const merchant: SandboxMerchant = {
  code,
  name: code,
  hosts: ['localhost'],
  profile: 'demo',
  currency: { code: 'INR', decimals: 2, minBetUnit: 1 },
  timeZone: 'Asia/Kolkata',
  features: {},
  paymentMethods: [],
  mobileCountries: [],
  languages: ['EN'],
  defaultLanguage: 'EN',
  siteSettings: {},
  contacts: {},
};

function accountRow(at: number | undefined): AccountRow {
  return {
    id: `T${at ?? ''}`,
    merchant: code,
    username: at === undefined ? agent.username : nameOf(at),
    nickname: '',
    type: 1,
    passwordHash: '',
    passwordChangedAt: start,
    firstLogin: false,
    rankLevel: 0,
    toUpline: false,
    ...(at === undefined ? {} : { upline: key(aboveOf(at)) }),
    openedAt: start,
    excluded: false,
    contact: {},
  };
}

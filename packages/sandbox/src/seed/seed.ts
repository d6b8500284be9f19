import type { SandboxMerchant } from '../merchant.ts';
import { streamOf } from '../random.ts';
import type { Passwords } from '../session/passwords.ts';
import { accountKey, accounts } from '../session/rows.ts';
import type { Store, Transaction } from '../store/store.ts';
import {
  bannerRows,
  type GameRow,
  games,
  noticeRows,
  type SeedRow,
  seeds,
  vendors,
  winners,
} from '../tables.ts';
import { seedAccounts, seedPasswords } from './accounts.ts';
import { seedBanners, seedNotices } from './content.ts';
import { seedGames } from './games.ts';
import { seedVendors } from './vendors.ts';
import { seedWinners } from './winners.ts';

/** Raised whenever the seeded rows change shape or content, so that an old file is filled anew. */
const edition = 2;
const platformKey = 'platform';

/** What seeding needs beside the store. */
export interface SeedParts {
  seed: number;
  merchants: readonly SandboxMerchant[];
  passwords: Passwords;
  /** The platform's time. */
  now: number;
}

/**
 * Fills an empty store, or one of an older edition, and adds what a new merchant needs; what is there
 * already stays as it is. Gives the number that the store's content comes from.
 */
export async function ensureSeed(
  store: Store,
  { seed, merchants, passwords, now }: SeedParts,
): Promise<number> {
  const found = await store.transaction((tx) => tx.get(seeds, platformKey));
  if (found !== undefined && found.row.edition !== edition) await store.clear();
  // Before the transaction, which may run more than once: a good hash is slow.
  const hashes = await hashesFor(store, merchants, passwords);
  return store.transaction(async (tx) => {
    const kept = (await tx.get(seeds, platformKey))?.row ?? (await fillPlatform(tx, seed));
    const missing: SandboxMerchant[] = [];
    for (const merchant of merchants) {
      const filled = await tx.get(seeds, merchantKey(merchant));
      if (filled === undefined) missing.push(merchant);
    }
    if (missing.length > 0) {
      const gameRows = (await tx.range(games, 'byRank')).map(({ row }) => row);
      for (const merchant of missing) {
        await fillMerchant(tx, kept.seed, merchant, gameRows);
        for (const row of seedAccounts(merchant, hashes, now)) {
          await tx.put(accounts, accountKey(merchant.code, row.username), row);
        }
      }
    }
    return kept.seed;
  });
}

async function fillPlatform(tx: Transaction, seed: number): Promise<SeedRow> {
  const vendorRows = seedVendors();
  for (const row of vendorRows) await tx.put(vendors, row.vassalage, row);
  for (const row of seedGames(vendorRows, streamOf(seed, 'games'))) {
    await tx.put(games, String(row.nodeId), row);
  }
  const row = { seed, edition };
  await tx.put(seeds, platformKey, row);
  return row;
}

async function fillMerchant(
  tx: Transaction,
  seed: number,
  merchant: SandboxMerchant,
  gameRows: readonly GameRow[],
): Promise<void> {
  const { code } = merchant;
  for (const row of seedWinners(merchant, gameRows, streamOf(seed, `winners/${code}`))) {
    await tx.put(winners, row.recordId, row);
  }
  for (const row of seedNotices(merchant)) await tx.put(noticeRows, `${code}/${row.id}`, row);
  for (const row of seedBanners(merchant)) await tx.put(bannerRows, `${code}/${row.bannerId}`, row);
  await tx.put(seeds, merchantKey(merchant), { seed, edition });
}

/** Hashes of the seeded passwords; none when every merchant is filled already. */
async function hashesFor(
  store: Store,
  merchants: readonly SandboxMerchant[],
  passwords: Passwords,
): Promise<Record<string, string>> {
  const filled = await store.transaction((tx) =>
    Promise.all(merchants.map((merchant) => tx.get(seeds, merchantKey(merchant)))),
  );
  if (filled.every((row) => row !== undefined)) return {};
  const entries = seedPasswords.map(
    async (password) => [password, await passwords.hash(password)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function merchantKey({ code }: SandboxMerchant): string {
  return `merchant/${code}`;
}

import type { SandboxMerchant } from '../merchant.ts';
import { streamOf } from '../random.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Store, Transaction } from '../store/store.ts';
import { bannerRows, games, noticeRows, type SeedRow, seeds, vendors, winners } from '../tables.ts';
import { fillAccounts, seedPasswords } from './accounts.ts';
import { fillContracts, fillPays } from './agents.ts';
import { fillChances } from './chances.ts';
import { seedBanners, seedNotices } from './content.ts';
import { fillFriends } from './friends.ts';
import { fillFunds } from './funds.ts';
import { seedGames } from './games.ts';
import { fillLine } from './line-past.ts';
import { fillMessages } from './messages.ts';
import { fillMyGames } from './my-games.ts';
import { fillPayments } from './payments.ts';
import { fillPromotions } from './promotions.ts';
import { fillProtection } from './protection.ts';
import { fillSupport } from './support.ts';
import { fillVendorWallets } from './vendor-wallets.ts';
import { seedVendors } from './vendors.ts';
import { seedWinners } from './winners.ts';

/** Raised whenever the seeded rows change shape or content, so that an old file is filled again. */
const edition = 15;
const platformKey = 'platform';

/** What seeding needs beside the store. */
export interface SeedParts {
  /** The number that all content comes from; an earlier one that the store was filled from wins. */
  seed: number;
  passwords: Passwords;
  /** The platform's time. */
  now: number;
}

/** What the rows of one merchant are made from. */
export interface MerchantSeedParts {
  seed: number;
  merchant: SandboxMerchant;
  now: number;
  /** By password. */
  hashes: Readonly<Record<string, string>>;
}

/** What fills a merchant, in this order: each may read what those before it wrote. */
const fillers: readonly ((tx: Transaction, parts: MerchantSeedParts) => Promise<void>)[] = [
  fillPublished,
  fillAccounts,
  fillFunds,
  fillFriends,
  fillProtection,
  fillSupport,
  fillContracts,
  fillPromotions,
  fillChances,
  fillPayments,
  fillMessages,
  fillLine,
  fillPays,
  fillMyGames,
  fillVendorWallets,
];

/**
 * Fills an empty store, or one of an older edition, with what all merchants share. Gives the number that the store's content
 * comes from.
 */
export async function ensurePlatform(store: Store, seed: number): Promise<number> {
  const found = await store.transaction((tx) => tx.get(seeds, platformKey));
  if (found !== undefined && found.row.edition !== edition) await store.clear();
  return store.transaction(async (tx) => {
    const kept = (await tx.get(seeds, platformKey))?.row ?? (await fillPlatform(tx, seed));
    return kept.seed;
  });
}

/** Fills what a merchant's platform starts with, once; what is there already stays as it is. */
export async function ensureMerchant(
  store: Store,
  merchant: SandboxMerchant,
  { seed, passwords, now }: SeedParts,
): Promise<void> {
  const isFilled = (tx: Transaction) => tx.get(seeds, merchantKey(merchant));
  if ((await store.transaction(isFilled)) !== undefined) return;
  // Before the transaction, which may run more than once: a good hash is slow.
  const entries = seedPasswords.map(
    async (password) => [password, await passwords.hash(password)] as const,
  );
  const hashes = Object.fromEntries(await Promise.all(entries));
  await store.transaction(async (tx) => {
    if ((await isFilled(tx)) !== undefined) return;
    for (const fill of fillers) await fill(tx, { seed, merchant, now, hashes });
    await tx.put(seeds, merchantKey(merchant), { seed, edition });
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

async function fillPublished(
  tx: Transaction,
  { seed, merchant }: MerchantSeedParts,
): Promise<void> {
  const { code } = merchant;
  const gameRows = (await tx.range(games, 'byRank')).map(({ row }) => row);
  for (const row of seedWinners(merchant, gameRows, streamOf(seed, `winners/${code}`))) {
    await tx.put(winners, row.recordId, row);
  }
  for (const row of seedNotices(merchant)) await tx.put(noticeRows, `${code}/${row.id}`, row);
  for (const row of seedBanners(merchant)) await tx.put(bannerRows, `${code}/${row.bannerId}`, row);
}

function merchantKey({ code }: SandboxMerchant): string {
  return `merchant/${code}`;
}

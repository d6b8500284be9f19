import { join } from 'node:path';
import {
  type AccountRow,
  accountKey,
  accounts,
  createSandbox,
  filledStore,
  seededRandom,
  systemClock,
} from '@livery/sandbox';
import { scryptHash } from '../../../sites/web/server/hash-password.ts';
import { sandboxArt } from '../../../sites/web/server/sandbox-art.ts';
import { sandboxMerchant } from '../../../sites/web/server/sandbox-merchant.ts';
import { siteDirectory } from '../../../sites/web/server/site-list.ts';
import { dist } from '../../../sites/web/server/workspace.ts';
import { serveBeside } from '../lists/serve-beside.ts';

/** The agent who has the tree, of the merchant with that code. */
export const agent = { username: 'bela2026', password: 'Play4fun', merchant: 'MAYURA' };
/** Accounts in it, and how many of them are directly below the first. */
export const treeSize = 10_000;
export const bigBranch = 2_000;

/** Whose downline an account is, by their numbers; undefined of one directly below the agent. */
export function aboveOf(at: number): number | undefined {
  if (at < 10) return undefined;
  return at < 10 + bigBranch ? 0 : Math.floor((at - bigBranch) / 10);
}

export function nameOf(at: number): string {
  return `tree${String(at).padStart(5, '0')}`;
}

/**
 * Serves the built sites with a platform on which {@link agent} has a tree of {@link treeSize}, and beside them a plain page with the
 * same tree.
 *
 * @returns closes it
 */
export async function serveTree(root: string, port: number): Promise<() => Promise<void>> {
  const sites = await siteDirectory(join(dist, 'site')).all();
  const merchants = sites
    .map(({ merchant }) => sandboxMerchant(merchant))
    .filter(({ code }) => code === agent.merchant);
  const [first, ...others] = merchants;
  if (!first) throw new Error(`${dist} has no site of ${agent.merchant}. Run npm run build.`);
  const store = filledStore({
    merchants: [first, ...others],
    hashPassword: scryptHash,
    now: Date.now(),
  });
  const sandbox = createSandbox({
    store,
    clock: systemClock,
    random: seededRandom(1),
    merchants: [first, ...others],
    hashPassword: scryptHash,
    art: sandboxArt,
  });
  // The first request fills the merchant's store.
  await sandbox.fetch(new Request(`http://${first.hosts[0]}/wps/system/status`));
  await store.transaction(async (tx) => {
    const key = (username: string) => accountKey(agent.merchant, username);
    const found = (await tx.get(accounts, key(agent.username)))?.row;
    if (found === undefined) throw new Error(`expected ${agent.username} to be seeded`);
    for (let at = 0; at < treeSize; at += 1) {
      const above = aboveOf(at);
      const row: AccountRow = {
        ...found,
        id: `T${at}`,
        username: nameOf(at),
        nickname: `Tree ${at}`,
        type: 0,
        upline: key(above === undefined ? agent.username : nameOf(above)),
      };
      await tx.put(accounts, key(row.username), row);
    }
  });
  return serveBeside(root, port, {
    platform: sandbox,
    page: 'scripts/bench/tree/plain.tsx',
    list: plainTree(),
  });
}

/** The same accounts for the plain page. */
function plainTree() {
  return Array.from({ length: treeSize }, (_, at) => {
    const above = aboveOf(at);
    return {
      account: nameOf(at),
      nickname: `Tree ${at}`,
      balance: '0.00',
      ...(above === undefined ? {} : { above: nameOf(above) }),
    };
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@livery/api';
import { gameList } from '@livery/api/contract/game-list';
import { login, verificationChallenge } from '@livery/api/contract/session';
import { systemStatus } from '@livery/api/contract/system';
import { transferCreate } from '@livery/api/contract/transfers';
import { walletTransfer } from '@livery/api/contract/wallet';
import { createJweCipher } from '@livery/api/jwe';
import { solveProof } from '../../sites/web/src/features/sign-in/login/proof.ts';

/** Concurrent clients, and how long each call is measured. */
const connections = 50;
const forMs = 5000;
const port = 4399;
const password = 'Play4fun';
const paymentPassword = 'Pay4play';
const merchant = 'MAYURA';

/**
 * `npm run bench -- sandbox`: calls of the platform over HTTP on a SQLite file, and the time to seed a new file. Client
 * and platform share this machine, so the results are a lower bound. Reported only; there is no threshold.
 */
export async function benchSandbox(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const server = startServer(join(folder, 'platform.sqlite'));
  try {
    await listening(server);
    const baseUrl = `http://127.0.0.1:${port}`;
    // One client for each connection: a single one would share identical requests.
    const guests = Array.from({ length: connections }, () => clientOf(baseUrl));
    const started = performance.now();
    await guests[0]?.call(systemStatus, {});
    const seedMs = performance.now() - started;
    // Only a merchant with wallets at vendors lets money go there.
    await fetch(`${baseUrl}/sandbox/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', merchant },
      body: JSON.stringify({ vendorWallets: true }),
    });
    // All are direct downlines of arun2026, to whom they transfer.
    const members = await Promise.all(
      ['tara2026', 'line012026', 'line022026', 'line032026', 'line042026'].map((username) =>
        signIn(baseUrl, username),
      ),
    );
    const measured = [
      ['status', await measure((connection) => guests[connection]?.call(systemStatus, {}))],
      [
        'game list, a page of 15',
        await measure((connection) =>
          guests[connection]?.call(gameList, { gameType: 'RNG', language: 'EN' }),
        ),
      ],
      [
        'transfer to a vendor',
        await measure((connection) =>
          members[connection % members.length]?.call(
            walletTransfer,
            { direction: 'toVendor', vassalage: 'LUMA', amount: '0.01' },
            { idempotencyKey: crypto.randomUUID() },
          ),
        ),
      ],
      [
        'transfer to the upline',
        await measure((connection) =>
          members[connection % members.length]?.call(
            transferCreate,
            { account: 'arun2026', amount: '1', password: paymentPassword },
            { idempotencyKey: crypto.randomUUID() },
          ),
        ),
      ],
    ] as const;
    process.stdout.write(
      `The platform over HTTP, SQLite in a file, ${connections} connections, ${forMs / 1000} s each\n`,
    );
    for (const [name, { perSecond, p50, p99, refusals }] of measured) {
      const figures = `${perSecond.toFixed(0).padStart(6)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
      process.stdout.write(`  ${name.padEnd(24)}${figures}\n`);
      for (const [why, count] of refusals) process.stdout.write(`    ${count} times ${why}\n`);
    }
    process.stdout.write(
      `  a merchant filled from nothing, passwords and all: ${seedMs.toFixed(0)} ms\n`,
    );
    return true;
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function startServer(file: string): ChildProcess {
  const script = join(import.meta.dirname, '../../sites/web/server/platform-alone.ts');
  return spawn(
    process.execPath,
    [
      '--conditions=livery-source',
      '--disable-warning=ExperimentalWarning',
      script,
      file,
      `${port}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The platform ended before it listened.')));
  });
}

function clientOf(baseUrl: string, token?: string): Client {
  return createClient({
    baseUrl,
    merchantCode: merchant,
    language: () => 'EN',
    token: () => token,
    cipher: async () => createJweCipher(),
    fetch: (url, init) => fetch(url, init),
  });
}

async function signIn(baseUrl: string, username: string): Promise<Client> {
  const guest = clientOf(baseUrl);
  const challenge = await guest.call(verificationChallenge, {});
  const proof = await solveProof(challenge, new AbortController().signal);
  const { token } = await guest.call(login, { username, password, proof });
  return clientOf(baseUrl, token);
}

/** Asks on all connections at once, each anew as soon as it was answered. */
async function measure(ask: (connection: number) => Promise<unknown> | undefined) {
  const times: number[] = [];
  const refusals = new Map<string, number>();
  const end = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        const asked = performance.now();
        try {
          await ask(connection);
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          refusals.set(why, (refusals.get(why) ?? 0) + 1);
        }
        times.push(performance.now() - asked);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / (forMs / 1000), p50: at(0.5), p99: at(0.99), refusals };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { audit } from './audit.ts';
import { postings } from './rows.ts';

const kills = Number(process.env.LIVERY_KILLS ?? 3);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);
/** How long a process may transfer before it is killed, in milliseconds: from a few transfers to some hundreds. */
const life = { least: 20, most: 400 };

const folder = mkdtempSync(join(tmpdir(), 'livery-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the stream, kills it some time after its first transfer, and gives what it had acknowledged. */
function streamKilledAfter(ms: number, file: string): Promise<string[]> {
  const script = join(import.meta.dirname, '../../test/transfer-stream.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=livery-source', '--disable-warning=ExperimentalWarning', script, file],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (_code, signal) => {
      // A last line that was cut was not read whole by anybody either.
      if (signal === 'SIGKILL') resolve(printed.split('\n').slice(0, -1));
      else reject(new Error(`The stream ended by itself: ${complaints}`));
    });
  });
}

it(
  `loses nothing that was acknowledged when the process is killed ${kills} times (seed ${seed})`,
  async () => {
    const random = seededRandom(seed);
    const file = join(folder, 'platform.sqlite');
    const acknowledged: string[] = [];
    for (let time = 0; time < kills; time += 1) {
      const ms = life.least + random() * (life.most - life.least);
      const transfers = await streamKilledAfter(ms, file);
      expect(transfers.length).toBeGreaterThan(0);
      acknowledged.push(...transfers);

      const store = sqliteStore(file);
      try {
        const { problems } = await store.transaction((tx) => audit(tx, 'MAYURA'));
        expect(problems).toEqual([]);
        const lost = await store.transaction(async (tx) => {
          const missing: string[] = [];
          for (const reference of acknowledged) {
            const both = [0, 1].map((side) => tx.get(postings, `MAYURA-${reference}/${side}`));
            if ((await Promise.all(both)).includes(undefined)) missing.push(reference);
          }
          return missing;
        });
        expect(lost).toEqual([]);
      } finally {
        store.close();
      }
    }
    // Each number once: none was given to two transfers by two lives of the process.
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    process.stdout.write(`${kills} kills, ${acknowledged.length} transfers acknowledged, 0 lost\n`);
  },
  60_000 + kills * 10_000,
);

/*
 * Run as a process of its own by killed.test.ts: `transfer-stream.ts FILE`. Transfers money without end on a store in that file, many
 * at a time, and prints the number and the amount of each transfer once it was acknowledged.
 */
import { writeSync } from 'node:fs';
import { transferCreate } from '@livery/api/contract/transfers';
import { cryptoEntropy } from '../src/session/secrets.ts';
import { openSandbox, paymentPassword } from '../src/session/session.fixture.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';

const [, , file = ''] = process.argv;
const { client, tokenOf, sandbox } = openSandbox({
  store: sqliteStore(file),
  entropy: cryptoEntropy,
});
await sandbox.settings.set({ oneSession: false });
const atOnce = 4;

async function transferOn(from: string, to: string): Promise<never> {
  const { call } = client(await tokenOf(from));
  for (;;) {
    const request = { account: to, amount: '1', password: paymentPassword };
    const { reference } = await call(transferCreate, request, {
      idempotencyKey: crypto.randomUUID(),
    });
    // Written at once and not through a stream, which may hold lines back when the process dies.
    writeSync(1, `${reference}\n`);
  }
}

await Promise.all(
  Array.from({ length: atOnce }, (_, index) =>
    index % 2 === 0 ? transferOn('arun2026', 'tara2026') : transferOn('tara2026', 'arun2026'),
  ),
);

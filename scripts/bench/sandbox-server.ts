// The platform as a process of its own, for `npm run bench -- sandbox`: `sandbox-server.ts FILE`. Prints its port once it listens.
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readProject } from '@livery/cli';
import { createSandbox, seededRandom, systemClock } from '@livery/sandbox';
import { sqliteStore } from '@livery/sandbox/sqlite';
import { scryptHash } from '../../sites/web/server/hash-password.ts';

const [, , file = ''] = process.argv;
const reading = await readProject(join(import.meta.dirname, '../..'));
const [first, ...others] = reading.ok ? reading.project.sites.map(({ merchant }) => merchant) : [];
if (!first) throw new Error(reading.diagnostics.map(({ message }) => message).join('\n'));
const sandbox = createSandbox({
  store: sqliteStore(file),
  clock: systemClock,
  random: seededRandom(20),
  merchants: [first, ...others],
  hashPassword: scryptHash,
  art: { cover: () => '', vendorIcon: () => '', banner: () => '' },
});
serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${port}\n`);
});

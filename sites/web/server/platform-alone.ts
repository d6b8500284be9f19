// The platform without its sites, as a process of its own: `platform-alone.ts FILE PORT`. Prints a line once it listens.
import { join } from 'node:path';
import { readProject, report } from '@livery/cli';
import { serve } from './listen.ts';
import { createPlatform } from './platform.ts';
import { portFrom, root } from './workspace.ts';

const [, , file = join(root, '.local', 'sandbox.sqlite'), port] = process.argv;
const reading = await readProject(root);
if (!reading.ok) throw new Error(report(reading.diagnostics, reading.texts));
const platform = createPlatform(file);
platform.serve(reading.merchants.flatMap((one) => (one.ok ? [one.merchant] : [])));
await serve(
  (request, env) => platform.fetch(request, env.incoming.socket.remoteAddress),
  portFrom(port),
);
process.stdout.write('The platform is listening.\n');

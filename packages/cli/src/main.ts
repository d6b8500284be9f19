import { run } from './run.ts';

let stop: AbortController | undefined;

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  // Asked for by what watches or serves. Any other command has no handler, so that a signal ends it at once, also in the
  // midst of a long calculation.
  get signal() {
    if (!stop) {
      const begun = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => begun.abort());
      }
      stop = begun;
    }
    return stop.signal;
  },
});

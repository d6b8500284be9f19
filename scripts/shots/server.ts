import { spawn } from 'node:child_process';
import { join } from 'node:path';

const port = 4323;
const root = join(import.meta.dirname, '../..');

/** Runs the site of every merchant with a fresh platform while `work` lasts. */
export async function withServer(work: (port: number) => Promise<void>): Promise<void> {
  const server = spawn(
    process.execPath,
    ['--conditions=livery-source', join(root, 'sites/web/server/start.ts')],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), LIVERY_SANDBOX_STORE: 'memory' },
    },
  );
  try {
    await answering(`http://localhost:${port}/wps/system/status`);
    await work(port);
  } finally {
    server.kill('SIGTERM');
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not answer. Run \`npm start\` to see why.`);
}

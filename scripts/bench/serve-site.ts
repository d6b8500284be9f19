import { type ChildProcess, spawn } from 'node:child_process';

/** Serves the built site of a checkout, as the end-to-end tests do. */
export async function serveSite(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--conditions=livery-source', 'e2e/server.ts'], {
    cwd: folder,
    env: { ...process.env, LIVERY_E2E_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error(`The site in ${folder} did not start. Run "npm run build" there.`);
}

import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { run } from '../src/run.ts';

const project = join(import.meta.dirname, '../../..');

/** A stream that keeps what is written; as a terminal it answers as Node's own would in this environment. */
export class Captured extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  getColorDepth(env?: object): number {
    return WriteStream.prototype.getColorDepth.call(this, env);
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  readonly cwd?: string;
  readonly terminal?: boolean;
  readonly signal?: AbortSignal;
  /** To look at while a command still runs. */
  readonly stdout?: Captured;
}

/** Runs `livery` with these words and gives all that can be seen of it. */
export async function livery(words: readonly string[], place: Place = {}): Promise<Ran> {
  const { cwd = project, terminal = false, signal = new AbortController().signal } = place;
  const stdout = place.stdout ?? new Captured(terminal);
  const stderr = new Captured(terminal);
  const code = await run(words, { stdout, stderr, cwd, signal });
  return { code, out: stdout.text, err: stderr.text };
}

/** The one JSON document that a run printed. */
export function jsonOf({ out }: Ran): {
  schema: number;
  command: string;
  ok: boolean;
  exitCode: number;
  diagnostics: { code: string; message: string; remedy: string; file: string; line: number }[];
  // biome-ignore lint/suspicious/noExplicitAny: each command's own; tests look into it as they like.
  result: any;
} {
  return JSON.parse(out);
}

/** An empty folder for one test. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'livery-cli-'));

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** A copy of the shipped themes and merchants with a small JavaScript build. */
export async function copyProject(): Promise<string> {
  const root = await temporaryFolder();
  for (const folder of ['themes', 'merchants']) {
    await cp(join(project, folder), join(root, folder), { recursive: true });
  }
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'dist', 'app', '.vite'), { recursive: true });
  await mkdir(join(root, 'dist', 'app', 'assets'), { recursive: true });
  await writeFile(join(root, 'dist', 'app', 'assets', 'main-abc.js'), '// the site');
  await writeFile(
    join(root, 'dist', 'app', '.vite', 'manifest.json'),
    JSON.stringify({ 'src/main.tsx': { file: 'assets/main-abc.js', isEntry: true } }),
  );
  return root;
}

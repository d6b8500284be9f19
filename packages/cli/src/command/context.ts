import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { usageError } from './outcome.ts';
import type { Paint } from './paint.ts';
import type { Progress } from './progress.ts';
import { usageRules } from './usage-rules.ts';

/** The options that every command has. */
export interface GlobalOptions {
  readonly root?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** What a command knows of the place it runs in. */
export interface Context {
  /** Where the person stands: what they type as a path starts here. */
  readonly cwd: string;
  /** The project: holds `themes`, `merchants` and `node_modules`. */
  readonly root: string;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly progress: Progress;
  /** For what is said with `say`. */
  readonly paint: Paint;
  /** Aborted by Ctrl-C: what watches or serves ends then. A command that reads it is no longer ended by Ctrl-C itself. */
  readonly signal: AbortSignal;
  /** A line about something that goes on, for commands that do not end by themselves. Nothing with `--json`. */
  readonly say: (line: string) => void;
}

/** The project's folder: `--root`, else the nearest folder at or above `cwd` that holds themes or merchants. */
export function findRoot(cwd: string, typed: string | undefined): string {
  if (typed !== undefined) {
    const root = resolve(cwd, typed);
    if (existsSync(root)) return root;
    throw usageError(usageRules.root, { folder: typed });
  }
  let folder = resolve(cwd);
  for (;;) {
    if (existsSync(join(folder, 'themes')) || existsSync(join(folder, 'merchants'))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return resolve(cwd);
    folder = parent;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'vite';

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'storybook-static']);

/** Paths below `root` of the files whose path passes, with `/` between folders, sorted. */
export function listFiles(root: string, wanted: (path: string) => boolean): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path);
      } else if (wanted(path)) found.push(path);
    }
  };
  walk('');
  return found.sort();
}

export interface Source {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** Every TypeScript file of the repository, read. */
export function readSources(root: string): Source[] {
  return listFiles(root, (path) => /\.[cm]?tsx?$/.test(path)).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/**
 * Parses a file with the parser that the build itself uses.
 * @throws Error naming file and line when the text is not TypeScript.
 */
export function parse({ file, text }: Source): ParseResult {
  const result = parseSync(file, text);
  const [error] = result.errors;
  if (error)
    throw new Error(
      `${file}:${lineAt(text, error.labels[0]?.start ?? 0)} cannot be parsed: ${error.message}`,
    );
  return result;
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

/** One finding of a check. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** What was found. */
  readonly found: string;
  /** Why it is not allowed. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
}

export function formatFinding({ file, line, found, why, fix }: Finding): string {
  return `${file}:${line}  ${found}\n  why   ${why}\n  fix   ${fix}`;
}

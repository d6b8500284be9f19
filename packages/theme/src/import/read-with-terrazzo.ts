import { defineConfig, type LogEntry, Logger, parse, type TokenNormalized } from '@terrazzo/parser';
import { findingOf } from '../document/rule.ts';
import type { Diagnostic, Parsed } from '../document/types.ts';
import { importRules } from './import-rules.ts';

/** Any address will do: the text is given, and nothing is loaded from it. */
const address = new URL('file:///tokens.json');

/**
 * Reads a DTCG file with Terrazzo's parser: aliases resolved, values normalised, in the file's order. Only this text is
 * read; a file that points to others, on this machine or elsewhere, is refused.
 */
export async function readWithTerrazzo(
  text: string,
  file: string,
): Promise<Parsed<readonly TokenNormalized[]>> {
  const logger = new CollectingLogger();
  try {
    const config = defineConfig(
      { tokens: [address.href], outDir: 'unused', plugins: [], lint: { rules: {} } },
      { cwd: new URL('file:///'), logger },
    );
    const source = { filename: address, src: text };
    const { tokens } = await parse([source], { config, logger, skipLint: true, req: refuse });
    return { ok: true, value: Object.values(tokens), warnings: [] };
  } catch (thrown) {
    const entries: readonly Told[] =
      logger.entries.length > 0 ? logger.entries : [{ message: String(thrown) }];
    return { ok: false, diagnostics: entries.map((entry) => diagnosticOf(entry, file)) };
  }
}

type Told = Pick<LogEntry, 'message' | 'node'>;

function diagnosticOf({ message, node }: Told, file: string): Diagnostic {
  const { line = 1, column = 1 } = node?.loc?.start ?? {};
  return {
    ...findingOf(importRules.dtcg, { problem: (message.split('\n')[0] ?? '').slice(0, 300) }),
    file,
    line,
    column,
    pointer: '',
  };
}

const refuse = (url: URL): Promise<string> =>
  Promise.reject(new TypeError(`The file refers to ${url.href}, and other files are not read.`));

/** Keeps what Terrazzo would print, and stops where it would. */
class CollectingLogger extends Logger {
  readonly entries: LogEntry[] = [];

  constructor() {
    super({ level: 'silent' });
  }

  override error(...entries: LogEntry[]): void {
    this.errorCount += entries.length;
    this.entries.push(...entries);
    if (!entries.every((entry) => entry.continueOnError)) throw new TypeError(entries[0]?.message);
  }
}

import { asPainted, settleEdges } from './panel/declared-pairs.ts';
import { type KeptPair, type KeptSheet, keptSheets } from './panel/kept-pairs.ts';
import { paintedPairs } from './panel/painted-pairs.ts';
import { underTest } from './pick.ts';

/** From the repository's root. `livery diff` and the Livery panel read it. */
const file = '.storybook/painted-pairs.json';
const fix = `If that is meant, "npm run vitest -- run --project stories packages/ui/src/samples/all-states --update" writes ${file}.`;

/**
 * How the pairs that a sheet paints differ from those kept for it in `painted-pairs.json`, in words with the fix; empty
 * when the file is up to date, and outside of a test. A test run with `--update` writes the file instead.
 *
 * @param sheet its name in the file
 * @param root holds the sheet, whose parts are named by `data-sheet-part`
 */
export async function stalePairs(sheet: string, root: Element): Promise<string[]> {
  // A person's window has any width, and the panel's edits.
  if (!underTest) return [];
  // Vitest's browser alone has it.
  const { commands, server } = await import('vitest/browser');
  if (server.config.snapshotOptions.updateSnapshot === 'all') {
    const painted = await settledSheet(root);
    const sheets: typeof keptSheets = JSON.parse(await commands.readFile(file));
    await commands.writeFile(file, textOf({ ...sheets, [sheet]: painted }));
    return [];
  }
  const stale = difference(keptSheets[sheet] ?? {}, sheetOf(root));
  return stale.length > 0 ? [...stale, fix] : [];
}

/** The sheet once it has been the same for a second: what is drawn by its size comes a moment after the rest. */
async function settledSheet(root: Element): Promise<KeptSheet> {
  for (let last = sheetOf(root); ; ) {
    await new Promise((done) => setTimeout(done, 1000));
    const now = sheetOf(root);
    if (difference(last, now).length === 0) return now;
    last = now;
  }
}

function sheetOf(root: Element): KeptSheet {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-sheet-part]')];
  return Object.fromEntries(parts.map((part) => [part.dataset['sheetPart'] ?? '', pairsOf(part)]));
}

/** In the order of their words, so that the same sheet writes the same bytes. */
function pairsOf(part: Element): KeptPair[] {
  // In semantic tokens: a brand that sets a component apart changes the colours, not what meets.
  return settleEdges(asPainted(paintedPairs(part), () => false))
    .filter(({ foreground, background }) => !/^other: /m.test(`${foreground}\n${background}`))
    .map(({ kind, foreground, background }) => ({ kind, foreground, background }))
    .sort((a, b) => (wordsOf(a) < wordsOf(b) ? -1 : 1));
}

const wordsOf = ({ kind, foreground, background }: KeptPair) =>
  `${kind} ${foreground} on ${background}`;

function difference(kept: KeptSheet, painted: KeptSheet): string[] {
  const parts = new Set([...Object.keys(kept), ...Object.keys(painted)]);
  return [...parts].flatMap((part) => {
    const was = (kept[part] ?? []).map(wordsOf);
    const is = (painted[part] ?? []).map(wordsOf);
    return [
      ...is.filter((pair) => !was.includes(pair)).map((pair) => `${part}: now ${pair}`),
      ...was.filter((pair) => !is.includes(pair)).map((pair) => `${part}: no longer ${pair}`),
    ];
  });
}

/** A pair on a line of its own: a change of one is a change of one line. */
function textOf(sheets: typeof keptSheets): string {
  const members = <T>(of: Readonly<Record<string, T>>, indent: string, write: (of: T) => string) =>
    `{\n${Object.keys(of)
      .sort()
      // The keys are its own.
      .map((key) => `${indent}  ${JSON.stringify(key)}: ${write(of[key] as T)}`)
      .join(',\n')}\n${indent}}`;
  const pairs = (list: readonly KeptPair[]) =>
    list.length === 0
      ? '[]'
      : `[\n${list.map((pair) => `      ${JSON.stringify(pair)}`).join(',\n')}\n    ]`;
  return `${members(sheets, '', (sheet) => members(sheet, '  ', pairs))}\n`;
}

import { type Browser, chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../../browser.ts';
import { median } from '../median.ts';

const defaultRounds = 5;

/** Something that is measured, by a name of at most 20 characters. */
export interface Contestant<Figures> {
  readonly name: string;
  readonly measure: (browser: Browser) => Promise<Figures>;
}

/**
 * Measures pages in turns, in one browser, and prints the medians.
 *
 * @param options.rounds as it was typed; five by default
 * @param options.title of the table, before the number of rounds
 * @param options.columns a head and the words of a figure for each
 */
export async function benchInTurns<Figures extends Readonly<Record<keyof Figures, number>>>({
  rounds,
  title,
  contestants,
  columns,
}: {
  rounds: string | undefined;
  title: string;
  contestants: readonly Contestant<Figures>[];
  columns: readonly { head: string; of: keyof Figures; unit: 'ms' | 'MB' | '' }[];
}): Promise<void> {
  const browser = await chromium.launch({
    args: browserArguments,
    executablePath: ensureBrowser((text) => process.stderr.write(`${text}\n`)),
  });
  const times = Math.max(1, Number(rounds) || defaultRounds);
  const measured = contestants.map((contestant) => ({ contestant, figures: [] as Figures[] }));
  try {
    for (let round = 0; round < times; round += 1) {
      if (process.stderr.isTTY) process.stderr.write(`\rRound ${round + 1} of ${times} `);
      for (const { contestant, figures } of round % 2 === 0 ? measured : measured.toReversed()) {
        figures.push(await contestant.measure(browser));
      }
    }
  } finally {
    await browser.close();
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  const widthOf = ({ head }: { head: string }) => head.length + 3;
  const cell = (figures: readonly Figures[], column: (typeof columns)[number]) => {
    const value = median(figures.map((each) => each[column.of]));
    const text = `${value.toFixed(column.unit === 'MB' ? 1 : 0)} ${column.unit}`.trim();
    return text.padStart(widthOf(column));
  };
  process.stdout.write(
    [
      `${title}; medians of ${times}`,
      `  ${''.padEnd(20)}${columns.map((column) => column.head.padStart(widthOf(column))).join('')}`,
      ...measured.map(
        ({ contestant: { name }, figures }) =>
          `  ${name.padEnd(20)}${columns.map((column) => cell(figures, column)).join('')}`,
      ),
      '',
    ].join('\n'),
  );
}

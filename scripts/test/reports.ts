/** One failure: its name, and the first lines of the reason. */
export interface TestFailure {
  readonly name: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly TestFailure[];
}

/** What a story says whose page is not drawn any more (`.storybook/still-drawn.ts`): a fault of the browser, not of the story. */
export const stoppedDrawing = 'The browser of this run has stopped drawing.';

/** As many as what axe found wrong in an element takes. */
const reasonLines = 16;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a terminal colour is a control character
const colours = /\u001b\[[\d;]*m/g;

const firstLines = (text = '') =>
  text
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .join('\n')
    .trim();

// The shapes below are the tools' own; a report that has another one throws, and fails its step.

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Vitest's JSON reporter. A file that could not be loaded has no tests, and is a failure all the same. */
export function readVitest(report: unknown): Outcome {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, reason: firstLines(message) }];
    return failed.map((each) => ({
      name: `${name}: ${each.fullName}`,
      reason: firstLines(reasonOf(each.failureMessages)),
    }));
  });
  return { passed: numPassedTests, failures };
}

/** The first one; where the browser had stopped drawing, what failed before it was seen follows from that. */
const reasonOf = (messages: readonly string[] = []) => messages.find(isNotDrawn) ?? messages[0];

/** By its beginning: another test may well speak of those words. */
const isNotDrawn = (reason: string) => reason.startsWith(`Error: ${stoppedDrawing}`);

/**
 * Tests as they come out, and once more in a new browser when theirs stopped drawing. For no other reason: a test that fails has failed.
 *
 * @param attempt starts a browser, and says what came out
 * @param say tells that the tests are started again
 */
export async function inDrawingBrowser<T extends Outcome>(
  attempt: () => Promise<T>,
  say: () => void,
): Promise<T> {
  const outcome = await attempt();
  if (!outcome.failures.some(({ reason }) => isNotDrawn(reason))) return outcome;
  say();
  return attempt();
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

function failuresOf(suite: PlaywrightSuite): readonly TestFailure[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${spec.file}:${spec.line}: ${suite.title} ${spec.title}`,
        reason: firstLines(
          results
            .flatMap(({ errors }) => errors)
            .map(({ message = '' }) => message)
            .join('\n'),
        ),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** Playwright's JSON reporter. A test that passed only on a second try counts as failed: nothing here may be flaky. */
export function readPlaywright(report: unknown): Outcome {
  const { stats, suites, errors } = report as {
    readonly stats: { readonly expected: number };
    readonly suites: readonly PlaywrightSuite[];
    /** What went wrong outside any test: a configuration, a server that did not start. */
    readonly errors: readonly { readonly message?: string }[];
  };
  return {
    passed: stats.expected,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => ({ name: 'outside any test', reason: firstLines(message) })),
    ],
  };
}

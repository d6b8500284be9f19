/** One failure: its name, and the first lines of the reason. */
export interface TestFailure {
  readonly name: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly TestFailure[];
}

const reasonLines = 6;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a terminal colour is a control character
const colours = /\u001b\[[\d;]*m/g;

const firstLines = (text = '') =>
  text.replace(colours, '').trim().split('\n').slice(0, reasonLines).join('\n');

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
      reason: firstLines(each.failureMessages?.[0]),
    }));
  });
  return { passed: numPassedTests, failures };
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

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser.ts';
import { EvenShards } from './scripts/test/even-shards.ts';

const executablePath = findBrowser();
/** Where a run of stories keeps the packages it has prepared, when it is one of several at a time. */
const storiesCache = process.env['LIVERY_STORIES_CACHE'];
/** Files and folders of stories that a run leaves out. */
const storiesWithout =
  process.env['LIVERY_STORIES_WITHOUT']
    ?.split(',')
    .map((path) => (path.endsWith('.tsx') ? path : `${path}/**`)) ?? [];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core to the editor, which on two cores is every second one.
    maxWorkers: '100%',
    sequence: { sequencer: EvenShards },
    projects: [
      {
        resolve: { conditions: ['livery-source', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['livery-source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          // A folder may have both kinds of test: Vitest runs projects with other numbers of workers one after the other.
          sequence: { groupOrder: 0 },
          environment: 'node',
          // A worker for each file would import the same packages 250 times: two fifths of the run. No test changes what another reads.
          isolate: false,
          // On a busy machine a test takes its time; none measures it.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'sites/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          // Two runs at the same time would each write the packages that they prepare where the other reads.
          storiesCache
            ? { name: 'livery:cache', config: () => ({ cacheDir: storiesCache }) }
            : null,
        ],
        resolve: { conditions: ['livery-source', ...defaultClientConditions] },
        test: {
          name: 'stories',
          sequence: { groupOrder: 1 },
          exclude: [...configDefaults.exclude, ...storiesWithout],
          // Every frame of one origin shares one service worker: a second file that starts would take it from the first for a moment.
          fileParallelism: false,
          // A page for each file would load Storybook 100 times: half the run. Storybook draws every story in one page as well.
          isolate: false,
          // Sheets of all states draw several hundred parts: on a busy machine that takes its time.
          testTimeout: 60_000,
          setupFiles: ['.storybook/still-drawn.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: {
              endRun: ({ project }) => {
                // Not waited for: a run that is cancelled ends after the test that asks for it.
                void project.vitest.cancelCurrentRun('test-failure');
              },
            },
            provider: playwright({
              launchOptions: {
                args: browserArguments,
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { port } from './e2e/sites.ts';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // the JSON report is for the count of `npm test`, which names its file
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs as much as the test. A failure leaves the page's tree in any case; ask for more when that does not tell.
    trace: process.env['LIVERY_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node --conditions=livery-source sites/web/server/start.ts`,
    url: `http://localhost:${port}/wps/system/status`,
    env: { PORT: String(port), LIVERY_SANDBOX_STORE: 'memory' },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});

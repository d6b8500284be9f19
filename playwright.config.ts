import { defineConfig } from '@playwright/test';
import { port } from './e2e/sites.ts';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/**
 * What a flow does apart from its way from the first click to the last: rejections, interruptions, faults, other settings and
 * languages. Stories and machines test these too; here they are tested against the built site and the platform.
 */
const details = [
  'crawl-more.spec.ts',
  'agent/{team,contract,accounts,reports}.spec.ts',
  '{around,banners,dialogs,display,keyboard-ways,layout-shift,live-table,page-change,pictures,roots}.spec.ts',
  'demo-game.spec.ts',
  '{game-faults,lost-answers,narrow-windows,unlucky}.spec.ts',
  'games/*.spec.ts',
  'member/{books,devices,referral,reward-centre,transfer}.spec.ts',
  'member/{bad-input,faults,reach,deposit-faults,withdraw-faults}.spec.ts',
  '{page,platform,script}-faults.spec.ts',
  '{page-address,robots,session-end}.spec.ts',
  'promotions-faults.spec.ts',
  'registration/{detours,platform-faults,site-settings,ways}.spec.ts',
  'forgot/platform-faults.spec.ts',
  'sign-in/{forced-change,interruptions,keyboard,languages,platform-faults,presses,refusals,second-step}.spec.ts',
  'wallets.spec.ts',
  'ways/*.spec.ts',
].map((file) => `**/e2e/${file}`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  // One more than cores: a third of a test's time it waits, for an animation, a timer or an answer that is held back.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A busy machine may take its time; what is waited for ends the wait as soon as it is there.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // `npm test` runs the paths, `npm run test:more` the rest.
  projects: [
    { name: 'paths', testIgnore: details, grepInvert: /@more/ },
    { name: 'details', testMatch: details },
    { name: 'more sites', testIgnore: details, grep: /@more/ },
  ],
  // the JSON report is for the count of `npm test`, which names its file
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace costs as much as the test. A failure leaves the page's tree in any case; ask for more when that does not tell.
    trace: process.env['LIVERY_TRACE'] ? 'retain-on-failure' : 'off',
    // A test holds back and changes what a page asks for; a worker between them would answer by itself. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node --conditions=livery-source e2e/server.ts',
    url: `http://localhost:${port}/wps/system/status`,
    env: { LIVERY_E2E_PORT: String(port) },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});

import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The same engine without a window: a page takes half the time.
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: flags } });

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const phone = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 800 } };

// Tests run on the phone, @desktop tests on a desktop; the exhaustive tests repeat @wide tests there.
const special = ['replay/**', 'engines/**'];
const quick = [
  { name: 'phone', testIgnore: special, use: phone, grepInvert: /@desktop|@deep/ },
  { name: 'desktop', testIgnore: special, use: desktop, grep: /@desktop/, grepInvert: /@deep/ },
  // Checks that the other projects repeated enough calls as a stranger.
  { name: 'replay', testMatch: 'replay/**', dependencies: ['phone', 'desktop'] },
];

// Exhaustive tests; tests/deep.sh says when they run. They use the full browser, as people do.
const deep = [
  { name: 'deep', use: { ...phone, ...launch(whole) }, grep: /@deep/ },
  { name: 'wide', testIgnore: special, use: desktop, grep: /@wide/, grepInvert: /@deep/ },
];

// Debian's browsers, each driven over WebDriver by its own test.
const engines = [{ name: 'engines', testMatch: 'engines/*.spec.ts' }];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../target/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Tests often wait, for the server or for the page, so one more worker than cores is faster.
  workers: 3,
  // tests/run names a test that needed its second try, with the reason and the page, because it has found something.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    trace: 'off',
    // Shorter than the test timeout, so that the error names what the test was waiting for.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Only the PWA tests allow the service worker, because tests cannot intercept its responses.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    ...launch(existsSync(shell) ? shell : whole),
  },
  projects: process.env.E2E_DEEP ? deep : process.env.E2E_ENGINES ? engines : quick,
});

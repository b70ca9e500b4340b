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

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../target/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that does other things too may be slow once; a test that fails twice is wrong.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    trace: 'off',
    // Only the tests of the app have its worker: what it answers no test can intercept.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
  },
  projects: [
    // What does not depend on the width of the screen runs once, on the phone; @wide runs on both.
    {
      name: 'phone',
      testIgnore: 'replay/**',
      use: { ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', testIgnore: 'replay/**', use: { viewport: { width: 1280, height: 800 } }, grep: /@wide|@desktop/ },
    // Asks again for what the others recorded.
    { name: 'replay', testMatch: 'replay/**', dependencies: ['phone', 'desktop'] },
  ],
});

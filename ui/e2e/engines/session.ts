// A browser under WebDriver, with its driver and, if it needs one, a screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/server';
import type { Engine } from './engines';

export interface Session {
  driver: WebDriver;
  end: () => Promise<void>;
}

/** Starts an X server that draws nowhere, and returns the name of its display. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${origin}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The browser’s driver did not start in 10 seconds');
}

export async function startSession(engine: Engine): Promise<Session> {
  const { screen, display } = engine.needsScreen ? await startScreen() : { screen: null, display: undefined };
  const port = await freePort();
  const program = spawn(engine.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'America/Chicago', LANG: 'en_US.UTF-8', ...(display && { DISPLAY: display }) },
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    program.kill();
    screen?.kill();
  };
  try {
    await ready(origin);
    const driver = await new Builder().usingServer(origin).withCapabilities(engine.capabilities).build();
    const end = async () => {
      await driver.quit().catch((error: unknown) => console.warn(`${engine.name} didn’t quit`, error));
      stop();
    };
    return { driver, end };
  } catch (error) {
    stop();
    throw error;
  }
}

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { underLoad } from '../timeouts.ts';
import { findWebkit } from '../webkit.mjs';
import type { Driver } from './driver.ts';
import type { Size } from './host.ts';

const START_MS = underLoad(10_000);
/** It draws in tiles, and smooths the edge of a curve by where a tile begins: up to 9 were seen to differ, of 304,000. */
const TOLERANCE = 40;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((over) => setTimeout(over, 100));
  }
}

/** What the window has besides its content is not known before. */
async function resize(driver: WebDriver, wanted: Size): Promise<void> {
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const frame = driver.manage().window();
  await frame.setRect({ x: 0, y: 0, width: wanted.width, height: wanted.height });
  const { width, height } = await frame.getRect();
  const [innerWidth, innerHeight] = await inner();
  await frame.setRect({
    x: 0,
    y: 0,
    width: width + wanted.width - innerWidth,
    height: height + wanted.height - innerHeight,
  });
  const now = await inner();
  // Its tool bar asks for a width of its own; more than was asked for does no harm.
  if (now[0] < wanted.width || now[1] < wanted.height) throw new Error(`The window is ${now.join(' by ')}`);
}

/** Without motion. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=false\n';

function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  return folder;
}

/** WebKitGTK's MiniBrowser on a screen of its own, in a window of that size. */
export async function startWebkit(window: Size): Promise<Driver> {
  const { driver: program, screen, browser } = findWebkit();
  const port = await freePort();
  const settings = settingsFolder();
  const service = spawn(screen, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = () => {
    // The screen, the driver and the browser are one group.
    if (service.pid) process.kill(-service.pid, 'SIGTERM');
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await answers(`${address}/status`);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    await resize(driver, window);
    return {
      tolerance: TOLERANCE,
      barsFade: true,
      open: (page) => driver.get(page),
      ask: (expression) => driver.executeScript<string>(`return ${expression}`),
      press: (x, y) =>
        driver
          .actions()
          .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .move({ x: 0, y: 0, origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: async () => {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

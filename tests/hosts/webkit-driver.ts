import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebkit } from '../webkit.mjs';
import type { Driver } from './driver.ts';
import type { Size } from './host.ts';

const START_MS = 30_000;

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
  if (now[0] !== wanted.width || now[1] !== wanted.height)
    throw new Error(`The window is ${now.join(' by ')}`);
}

/** WebKitGTK's MiniBrowser on a screen of its own, in a window of that size. */
export async function startWebkit(window: Size): Promise<Driver> {
  const { driver: program, screen, browser } = findWebkit();
  const port = await freePort();
  const service = spawn(screen, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = () => {
    // The screen, the driver and the browser are one group.
    if (service.pid) process.kill(-service.pid, 'SIGTERM');
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

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../demo/dev/find-free-port.ts';
import { scaleTimeout } from '../timeouts.ts';
import { findWebkit } from '../webkit.mjs';
import type { Driver } from './driver.ts';
import type { Size } from './host.ts';

const START_MS = scaleTimeout(10_000);
/**
 * Pixels that may differ between two screenshots. WebKit renders in tiles, which affect the smoothing of curves. In our
 * measurements, up to 9 of 304,000 pixels differed.
 */
const TOLERANCE_PX = 40;

async function waitForDriver(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not respond at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Resizes the browser window so that its content has the given size. The window also includes a frame of unknown size,
 * so this sets a size, measures the content, and corrects the size.
 */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  const readInnerSize = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const browserWindow = driver.manage().window();
  await browserWindow.setRect({ x: 0, y: 0, width: size.width, height: size.height });
  const { width, height } = await browserWindow.getRect();
  const [innerWidth, innerHeight] = await readInnerSize();
  await browserWindow.setRect({
    x: 0,
    y: 0,
    width: width + size.width - innerWidth,
    height: height + size.height - innerHeight,
  });
  const now = await readInnerSize();
  // The toolbar has a minimum width. A larger window does no harm.
  if (now[0] < size.width || now[1] < size.height)
    throw new Error(`The window is ${now.join(' by ')} px, too small for ${size.width} by ${size.height}`);
}

/** Turns animations off. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=false\n';

function createSettingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  return folder;
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen, in a window of the given size. */
export async function startWebkit(window: Size): Promise<Driver> {
  const { driver: program, screen: xvfbRun, browser } = findWebkit();
  const port = await findFreePort();
  const settings = createSettingsFolder();
  const service = spawn(xvfbRun, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
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
    // The screen, the driver and the browser are one process group.
    if (service.pid) process.kill(-service.pid, 'SIGTERM');
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await waitForDriver(`${address}/status`);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    await resize(driver, window);
    return {
      tolerancePx: TOLERANCE_PX,
      hasFadingScrollBars: true,
      open: (page) => driver.get(page),
      evaluate: (expression) => driver.executeScript<string>(`return ${expression}`),
      press: (x, y) =>
        driver
          .actions()
          .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .move({ x: 0, y: 0, origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: async () => {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

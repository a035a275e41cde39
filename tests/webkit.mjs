// WebKit for the tests in other browsers: WebKitGTK's driver and its MiniBrowser, on a screen that is not there (xvfb). System ones or Debian's.
import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-core'];
const LIBRARIES = '/usr/lib';

/** Debian keeps it in a folder for the architecture, and one for the version of its interface. */
function miniBrowser() {
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH;
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (name) => `${LIBRARIES}/${folder}/${name}/MiniBrowser`,
      ),
    )
    .find(existsSync);
}

const present = () => {
  const browser = miniBrowser();
  return browser && existsSync(DRIVER) && existsSync(SCREEN)
    ? { driver: DRIVER, screen: SCREEN, browser }
    : null;
};

/** The paths of the driver, the screen and the browser, installing them if need be. Throws with what to do when that fails. */
export function findWebkit() {
  const found = present() ?? (installFromDebian(...PACKAGES) ? present() : null);
  if (found) return found;
  throw new Error(`No WebKit found and none could be installed: install ${PACKAGES.join(', ')}.`);
}

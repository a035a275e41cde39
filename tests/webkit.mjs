// Finds WebKit for the tests in other browsers: WebKitGTK's driver and MiniBrowser on a virtual screen (xvfb), from the
// system or from Debian.
import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-core'];
const LIBRARIES = '/usr/lib';

/** The path of the browser. Debian installs it in a folder for the architecture and the API version. */
function findMiniBrowser() {
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

const findInstalled = () => {
  const browser = findMiniBrowser();
  return browser && existsSync(DRIVER) && existsSync(SCREEN)
    ? { driver: DRIVER, screen: SCREEN, browser }
    : null;
};

/** Returns the paths of the driver, the screen and the browser, and installs missing ones. Throws if that fails. */
export function findWebkit() {
  const paths = findInstalled() ?? (installFromDebian(...PACKAGES) ? findInstalled() : null);
  if (paths) return paths;
  throw new Error(`No WebKit found and none could be installed: install ${PACKAGES.join(', ')}.`);
}

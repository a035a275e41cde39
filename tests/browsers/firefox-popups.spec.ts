import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { readDemoNames } from '../e2e/testing/data/demo-names.ts';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';
import { startFirefox } from '../hosts/firefox-driver.ts';
import type { Host, Size } from '../hosts/host.ts';
import { HostPageCustomer } from '../hosts/host-page-customer.ts';
import { type HostServer, serveHosts } from '../hosts/host-server.ts';
import { fullOnlyUnless } from '../test-scope.ts';

// Popups of a host page that contain the element. `host-popups.spec.ts` tests the same behaviour in Chromium.

const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../node_modules');
const ELEMENT_SIZE: Size = { width: 600, height: 760 };
const WINDOW_SIZE: Size = { width: 900, height: 820 };
const CROISSANT = readDemoNames('demo-cafe', 'en').dish('butter-croissant');
const NOTE = 'Please warm it';
const SEARCH_LABEL = createTextPatterns('en').exact('menu.search').source;

const BUTTON_BESIDE =
  '<button id="beside" style="position:fixed;inset:auto 0 0 auto" onclick="this.value = Number(this.value) + 1">Beside</button>';

interface Popup extends Host {
  /** Expressions that the host page evaluates. */
  readonly show: string;
  readonly hide: string;
}

const FOCUS_TRAP = ['tabbable/dist/index.umd.js', 'focus-trap/dist/focus-trap.umd.js'];
const POPUPS: readonly Popup[] = [
  {
    name: 'bootstrap-popup',
    styleSheets: ['bootstrap/dist/css/bootstrap.css'],
    scripts: [resolve(PACKAGES_FOLDER, 'bootstrap/dist/js/bootstrap.bundle.js')],
    htmlAround: ['<div class="modal" id="popup" tabindex="-1"><div class="modal-dialog">', '</div></div>'],
    htmlAfter: BUTTON_BESIDE,
    show: 'bootstrap.Modal.getOrCreateInstance("#popup").show()',
    hide: 'bootstrap.Modal.getOrCreateInstance("#popup").hide()',
  },
  {
    name: 'focus-trap-popup',
    scripts: FOCUS_TRAP.map((path) => resolve(PACKAGES_FOLDER, path)),
    htmlAround: ['<div id="popup" hidden>', '</div>'],
    htmlAfter: BUTTON_BESIDE,
    show: `popup.hidden = false;
      window.trap ??= focusTrap.createFocusTrap("#popup", { allowOutsideClick: true, fallbackFocus: "body",
        tabbableOptions: { getShadowRoot: true }, onDeactivate: () => void (popup.hidden = true) });
      trap.activate()`,
    hide: 'trap.deactivate()',
  },
  {
    name: 'dialog-popup',
    htmlAround: ['<dialog id="popup" style="width:700px;height:780px">', '</dialog>'],
    htmlAfter: BUTTON_BESIDE,
    show: 'popup.showModal()',
    hide: 'popup.close()',
  },
  ...['display: none', 'visibility: hidden', 'content-visibility: hidden', 'opacity: 0'].map((style, at) => ({
    name: `hidden-popup-${at}`,
    htmlAround: ['<div id="popup">', '</div>'] as const,
    htmlAfter: BUTTON_BESIDE,
    show: 'popup.removeAttribute("style")',
    hide: `popup.setAttribute("style", "${style}")`,
  })),
  {
    name: 'inert-popup',
    htmlAround: ['<div id="popup">', '</div>'],
    htmlAfter: BUTTON_BESIDE,
    show: 'popup.inert = false',
    hide: 'popup.inert = true',
  },
];

let driver: Awaited<ReturnType<typeof startFirefox>>;
let sites: HostServer;

test.beforeAll(async () => {
  sites = await serveHosts(POPUPS, `http://127.0.0.1:${process.env.E2E_PORT}`);
  driver = await startFirefox(WINDOW_SIZE);
});
test.afterAll(async () => {
  await driver?.close();
  await sites?.close();
});

const isPopupVisible = (page: Page) =>
  page.evaluate('popup.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })');

for (const popup of POPUPS)
  test(
    `Firefox: the popup "${popup.name}" with an open dish can be hidden and shown, and Escape closes the dish first`,
    fullOnlyUnless(popup.name === 'dialog-popup'),
    async () => {
      const { page } = driver;
      const customer = new HostPageCustomer(driver);
      await driver.open(sites.getUrl(popup, ELEMENT_SIZE));
      await page.evaluate(
        `const popup = document.querySelector('#popup'); ${popup.show}; window.popup = popup`,
      );
      await customer.press('a', SEARCH_LABEL);
      await customer.fill('input[type=search]', '', CROISSANT);
      await customer.press('article a', `^${CROISSANT}$`);
      await customer.fill('dialog[open] textarea', '', NOTE);

      await page.evaluate(popup.hide);
      // The element notices within a quarter of a second that it is hidden.
      await page.waitForFunction('!document.querySelector("order-app").shadowRoot.querySelector(":modal")');
      await page.click('#beside');
      expect(await page.$eval('#beside', (button) => (button as HTMLButtonElement).value)).toBe('1');
      await page.evaluate(popup.show);
      await customer.waitFor('dialog[open] textarea');
      expect(await page.evaluate('rig.value("dialog[open] textarea", "")')).toBe(NOTE);

      await customer.press('dialog[open] textarea');
      await page.keyboard.press('Escape');
      await customer.waitUntilGone('dialog[open] textarea');
      expect(await isPopupVisible(page)).toBe(true);
      await customer.clearStorage();
    },
  );

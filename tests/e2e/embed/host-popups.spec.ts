import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Customer } from '../testing/customer.ts';
import { CROISSANT, createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

// Popups, tabs and shortcuts of a host page, with the libraries that many sites use.

test.use({ viewport: TALL_VIEWPORT });

const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../../node_modules');
const LIBRARIES = {
  bootstrap: 'bootstrap/dist/js/bootstrap.bundle.js',
  tabbable: 'tabbable/dist/index.umd.js',
  focusTrap: 'focus-trap/dist/focus-trap.umd.js',
  hotkeys: 'hotkeys-js/dist/hotkeys-js.umd.cjs',
  mousetrap: 'mousetrap/mousetrap.js',
} as const;

/** The field for a note in the open dish. */
const getNote = ({ dialog, texts }: Customer) =>
  dialog.getByRole('textbox', { name: texts.containing('item.note') });

const NOTE = 'Please warm it, and no sugar / no milk';

/** The libraries' own globals in the host page. */
interface HostWindow {
  bootstrap: { Modal: { getOrCreateInstance(element: Element | null): { show(): void; hide(): void } } };
  focusTrap: { createFocusTrap(element: string, options: object): { activate(): void } };
  hotkeys: (keys: string, listener: () => void) => void;
  Mousetrap: { bind(keys: string[], listener: () => void): void };
  shortcuts: string[];
  clicks: number;
}

const addLibrary = (page: Page, name: keyof typeof LIBRARIES) =>
  page.addScriptTag({ path: resolve(PACKAGES_FOLDER, LIBRARIES[name]) });

/** Opens a page whose popup contains the element. Then opens a dish there and types a note. */
async function openDishInPopup(page: Page) {
  await openHostPage(
    page,
    `<button id="beside" onclick="window.clicks = (window.clicks ?? 0) + 1">Beside</button>
     <div class="modal" id="popup" tabindex="-1"><div class="modal-dialog"><div class="modal-content">
       <button id="cross">Close the popup</button>
       <order-app reference-id="demo-cafe" api-base="/api" path="/car_pickup"></order-app>
     </div></div></div>`,
  );
  const customer = createEmbeddedCustomer(page, getElement(page));
  await customer.openDish(CROISSANT);
  const note = getNote(customer);
  await note.fill(NOTE);
  return { customer, note };
}

/** Ways in which popups, tabs, sliders and accordions hide or disable what is inside them. */
const WAYS_TO_HIDE = [
  { way: 'display', attribute: 'style', value: 'display: none' },
  { way: 'visibility', attribute: 'style', value: 'visibility: hidden' },
  { way: 'content visibility', attribute: 'style', value: 'content-visibility: hidden' },
  { way: 'opacity', attribute: 'style', value: 'opacity: 0' },
  { way: 'inert', attribute: 'inert', value: '' },
];

test('a popup with an open dish does not block the page while it is hidden, and keeps the dish and the note', async ({
  page,
}) => {
  const { customer, note } = await openDishInPopup(page);
  for (const { way, attribute, value } of WAYS_TO_HIDE) {
    await page
      .locator('#popup')
      .evaluate((popup, newAttribute) => popup.setAttribute(...newAttribute), [attribute, value] as [
        string,
        string,
      ]);
    await expect(customer.dialog, way).toBeHidden();
    await page.locator('#beside').click();
    await page.locator('#popup').evaluate((popup, name) => popup.removeAttribute(name), attribute);
    await expect(customer.dialog, way).toBeVisible();
    await expect(note, way).toHaveValue(NOTE);
  }
  expect(await page.evaluate(() => (window as unknown as HostWindow).clicks)).toBe(WAYS_TO_HIDE.length);
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
});

test('Escape closes only the dish at first, and the Bootstrap popup at the next press', async ({ page }) => {
  const { customer } = await openDishInPopup(page);
  await page.keyboard.press('Escape');
  await addLibrary(page, 'bootstrap');
  await page.addStyleTag({ path: resolve(PACKAGES_FOLDER, 'bootstrap/dist/css/bootstrap.css') });
  await page.evaluate(() => {
    const { bootstrap } = window as unknown as HostWindow;
    bootstrap.Modal.getOrCreateInstance(document.querySelector('#popup')).show();
  });
  await customer.openDish(CROISSANT);
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(page.locator('#popup')).toBeVisible();
  await page.locator('#cross').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#popup')).toBeHidden();
});

test('Escape closes only the dish at first, and the popup of a focus trap at the next press', async ({
  page,
}) => {
  const { customer } = await openDishInPopup(page);
  await addLibrary(page, 'tabbable');
  await addLibrary(page, 'focusTrap');
  await page.evaluate(() => {
    const { focusTrap } = window as unknown as HostWindow;
    const popup = document.querySelector<HTMLElement>('#popup');
    focusTrap
      .createFocusTrap('#popup', {
        allowOutsideClick: true,
        tabbableOptions: { getShadowRoot: true },
        onDeactivate: () => popup?.setAttribute('hidden', ''),
      })
      .activate();
  });
  await getNote(customer).focus();
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(getElement(page)).toBeVisible();
  await page.locator('#cross').focus();
  await page.keyboard.press('Escape');
  await expect(getElement(page)).toBeHidden();
});

test('Escape closes only the dish in an Elementor popup, and the dish is still open after the popup closes and reopens', async ({
  page,
}) => {
  const { customer } = await openDishInPopup(page);
  await page.evaluate(() => {
    const popup = document.querySelector<HTMLElement>('#popup');
    const content = popup?.firstElementChild;
    const host = window as unknown as { showPopup(): void; hidePopup(): void };
    // Elementor takes the content out of the document while its popup is closed, and closes it on `keyup`.
    host.hidePopup = () => {
      if (popup) popup.style.display = 'none';
      content?.remove();
    };
    host.showPopup = () => {
      if (content) popup?.append(content);
      if (popup) popup.style.display = 'block';
    };
    window.addEventListener('keyup', ({ which }) => {
      if (which === 27 && popup?.style.display !== 'none') host.hidePopup();
    });
  });
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(getElement(page)).toBeVisible();
  await customer.openDish(CROISSANT);
  await page.evaluate(() => (window as unknown as { hidePopup(): void }).hidePopup());
  await page.locator('#beside').click();
  await page.evaluate(() => (window as unknown as { showPopup(): void }).showPopup());
  await expect(customer.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await page.locator('#cross').focus();
  await page.keyboard.press('Escape');
  await expect(getElement(page)).toHaveCount(0);
});

test('Escape closes the dish, then empties the search, and only then closes a <dialog> of the host page', async ({
  page,
}) => {
  await openHostPage(
    page,
    `<button id="beside">Beside</button>
     <dialog id="popup" style="width: 900px; height: 900px">
       <order-app reference-id="demo-cafe" api-base="/api" path="/car_pickup"></order-app>
     </dialog>`,
  );
  const popup = page.locator('#popup');
  const showPopup = () => popup.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await showPopup();
  const customer = createEmbeddedCustomer(page, getElement(page));
  await customer.openDish(CROISSANT);
  const note = getNote(customer);
  await note.fill(NOTE);
  await popup.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.locator('#beside').click();
  await showPopup();
  await expect(note).toHaveValue(NOTE);
  await note.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(popup).toBeVisible();
  await customer.searchField.press('Escape');
  await expect(customer.searchField).toHaveValue('');
  await expect(popup).toBeVisible();
  await customer.searchField.press('Escape');
  await expect(customer.searchLink).toBeVisible();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.locator('#beside').click();
});

test('typing in a field of the app starts no shortcut of the host page', async ({ page }) => {
  await openHostPage(
    page,
    '<button id="beside">Beside</button><order-app reference-id="demo-cafe" api-base="/api" path="/car_pickup"></order-app>',
  );
  await addLibrary(page, 'hotkeys');
  await addLibrary(page, 'mousetrap');
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.shortcuts = [];
    host.hotkeys('s,/,k,space,enter,esc', () => void host.shortcuts.push('hotkeys'));
    host.Mousetrap.bind(
      ['s', '/', 'k', 'space', 'enter', 'esc'],
      () => void host.shortcuts.push('mousetrap'),
    );
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, ({ target }) => {
        const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (!isField) host.shortcuts.push(type);
      });
  });
  const customer = createEmbeddedCustomer(page, getElement(page));
  const readShortcuts = () => page.evaluate(() => (window as unknown as HostWindow).shortcuts);
  await customer.searchLink.click();
  await customer.searchField.pressSequentially('s/k s');
  await expect(customer.searchField).toHaveValue('s/k s');
  await customer.searchField.press('Escape');
  await customer.searchField.press('Escape');
  await customer.openDish(CROISSANT);
  await getNote(customer).pressSequentially('milk / sugar');
  await getNote(customer).press('Enter');
  await getNote(customer).press('Escape');
  await expect(customer.dialog).toBeHidden();
  expect(await readShortcuts()).toEqual([]);
  // The shortcuts work elsewhere.
  await page.locator('#beside').press('s');
  expect(await readShortcuts()).toEqual(expect.arrayContaining(['hotkeys', 'mousetrap', 'keydown', 'keyup']));
});

import { hashForCsp } from './content-policy.ts';

/**
 * The only inline script of a hosted page. It runs before the element and does what cannot wait for the
 * loader:
 * - It marks the page when the visitor's browser has a stored cart, address, login, branch or colour scheme for this
 *   business. The first screen, which is rendered without them, is then hidden, and the skeleton is visible instead. The
 *   same applies to a screen on which the app has to scroll to the category.
 * - It marks the page with the colour scheme that the visitor chose here, so that the page behind the app matches it.
 * - It collects the first screen's buttons that the visitor presses, so that the app can press its own buttons later. Links
 *   work without scripts.
 */
export const FIRST_SCREEN_SCRIPT = `(() => {
  const prefix = 'order-app:' + document.currentScript.dataset.referenceId + ':';
  const read = (name) => {
    try {
      return JSON.parse(localStorage.getItem(prefix + name))?.d;
    } catch {}
  };
  const { branchId, theme } = read('business') ?? {};
  const needsApp = 'needsApp' in document.currentScript.dataset;
  if (needsApp || read('cart')?.lines?.length || branchId || theme || read('delivery') || read('session') || read('table'))
    document.documentElement.dataset.returning = '';
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  addEventListener('click', (event) => {
    const path = event.composedPath();
    const screen = path.find((node) => node.part?.contains('first-screen'));
    const button = path.find((node) => node.localName === 'button');
    if (!screen || !button || screen.stopRecording) return;
    // Without scripts some buttons lead to a page. With scripts the app handles them.
    event.preventDefault();
    (screen.pressed ??= []).push(button);
  }, true);
})();`;

/** The CSP source that allows the script. */
export const FIRST_SCREEN_SCRIPT_CSP_HASH = hashForCsp(FIRST_SCREEN_SCRIPT);

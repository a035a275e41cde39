import { PENDING_SCREEN_SELECTOR, type PendingScreen } from '../../src/lib/pending-clicks.ts';
import { appendElement } from './append-element.ts';
import { callDoctor, describeLostScript } from './assets.ts';
import { callWhenNear } from './call-when-near.ts';
import type { AppSession, ElementRoot } from './element-contract.ts';
import { createElementRoot, createStyleSheet, tryStart } from './element-root.ts';
import { requestScreen, showScreen, startServerScreen } from './first-screen.ts';
import { elementsFoundByDomain } from './found-businesses.ts';
import { applyPageBusiness } from './page-business.ts';

/**
 * `!important` on `:host` overrides the rules of the page around the element. `.boot` is the skeleton of the first
 * screen, in translucent greys that suit any page.
 */
const APP_CSS = `:host{display:block!important;position:relative!important;height:var(--order-app-height,min(800px,100svh))!important;overflow:hidden!important;contain:layout!important}
:host([mode=fullscreen]){height:100%!important;min-height:50svh!important}
:host([mode=modal]),:host([hidden]){display:none!important}
.boot{height:100%;margin:0 16px;background:repeating-linear-gradient(#0000 0 16px,#8881 0 128px)}
.boot:has(p){background:none}
.boot p{margin:16px 0;font:medium/1.5 system-ui}
.boot button{position:absolute;z-index:2;margin:16px;padding:12px 20px;border:1px solid;border-radius:12px;font:600 medium system-ui;background:Canvas;color:CanvasText}`;

const sheet = createStyleSheet(APP_CSS);

/** Maximum time to wait for the server's first screen before the app starts, in ms. */
const MAX_SCREEN_WAIT_MS = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates the root of an `<order-app>`, which shows the skeleton. Starts the app when the element comes near the
 * viewport. In mode `modal`, starts it when the element is opened; in mode `fullscreen`, at once.
 */
export function createAppRoot(root: ShadowRoot): ElementRoot<AppSession> {
  const { host } = root;
  startServerScreen(root);
  const boot = appendElement(root, 'div');
  boot.className = 'boot';
  let isScreenRequested = !!root.querySelector(PENDING_SCREEN_SELECTOR);
  const startInPage = (self: ElementRoot<AppSession>) => {
    const referenceId = host.getAttribute('reference-id');
    const request = isScreenRequested ? undefined : requestScreen(host);
    isScreenRequested = true;
    // If the first screen cannot be loaded, the skeleton stays.
    const screen = request
      ?.then((response) => showScreen(root, response, referenceId))
      .catch(() => undefined);
    // Load the app after the first screen. Its files are several times larger and would delay the first screen on a
    // slow line.
    void Promise.race([screen, screen && wait(MAX_SCREEN_WAIT_MS)]).then(
      () => host.isConnected && tryStart(self),
    );
  };
  const self = createElementRoot<AppSession>(
    root,
    sheet,
    ({ startApp }, self) => startApp(self),
    async (self) => {
      if (!host.hasAttribute('reference-id')) {
        await applyPageBusiness(host);
        // Stop if `applyPageBusiness` has set the attribute: the attribute change calls this function again.
        if (host.hasAttribute('reference-id') || !host.isConnected) return;
      }
      const mode = host.getAttribute('mode');
      const isModal = mode === 'modal';
      if (isModal) {
        if (host.hasAttribute('open')) tryStart(self);
      } else if (mode === 'fullscreen') startInPage(self);
      else callWhenNear(host, () => startInPage(self));
    },
    (self) => {
      root.querySelector<PendingScreen>(PENDING_SCREEN_SELECTOR)?.stopRecording?.();
      boot.textContent = '';
      const lostScript = describeLostScript(host);
      if (lostScript) {
        const { text, lang } = lostScript.problem;
        Object.assign(appendElement(boot, 'p', text), { lang, dir: 'auto' });
        Object.assign(appendElement(boot, 'p', lostScript.fix), { lang: 'en', dir: 'ltr' });
        return;
      }
      // A language file may have failed to load too, so the text is English, with a symbol beside it.
      appendElement(boot, 'button', '↻ Try again').onclick = () => {
        // If the import fails again, reload the page, because some browsers remember a failed import. Check the
        // connection first: a reload while offline would replace the page with an error page.
        self
          .start()
          .catch(() => fetch(location.href).then(() => location.reload()))
          .catch(() => undefined);
      };
    },
  );
  const { applyChanges } = self;
  self.applyChanges = () => {
    applyChanges();
    if (host.isConnected && host.hasAttribute('debug'))
      void callDoctor(host, () => elementsFoundByDomain.has(host));
  };
  return self;
}

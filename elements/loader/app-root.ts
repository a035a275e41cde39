import type { PendingScreen } from '../../src/lib/pending-clicks.ts';
import { appendElement } from './append-element.ts';
import { callDoctor } from './assets.ts';
import type { AppSession, ElementRoot } from './element-contract.ts';
import { createElementRoot, createStyleSheet, tryStart } from './element-root.ts';
import { fetchScreen, takeServerScreen } from './first-screen.ts';
import { callWhenNear } from './near-view.ts';

/**
 * `!important` on the host wins over the page's own, and `all: initial` keeps what the page lets its text inherit out.
 * `.boot` is the shape of the menu home until the app has painted, in greys that suit the page.
 */
const APP_CSS = `:host{display:block!important;position:relative!important;height:var(--order-app-height,min(800px,100svh))!important;overflow:hidden!important;contain:layout!important}
:host([mode=fullscreen]){height:100%!important;min-height:50svh!important}
:host([mode=modal]),:host([hidden]){display:none!important}
.boot{height:100%;margin:0 16px;background:repeating-linear-gradient(#0000 0 16px,#8881 0 128px)}
.boot button{position:absolute;z-index:2;margin:16px}`;

const sheet = createStyleSheet(APP_CSS);

/** An `<order-app>`: keeps its place, and starts near the view or when it is opened. */
export function createAppRoot(root: ShadowRoot): ElementRoot<AppSession> {
  const { host } = root;
  takeServerScreen(root);
  const boot = appendElement(root, 'div');
  boot.className = 'boot';
  let isScreenRequested = !!root.querySelector('.first-screen');
  const startInPage = (self: ElementRoot<AppSession>) => {
    tryStart(self);
    if (isScreenRequested) return;
    isScreenRequested = true;
    const { apiBase, referenceId } = self.preload();
    // Without it the skeleton shows.
    fetchScreen(root, apiBase, referenceId).catch(() => undefined);
  };
  const self = createElementRoot<AppSession>(
    root,
    sheet,
    ({ startApp }, self) => startApp(self),
    (self) => {
      const mode = host.getAttribute('mode');
      const isModal = mode === 'modal';
      if (isModal) {
        if (host.hasAttribute('open')) tryStart(self);
      } else if (mode === 'fullscreen') startInPage(self);
      else callWhenNear(host, () => startInPage(self));
    },
    (self) => {
      root.querySelector<PendingScreen>('.first-screen')?.stopRecording?.();
      boot.textContent = '';
      // No locale can be counted on: the one word is English, with a sign beside it.
      appendElement(boot, 'button', '↻ Try again').onclick = () => {
        // Some browsers remember a failed import for as long as the page stands. Without a line the page had better stand.
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
    if (host.isConnected && host.hasAttribute('debug')) void callDoctor(host);
  };
  return self;
}

import { APP_CSS } from './app-css.ts';
import { callDoctor } from './assets.ts';
import { elementRoot, sheetOf, tryStart } from './element-root.ts';
import { make } from './make.ts';
import { whenNear } from './near-view.ts';
import type { AppSession, ElementRoot } from './session.ts';

const sheet = sheetOf(APP_CSS);

/** An `<order-app>`: keeps its place, and starts near the view or when it is opened. */
export function appRoot(root: ShadowRoot): ElementRoot<AppSession> {
  const { host } = root;
  const boot = make(root, 'div');
  boot.className = 'boot';
  const self = elementRoot<AppSession>(
    root,
    sheet,
    ({ startApp }, self) => startApp(self),
    (self) => {
      const mode = host.getAttribute('mode');
      const isModal = mode === 'modal';
      if (isModal ? host.hasAttribute('open') : mode === 'fullscreen') tryStart(self);
      else if (!isModal) whenNear(host, () => tryStart(self));
    },
    (self) => {
      boot.textContent = '';
      // No locale can be counted on: the one word is English, with a sign beside it.
      make(boot, 'button', '↻ Try again').onclick = () => {
        // Some browsers remember a failed import for as long as the page stands. Without a line the page had better stand.
        self
          .start()
          .catch(() => fetch(location.href).then(() => location.reload()))
          .catch(() => undefined);
      };
    },
  );
  const { settle } = self;
  self.settle = () => {
    settle();
    if (host.isConnected && host.hasAttribute('debug')) void callDoctor(host);
  };
  return self;
}

import { BUTTON_CSS } from './button-css.ts';
import { elementRoot, sheetOf, tryStart } from './element-root.ts';
import { make } from './make.ts';
import { whenNear } from './near-view.ts';
import type { ButtonSession, ElementRoot } from './session.ts';
import { storedCount } from './stored-count.ts';

const sheet = sheetOf(BUTTON_CSS);

/** An `<order-button>`: it loads nothing until it is near or touched. */
export function buttonRoot(root: ShadowRoot): ElementRoot<ButtonSession> {
  const { host } = root;
  const button = make(root, 'button');
  // Until the customer's language is known.
  make(button, 'slot', 'Order');
  const count = make(button, 'span');
  button.part = 'button';
  count.part = 'count';
  const self = elementRoot<ButtonSession>(
    root,
    sheet,
    ({ startButton }, own) => startButton(own),
    () => {
      count.textContent = storedCount(host.getAttribute('reference-id'));
      whenNear(button, touch);
      if (host.getAttribute('placement') !== 'floating') return;
      button.popover = 'manual';
      button.togglePopover(true);
    },
  );
  const touch = () => tryStart(self);
  button.onpointerenter = button.onfocus = touch;
  button.onclick = () => tryStart(self, (session) => session.open());
  return self;
}

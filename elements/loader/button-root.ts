import { appendElement } from './append-element.ts';
import { describeLostScript } from './assets.ts';
import { callWhenNear } from './call-when-near.ts';
import type { ButtonSession, ElementRoot } from './element-contract.ts';
import { createElementRoot, createStyleSheet, tryStart } from './element-root.ts';
import { applyPageBusiness } from './page-business.ts';
import { readStoredCount } from './stored-count.ts';

/** A floating button is a popover, so it is in the top layer, above every `z-index` of the host page. */
const BUTTON_CSS = `:host{display:inline-block!important}
:host([placement=floating]){display:contents!important}
:host([hidden]){display:none!important}
button{all:initial;padding:12px 20px;border:1px solid #8889;border-radius:var(--order-app-radius,16px);background:var(--order-app-brand,#1b1b1f);color:var(--order-app-on-brand,#fff);font:600 medium var(--order-app-font,system-ui);cursor:pointer}
button[popover]{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px}
span:not(:empty){margin-inline-start:8px}
:focus-visible{outline:2px solid}`;

const sheet = createStyleSheet(BUTTON_CSS);

/**
 * Creates the root of an `<order-button>`. Loads the app when the button comes near the viewport, or is hovered,
 * focused or clicked.
 */
export function createButtonRoot(root: ShadowRoot): ElementRoot<ButtonSession> {
  const { host } = root;
  const button = appendElement(root, 'button');
  // The session translates the label once the customer's language is known.
  appendElement(button, 'slot', 'Order');
  const countElement = appendElement(button, 'span');
  button.part = 'button';
  countElement.part = 'count';
  const self = createElementRoot<ButtonSession>(
    root,
    sheet,
    ({ startButton }, self) => startButton(self),
    (self) => {
      countElement.textContent = readStoredCount(self.readAddress());
      void ensureBusiness();
      callWhenNear(button, start);
      if (host.getAttribute('placement') !== 'floating') return;
      button.popover = 'manual';
      button.togglePopover(true);
    },
    () => {
      const lostScript = describeLostScript(host);
      if (!lostScript) return;
      countElement.textContent = lostScript.problem.text;
      countElement.lang = lostScript.problem.lang;
      button.title = lostScript.fix;
    },
  );
  /**
   * Sets `reference-id` to the business of the page's domain, if the button names neither a business nor an app. The
   * button then shows that business's count and passes the attribute to its app.
   */
  const ensureBusiness = async () => {
    if (!host.hasAttribute('reference-id') && !host.hasAttribute('for')) await applyPageBusiness(host);
  };
  const start = () => ensureBusiness().then(() => tryStart(self));
  button.onpointerenter = button.onfocus = start;
  button.onclick = () => ensureBusiness().then(() => tryStart(self, (session) => session.open()));
  return self;
}

import { type ButtonSession, type ElementRoot, ROOT } from '../loader/element-contract.ts';
import type { OrderAppElement } from '../loader/order-app-element.ts';
import { readEventCount, readStoredCount } from '../loader/stored-count.ts';

/** Attributes of the button itself. It copies all others to its app. */
const BUTTON_ATTRIBUTES = [
  'placement',
  'for',
  'id',
  'class',
  'style',
  'hidden',
  'slot',
  'part',
  'dir',
  'lang',
  'mode',
  'open',
];

/** The message of a locale file with the key, such as `embed.order`. Undefined when it is missing. */
function findMessage(messages: unknown, key: string): string | undefined {
  const message = key.split('.').reduce<unknown>((part, name) => Object(part)[name], messages);
  return typeof message === 'string' ? message : undefined;
}

/** Starts a button: it shows the cart's count and a label in the customer's language, and opens the app. */
export function startButton(element: ElementRoot<ButtonSession>): ButtonSession {
  const { root } = element;
  const host = root.host as HTMLElementTagNameMap['order-button'];
  const [labelSlot, countElement] = ['slot', '[part=count]'].map((part) => root.querySelector(part));
  let ownApp: OrderAppElement | undefined;

  // Search for the tag name too, because another element on the host page may have the same id.
  const findNamedApp = () =>
    host.for
      ? (host.getRootNode() as ParentNode & Node).querySelector<OrderAppElement>(
          `order-app[id=${JSON.stringify(host.for)}]`,
        )
      : null;
  /**
   * Returns the business of the app that the button opens. The button counts that app's cart. Undefined while the app
   * is not on the page.
   */
  const readAddress = () => (host.for ? findNamedApp()?.[ROOT] : element)?.readAddress();
  const showCount = (text: string | undefined) => {
    if (countElement && text !== undefined) countElement.textContent = text;
  };
  const onStorageChange = (event: Event) => {
    const address = readAddress();
    if (address) showCount(readEventCount(event, address));
  };

  const copyAttributes = (app: OrderAppElement) => {
    const attributes = new Map([...host.attributes].map(({ name, value }) => [name, value]));
    for (const name of BUTTON_ATTRIBUTES) attributes.delete(name);
    for (const name of app.getAttributeNames())
      if (!attributes.has(name) && !BUTTON_ATTRIBUTES.includes(name)) app.removeAttribute(name);
    for (const [name, value] of attributes) app.setAttribute(name, value);
    app.mode = 'modal';
  };
  const createApp = () => {
    const app = document.createElement('order-app');
    copyAttributes(app);
    // The app uses the requests that the button has already sent.
    app[ROOT].requests = element.requests;
    root.append(app);
    return app;
  };

  const applyChanges = () => {
    // The cart may change in another tab (`storage`) or in this document (`order-app:storage`).
    for (const type of ['storage', 'order-app:storage']) {
      if (host.isConnected) addEventListener(type, onStorageChange);
      else removeEventListener(type, onStorageChange);
    }
    const address = readAddress();
    showCount(address ? readStoredCount(address) : '');
    if (ownApp) copyAttributes(ownApp);
  };

  applyChanges();
  // With `for`, the label is in the language of the named app, so use that app's requests.
  const { locale, loadLocale } = (findNamedApp()?.[ROOT] ?? element).preload();
  locale.then(loadLocale).then(
    (messages) => {
      const message = findMessage(messages, 'embed.order');
      if (labelSlot && message) labelSlot.textContent = message;
    },
    () => undefined,
  );
  return {
    get app() {
      return host.for ? findNamedApp() : (ownApp ?? null);
    },
    applyChanges,
    open() {
      if (!host.for) ownApp ??= createApp();
      this.app?.open();
    },
  };
}

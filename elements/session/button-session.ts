import { type ButtonSession, type ElementRoot, ROOT } from '../loader/element-contract.ts';
import type { OrderAppElement } from '../loader/order-app-element.ts';
import { countFrom, storedCount } from '../loader/stored-count.ts';

/** What a button says of itself: the rest is for its app. */
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

/** A message of a locale file; undefined where it lacks it. */
function wordIn(words: unknown, key: string): string | undefined {
  const message = key.split('.').reduce<unknown>((part, name) => Object(part)[name], words);
  return typeof message === 'string' ? message : undefined;
}

/** A button whose app's code is there: it follows the cart, speaks the customer's language and opens the app. */
export function startButton(element: ElementRoot<ButtonSession>): ButtonSession {
  const { root } = element;
  const host = root.host as HTMLElementTagNameMap['order-button'];
  const [label, count] = ['slot', '[part=count]'].map((part) => root.querySelector(part));
  let own: OrderAppElement | undefined;

  const named = () => {
    const tree = host.getRootNode() as Partial<DocumentOrShadowRoot & NonElementParentNode>;
    return (host.for && (tree.getElementById?.(host.for) as OrderAppElement | null)) || null;
  };
  const reference = () => (host.for ? named() : host)?.referenceId;
  const show = (text: string | undefined) => {
    if (count && text !== undefined) count.textContent = text;
  };
  const hear = (event: Event) => show(countFrom(event, reference()));

  const copyAttributes = (app: OrderAppElement) => {
    const attributes = new Map([...host.attributes].map(({ name, value }) => [name, value]));
    for (const name of BUTTON_ATTRIBUTES) attributes.delete(name);
    for (const name of app.getAttributeNames())
      if (!attributes.has(name) && !BUTTON_ATTRIBUTES.includes(name)) app.removeAttribute(name);
    for (const [name, value] of attributes) app.setAttribute(name, value);
    app.mode = 'modal';
  };
  const makeApp = () => {
    const app = document.createElement('order-app');
    copyAttributes(app);
    // What was asked for when the button was near.
    app[ROOT].files = element.files;
    root.append(app);
    return app;
  };

  const applyChanges = () => {
    // Another tab, and an app in this document.
    for (const type of ['storage', 'order-app:storage']) {
      if (host.isConnected) addEventListener(type, hear);
      else removeEventListener(type, hear);
    }
    show(storedCount(reference()));
    if (own) copyAttributes(own);
  };

  applyChanges();
  // One that names an app speaks its language, and asks for what it needs.
  const { locale, load } = (named()?.[ROOT] ?? element).preload();
  locale.then(load).then(
    (words) => {
      const word = wordIn(words, 'embed.order');
      if (label && word) label.textContent = word;
    },
    () => undefined,
  );
  return {
    get app() {
      return host.for ? named() : (own ?? null);
    },
    applyChanges,
    open() {
      if (!host.for) own ??= makeApp();
      this.app?.open();
    },
  };
}

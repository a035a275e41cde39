// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { hasStoredVisit } from '../../../../elements/loader/first-screen.ts';
import { FIRST_SCREEN_SCRIPT } from './first-screen-script.ts';

const saveToStorage = (name: string, value: unknown) =>
  localStorage.setItem(
    `order-app:cafe:${name}`,
    typeof value === 'string' ? value : JSON.stringify({ d: value }),
  );

let removeListener = () => {};

function runScript(attributes: Record<string, string> = {}): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, { referenceId: 'cafe', ...attributes });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  const addListener = vi.spyOn(globalThis, 'addEventListener');
  // Runs the text of the script as the browser would.
  new Function(FIRST_SCREEN_SCRIPT)();
  const [type, listener] = addListener.mock.lastCall ?? [];
  removeListener = () => removeEventListener(type as string, listener as EventListener, true);
  addListener.mockRestore();
}

afterEach(() => {
  removeListener();
  localStorage.clear();
  delete document.documentElement.dataset.returning;
  delete document.documentElement.dataset.theme;
  document.body.replaceChildren();
});

it.each([
  ['nothing is stored', () => undefined, false],
  ['the cart is empty', () => saveToStorage('cart', { lines: [] }), false],
  ['the cart has a dish', () => saveToStorage('cart', { lines: [{ count: 1 }] }), true],
  ['a branch is chosen', () => saveToStorage('business', { branchId: 'cafe~two' }), true],
  ['a colour scheme is chosen', () => saveToStorage('business', { theme: 'dark' }), true],
  ['only a language is chosen', () => saveToStorage('business', { locale: 'ar' }), false],
  ['an address is stored', () => saveToStorage('delivery', {}), true],
  ['the customer is logged in', () => saveToStorage('session', { token: 't' }), true],
  ['a table is stored', () => saveToStorage('table', {}), true],
  ['the stored cart is broken', () => saveToStorage('cart', 'no json'), false],
])(
  'hides the server-rendered first screen only from visitors with stored choices: %s',
  (_, storeVisit, isReturning) => {
    storeVisit();
    runScript();
    expect('returning' in document.documentElement.dataset).toBe(isReturning);
    expect(hasStoredVisit('cafe')).toBe(isReturning);
  },
);

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['auto', undefined],
  ['red', undefined],
])('gives the page behind the app the colour scheme that the visitor chose: %s', (theme, expectedTheme) => {
  saveToStorage('business', { theme });
  runScript();
  expect(document.documentElement.dataset.theme).toBe(expectedTheme);
});

it('hides the server-rendered first screen if the app has to scroll to a category', () => {
  runScript({ needsApp: '' });
  expect('returning' in document.documentElement.dataset).toBe(true);
});

it('remembers which buttons of the first screen a visitor presses before the loader runs', () => {
  runScript();
  const screen = document.createElement('div') as HTMLDivElement & { pressed?: Element[] };
  // jsdom does not implement `part`.
  Object.assign(screen, { part: { contains: (name: string) => name === 'first-screen' } });
  screen.innerHTML = '<button>Add tea</button><p>Words</p>';
  document.body.append(screen);
  screen.querySelector('button')?.click();
  screen.querySelector('p')?.click();
  expect(screen.pressed).toEqual([screen.querySelector('button')]);
});

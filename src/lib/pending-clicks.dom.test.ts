// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findIncreaseButton, findSameControl, type PendingScreen, recordClicks } from './pending-clicks.ts';

const MARKUP =
  '<a href="https://orders.example/cafe/tea">Tea</a><button aria-label="Add tea"></button><p>Words</p>';

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function openScreen(handleControl = (_control: Element) => false, pressedSelector?: 'a' | 'button') {
  const screen: PendingScreen = document.createElement('div');
  const root = screen.attachShadow({ mode: 'open' });
  root.innerHTML = MARKUP;
  document.body.append(screen);
  const recordedControl = pressedSelector && root.querySelector(pressedSelector);
  if (recordedControl) screen.pressed = [recordedControl];
  recordClicks(screen, handleControl);
  return { screen, root };
}

const click = (element: Element | null, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...options });
  element?.dispatchEvent(event);
  return event;
};

it('records clicks on links and buttons in order, and prevents links from leaving the page', () => {
  const { screen, root } = openScreen();
  const event = click(root.querySelector('a'));
  click(root.querySelector('button'));
  click(root.querySelector('p'));
  expect(event.defaultPrevented).toBe(true);
  expect(screen.pressed).toEqual([root.querySelector('a'), root.querySelector('button')]);
});

it('drops the recorded clicks that the loader handles, and records no further clicks of this kind', () => {
  const isButton = (control: Element) => control.localName === 'button';
  const { screen, root } = openScreen(isButton, 'button');
  expect(screen.pressed).toEqual([]);
  click(root.querySelector('button'));
  click(root.querySelector('a'));
  expect(screen.pressed).toEqual([root.querySelector('a')]);
});

it('lets the browser handle a click that opens a new tab', () => {
  const { screen, root } = openScreen();
  expect(click(root.querySelector('a'), { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(screen.pressed).toBeUndefined();
});

it('no longer blocks links after the recording of clicks has stopped', () => {
  const { screen, root } = openScreen();
  screen.stopRecording?.();
  const link = root.querySelector('a');
  // jsdom cannot navigate.
  link?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  click(link);
  expect(screen.pressed).toBeUndefined();
});

it('detects that a link is pressed and not yet released', () => {
  const { screen, root } = openScreen();
  const dispatchPointerEvent = (type: string) =>
    root.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  dispatchPointerEvent('pointerdown');
  expect(screen.isPointerDown).toBe(true);
  dispatchPointerEvent('pointerup');
  expect(screen.isPointerDown).toBe(false);
});

it('finds the app’s link for a server-rendered link whose URL also contains the language', () => {
  const { root } = openScreen();
  const appView = document.createElement('div');
  appView.innerHTML = '<a href="/cafe/tea">Tea</a>';
  document.body.append(appView);
  const link = root.querySelector('a');
  link?.setAttribute('href', '/cafe/tea?lang=ar');
  expect(link && findSameControl(appView, link)).toBe(appView.querySelector('a'));
});

it('finds the app’s control by the path and name of the server-rendered control, even if their origins differ', () => {
  const { root } = openScreen();
  const appView = document.createElement('div');
  appView.innerHTML =
    '<a href="/cafe/coffee">Tea</a><a href="/cafe/tea">Tea</a><button aria-label="Add tea">';
  document.body.append(appView);
  const link = root.querySelector('a');
  const button = root.querySelector('button');
  expect(link && findSameControl(appView, link)).toBe(appView.querySelectorAll('a')[1]);
  expect(button && findSameControl(appView, button)).toBe(appView.querySelector('button'));
  expect(link && findSameControl(document.createElement('div'), link)).toBeUndefined();
});

it('finds the app’s cart bar even if its label has changed', () => {
  const appView = document.createElement('div');
  appView.innerHTML = '<a part="cart-bar" href="/cart" aria-label="View cart, 1 item">1</a>';
  const serverCartBar = document.createElement('div');
  serverCartBar.innerHTML = '<a part="cart-bar" href="/cart">1 View cart</a>';
  expect(findSameControl(appView, serverCartBar.firstElementChild as Element)).toBe(
    appView.firstElementChild,
  );
});

it('finds the plus button that replaced the add button of a dish', () => {
  const renderCard = (action: string) => `<article><a href="/cafe/tea">Tea</a>${action}</article>`;
  const serverCard = document.createElement('div');
  serverCard.innerHTML = renderCard('<button>1</button>');
  const appView = document.createElement('div');
  appView.innerHTML = renderCard(
    '<div role="group"><button>-</button><output>1</output><button>+</button></div>',
  );
  const button = serverCard.querySelector('button') as Element;
  expect(findIncreaseButton(appView, button)?.textContent).toBe('+');
  expect(findIncreaseButton(document.createElement('div'), button)).toBeUndefined();
});

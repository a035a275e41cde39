// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { containKeys } from './contain-keys.ts';

let root: ShadowRoot;
let stop: () => void;
let pageKeys: string[] = [];
const rememberPageKey = ({ key, type }: KeyboardEvent) => pageKeys.push(`${type} ${key}`);

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = '<input><button>Add</button>';
  stop = containKeys(root);
  pageKeys = [];
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, rememberPageKey);
});

afterEach(() => {
  stop();
  for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, rememberPageKey);
  document.body.replaceChildren();
});

/** Presses and releases a key. Returns the names of the events that reached the target. */
function press(selector: string, init: KeyboardEventInit): string[] {
  const target = root.querySelector(selector);
  const eventNames: string[] = [];
  const see = (event: Event) => eventNames.push(event.type);
  for (const type of ['keydown', 'keyup']) {
    target?.addEventListener(type, see);
    target?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, code: 'Key', ...init }));
    target?.removeEventListener(type, see);
  }
  return eventNames;
}

describe('containKeys', () => {
  it.each(['s', '/', 'k', ' ', 'Enter', 'Escape'])(
    'keeps "%s" typed in a field from the host page',
    (key) => {
      expect(press('input', { key })).toContain('keydown');
      expect(pageKeys).toEqual([]);
    },
  );

  it('keeps a character that is typed with AltGr from the host page', () => {
    press('input', { key: '@', ctrlKey: true, altKey: true });
    expect(pageKeys).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'passes a shortcut with Ctrl or Command on to the host page (%j)',
    (modifiers) => {
      press('input', { key: 'k', ...modifiers });
      expect(pageKeys).toEqual(['keydown k', 'keyup k']);
    },
  );

  it('passes keys that are pressed on a button on to the host page', () => {
    press('button', { key: 's' });
    expect(pageKeys).toEqual(['keydown s', 'keyup s']);
  });

  it('keeps the release of a key from the host page when the key has moved the focus out of the field', () => {
    const escapeKey = { key: 'Escape', code: 'Escape', bubbles: true, composed: true };
    root.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', escapeKey));
    document.body.dispatchEvent(new KeyboardEvent('keyup', escapeKey));
    expect(pageKeys).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keyup', escapeKey));
    expect(pageKeys).toEqual(['keyup Escape']);
  });

  it.each([
    { name: 'during a composition', init: { isComposing: true } },
    { name: 'after a composition in Safari', init: { keyCode: 229 } },
  ])('keeps keys of an input method from the field’s handlers $name', ({ init }) => {
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      expect(press('input', { key, ...init })).not.toContain('keydown');
  });

  it('keeps the browser from closing a dialog on an Escape of an input method, but not from a new line', () => {
    const field = root.querySelector('input');
    const isDefaultKept = (key: string) =>
      field?.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
      );
    expect(isDefaultKept('Escape')).toBe(false);
    expect(isDefaultKept('Enter')).toBe(true);
  });

  it('passes every key on once the app is stopped', () => {
    stop();
    press('input', { key: 's' });
    expect(pageKeys).toEqual(['keydown s', 'keyup s']);
  });
});

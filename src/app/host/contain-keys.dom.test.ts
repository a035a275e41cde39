// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { containKeys } from './contain-keys.ts';

let shadowRoot: ShadowRoot;
let releaseKeys: () => void;
let pageKeys: string[] = [];
const recordPageKey = ({ key, type }: KeyboardEvent) => pageKeys.push(`${type} ${key}`);

beforeEach(() => {
  shadowRoot = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadowRoot.innerHTML = '<input><button>Add</button>';
  releaseKeys = containKeys(shadowRoot);
  pageKeys = [];
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, recordPageKey);
});

afterEach(() => {
  releaseKeys();
  for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, recordPageKey);
  document.body.replaceChildren();
});

/** Presses and releases a key. Returns the names of the events that reached the target. */
function pressKey(selector: string, eventInit: KeyboardEventInit): string[] {
  const target = shadowRoot.querySelector(selector);
  const eventNames: string[] = [];
  const recordEvent = (event: Event) => eventNames.push(event.type);
  for (const type of ['keydown', 'keyup']) {
    target?.addEventListener(type, recordEvent);
    target?.dispatchEvent(
      new KeyboardEvent(type, { bubbles: true, composed: true, code: 'Key', ...eventInit }),
    );
    target?.removeEventListener(type, recordEvent);
  }
  return eventNames;
}

describe('containKeys', () => {
  it.each(['s', '/', 'k', ' ', 'Enter', 'Escape'])(
    'hides the key "%s" from the host page when the customer types in a field',
    (key) => {
      expect(pressKey('input', { key })).toContain('keydown');
      expect(pageKeys).toEqual([]);
    },
  );

  it('hides from the host page a character that is typed with AltGr', () => {
    pressKey('input', { key: '@', ctrlKey: true, altKey: true });
    expect(pageKeys).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'lets the host page receive a shortcut with Ctrl or Command (%j)',
    (modifiers) => {
      pressKey('input', { key: 'k', ...modifiers });
      expect(pageKeys).toEqual(['keydown k', 'keyup k']);
    },
  );

  it('lets the host page receive a letter key while a button of the app has the focus', () => {
    pressKey('button', { key: 's' });
    expect(pageKeys).toEqual(['keydown s', 'keyup s']);
  });

  it.each(['Enter', ' '])('hides from the host page the key %j that presses a button of the app', (key) => {
    pressKey('button', { key });
    expect(pageKeys).toEqual([]);
  });

  it('hides from the host page a key that a control of the app has handled', () => {
    shadowRoot.querySelector('button')?.addEventListener('keydown', (event) => event.preventDefault());
    pressKey('button', { key: 'ArrowRight', cancelable: true });
    expect(pageKeys).toEqual([]);
  });

  it('hides a key release from the host page when the key press has moved the focus out of a field', () => {
    const escapeKey = { key: 'Escape', code: 'Escape', bubbles: true, composed: true };
    shadowRoot.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', escapeKey));
    document.body.dispatchEvent(new KeyboardEvent('keyup', escapeKey));
    expect(pageKeys).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keyup', escapeKey));
    expect(pageKeys).toEqual(['keyup Escape']);
  });

  it.each([
    ['during a composition', { isComposing: true }],
    ['after a composition in Safari', { keyCode: 229 }],
  ] as [string, KeyboardEventInit][])(
    'hides the keys of an input method from the field’s key handlers %s',
    (_, init) => {
      for (const key of ['Enter', 'Escape', 'ArrowDown'])
        expect(pressKey('input', { key, ...init })).not.toContain('keydown');
    },
  );

  it('prevents Escape in an input method from closing a dialog, and lets Enter insert a new line', () => {
    const inputField = shadowRoot.querySelector('input');
    const isDefaultKept = (key: string) =>
      inputField?.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
      );
    expect(isDefaultKept('Escape')).toBe(false);
    expect(isDefaultKept('Enter')).toBe(true);
  });

  it('lets the host page receive every key as soon as the app is stopped', () => {
    releaseKeys();
    pressKey('input', { key: 's' });
    expect(pageKeys).toEqual(['keydown s', 'keyup s']);
  });
});

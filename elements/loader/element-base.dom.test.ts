// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { elementBase } from './element-base.ts';

const applyChanges = vi.fn();
const root = { applyChanges } as never;
const Base = elementBase('reference-id locale', () => root);
class Example extends Base {
  declare referenceId: string | undefined;
  declare locale: string | undefined;
  heard: unknown;
  set customer(value: unknown) {
    this.heard = value;
  }
}

it('reflects attributes as properties, both ways, and takes them away with them', () => {
  customElements.define('x-example', Example);
  const element = new Example();
  element.referenceId = 'cafe';
  expect(element.getAttribute('reference-id')).toBe('cafe');
  element.setAttribute('locale', 'ar');
  expect(element.locale).toBe('ar');
  element.locale = undefined;
  expect(element.hasAttribute('locale')).toBe(false);
  element.removeAttribute('reference-id');
  expect(element.referenceId).toBeUndefined();
});

it('tells of every change: set, removed, put in and taken out', () => {
  const element = new Example();
  const changes = (act: () => void) => {
    applyChanges.mockClear();
    act();
    return applyChanges.mock.calls.length;
  };
  expect(changes(() => element.setAttribute('locale', 'ar'))).toBe(1);
  expect(changes(() => element.removeAttribute('locale'))).toBe(1);
  expect(changes(() => document.body.append(element))).toBe(1);
  expect(changes(() => element.remove())).toBe(1);
  expect(changes(() => element.setAttribute('title', 'Nothing of ours'))).toBe(0);
});

it('takes over what was set before it was defined', () => {
  const early = document.createElement('x-late') as Example;
  Object.assign(early, { referenceId: 'cafe', customer: { name: 'Noor' } });
  document.body.append(early);
  customElements.define('x-late', class extends Example {});
  expect(early.getAttribute('reference-id')).toBe('cafe');
  expect(early.heard).toEqual({ name: 'Noor' });
  early.referenceId = undefined;
  expect(early.hasAttribute('reference-id')).toBe(false);
});

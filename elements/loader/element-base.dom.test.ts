// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createElementBase } from './element-base.ts';

const applyChanges = vi.fn();
const root = { applyChanges } as never;
const Base = createElementBase('reference-id locale', () => root);
class Example extends Base {
  declare referenceId: string | undefined;
  declare locale: string | undefined;
  lastCustomer: unknown;
  set customer(value: unknown) {
    this.lastCustomer = value;
  }
}

it('reflects attributes as properties and removes an attribute when its property is set to undefined', () => {
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

it('updates the element when an attribute changes and when the element is inserted or removed', () => {
  const element = new Example();
  const countUpdates = (changeElement: () => void) => {
    applyChanges.mockClear();
    changeElement();
    return applyChanges.mock.calls.length;
  };
  expect(countUpdates(() => element.setAttribute('locale', 'ar'))).toBe(1);
  expect(countUpdates(() => element.removeAttribute('locale'))).toBe(1);
  expect(countUpdates(() => document.body.append(element))).toBe(1);
  expect(countUpdates(() => element.remove())).toBe(1);
  expect(countUpdates(() => element.setAttribute('title', 'Not observed'))).toBe(0);
});

it('applies element properties that were set before the element was defined', () => {
  const undefinedElement = document.createElement('x-late') as Example;
  Object.assign(undefinedElement, { referenceId: 'cafe', customer: { name: 'Noor' } });
  document.body.append(undefinedElement);
  customElements.define('x-late', class extends Example {});
  expect(undefinedElement.getAttribute('reference-id')).toBe('cafe');
  expect(undefinedElement.lastCustomer).toEqual({ name: 'Noor' });
  undefinedElement.referenceId = undefined;
  expect(undefinedElement.hasAttribute('reference-id')).toBe(false);
});

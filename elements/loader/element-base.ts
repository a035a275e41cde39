import type { OrderAppEventTarget } from '../events.ts';
import { type ElementRoot, ROOT } from './element-contract.ts';

interface ElementBase<R> {
  new (): HTMLElement & OrderAppEventTarget & { readonly [ROOT]: R };
}

/** An element whose attributes (named with spaces between) are properties too; one that is not there is undefined. */
export function elementBase<R extends ElementRoot>(
  names: string,
  make: (root: ShadowRoot) => R,
): ElementBase<R> {
  const attributes = new Map(
    names
      .split(' ')
      .map((name) => [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name]),
  );
  class Base extends HTMLElement {
    static readonly observedAttributes = [...attributes.values()];
    readonly [ROOT] = make(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));

    connectedCallback(): void {
      const own = this as unknown as Record<string, unknown>;
      // What was set before the element was defined hides the property: set again, it reaches it.
      for (const name of Object.keys(own)) {
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
      this[ROOT].applyChanges();
    }
    /** Moved by `moveBefore`, which takes nothing out: there is nothing to do, and without this it would be taken out. */
    connectedMoveCallback(): void {}
    disconnectedCallback(): void {
      this[ROOT].applyChanges();
    }
    attributeChangedCallback(): void {
      this[ROOT].applyChanges();
    }
  }
  for (const [property, name] of attributes)
    Object.defineProperty(Base.prototype, property, {
      get(this: Base) {
        return this.getAttribute(name) ?? undefined;
      },
      set(this: Base, value: unknown) {
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, value as string);
      },
    });
  return Base;
}

import type { OrderAppEventTarget } from '../events.ts';
import { type ElementRoot, ROOT } from './element-contract.ts';

interface ElementBase<R> {
  new (): HTMLElement & OrderAppEventTarget & { readonly [ROOT]: R };
}

/**
 * Creates a base class for custom elements. `names` lists their attributes, separated by spaces. Each attribute is also
 * a property in camel case, which is undefined if the attribute is missing.
 */
export function createElementBase<R extends ElementRoot>(
  names: string,
  createRoot: (root: ShadowRoot) => R,
): ElementBase<R> {
  const attributes = new Map(
    names
      .split(' ')
      .map((name) => [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name]),
  );
  class Base extends HTMLElement {
    static readonly observedAttributes = [...attributes.values()];
    readonly [ROOT] = createRoot(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));

    connectedCallback(): void {
      const properties = this as unknown as Record<string, unknown>;
      // A property that was set before the element was defined hides the accessor. Delete it and set it again.
      for (const name of Object.keys(properties)) {
        const value = properties[name];
        delete properties[name];
        properties[name] = value;
      }
      this[ROOT].applyChanges();
    }
    /**
     * Does nothing, so that `moveBefore` keeps the app running. Without this method, `moveBefore` would call
     * `disconnectedCallback` and `connectedCallback`.
     */
    connectedMoveCallback(): void {}
    /**
     * Does nothing. A drawer or slider of the host page may capture the pointer for the target of `pointerdown`. The
     * page sees this element as that target. Without this override, the control pressed inside would get no click.
     */
    override setPointerCapture(): void {}
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

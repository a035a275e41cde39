// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWhenNear } from './call-when-near.ts';

type ReportIntersection = (margin: string, isIntersecting?: boolean) => void;
let reportIntersection: ReportIntersection;
let disconnectCount = 0;
/** The element that hit testing finds. jsdom has no layout. */
let hitElement: Element | null = null;
beforeEach(() => {
  disconnectCount = 0;
  hitElement = null;
  Document.prototype.elementFromPoint = () => hitElement;
  const observers: { margin: string; notify: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string;
      readonly #notify: (isIntersecting: boolean) => void;
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' } = {}) {
        this.#margin = rootMargin;
        this.#notify = (isIntersecting) =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe() {
        observers.push({ margin: this.#margin, notify: this.#notify });
      }
      disconnect() {
        disconnectCount += 1;
      }
    },
  );
  reportIntersection = (reportedMargin, isIntersecting = true) => {
    for (const { margin, notify } of observers) if (margin === reportedMargin) notify(isIntersecting);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'elementFromPoint');
  vi.unstubAllGlobals();
});

describe('callWhenNear', () => {
  it('starts the app of a visible element at once, without waiting for an observer', () => {
    const startApp = vi.fn();
    hitElement = document.createElement('div');
    callWhenNear(hitElement, startApp);
    expect(startApp).toHaveBeenCalledOnce();
    reportIntersection('25%');
    expect(startApp).toHaveBeenCalledOnce();
  });

  it('waits for the observer before it starts the app of an element that another element covers', () => {
    const startApp = vi.fn();
    hitElement = document.createElement('dialog');
    callWhenNear(document.createElement('div'), startApp);
    expect(startApp).not.toHaveBeenCalled();
    reportIntersection('25%');
    expect(startApp).toHaveBeenCalledOnce();
  });

  it('does not start the app while its element is farther than a quarter of the viewport away', () => {
    const startApp = vi.fn();
    callWhenNear(document.createElement('div'), startApp);
    // A real observer reports once right after `observe`, even if the element is far away.
    reportIntersection('25%', false);
    expect(startApp).not.toHaveBeenCalled();
    expect(disconnectCount).toBe(0);
  });

  it('starts the app when its element is a quarter of the viewport away, and then stops observing', () => {
    const startApp = vi.fn();
    callWhenNear(document.createElement('div'), startApp);
    reportIntersection('0px');
    expect(startApp).not.toHaveBeenCalled();
    reportIntersection('25%');
    expect(startApp).toHaveBeenCalledOnce();
    expect(disconnectCount).toBe(1);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWhenNear } from './call-when-near.ts';

type ReportIntersection = (margin: string, isIntersecting?: boolean) => void;
let report: ReportIntersection;
let disconnectCount = 0;
/** The element that hit testing finds. jsdom has no layout. */
let hit: Element | null = null;
beforeEach(() => {
  disconnectCount = 0;
  hit = null;
  Document.prototype.elementFromPoint = () => hit;
  const observers: { margin: string; tell: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string;
      readonly #tell: (isIntersecting: boolean) => void;
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' } = {}) {
        this.#margin = rootMargin;
        this.#tell = (isIntersecting) =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe() {
        observers.push({ margin: this.#margin, tell: this.#tell });
      }
      disconnect() {
        disconnectCount += 1;
      }
    },
  );
  report = (within, isIntersecting = true) => {
    for (const { margin, tell } of observers) if (margin === within) tell(isIntersecting);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'elementFromPoint');
  vi.unstubAllGlobals();
});

describe('callWhenNear', () => {
  it('starts the app at once when the element is visible, without waiting for an observer', () => {
    const act = vi.fn();
    hit = document.createElement('div');
    callWhenNear(hit, act);
    expect(act).toHaveBeenCalledOnce();
    report('25%');
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not start the app at once when another element covers the element', () => {
    const act = vi.fn();
    hit = document.createElement('dialog');
    callWhenNear(document.createElement('div'), act);
    expect(act).not.toHaveBeenCalled();
    report('25%');
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not start the app while the element is farther than a quarter of the viewport away', () => {
    const act = vi.fn();
    callWhenNear(document.createElement('div'), act);
    // A real observer reports once right after `observe`, even if the element is far away.
    report('25%', false);
    expect(act).not.toHaveBeenCalled();
    expect(disconnectCount).toBe(0);
  });

  it('starts the app when the element is a quarter of the viewport away, and then stops observing', () => {
    const act = vi.fn();
    callWhenNear(document.createElement('div'), act);
    report('0px');
    expect(act).not.toHaveBeenCalled();
    report('25%');
    expect(act).toHaveBeenCalledOnce();
    expect(disconnectCount).toBe(1);
  });
});

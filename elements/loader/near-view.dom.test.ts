// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWhenNear } from './near-view.ts';

type Seen = (margin: string, isIntersecting?: boolean) => void;
let comes: Seen;
let ended = 0;
beforeEach(() => {
  ended = 0;
  const watching: { margin: string; tell: (isIntersecting: boolean) => void }[] = [];
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
        watching.push({ margin: this.#margin, tell: this.#tell });
      }
      disconnect() {
        ended += 1;
      }
    },
  );
  comes = (within, isIntersecting = true) => {
    for (const { margin, tell } of watching) if (margin === within) tell(isIntersecting);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an element of a page', () => {
  it('does not start while it is farther away', () => {
    const act = vi.fn();
    callWhenNear(document.createElement('div'), act);
    // An observer tells where an element is as soon as it begins, near or not.
    comes('25%', false);
    expect(act).not.toHaveBeenCalled();
    expect(ended).toBe(0);
  });

  it('starts a quarter of a window away from the viewport, and is no longer observed then', () => {
    const act = vi.fn();
    callWhenNear(document.createElement('div'), act);
    comes('0px');
    expect(act).not.toHaveBeenCalled();
    comes('25%');
    expect(act).toHaveBeenCalledOnce();
    expect(ended).toBe(1);
  });
});

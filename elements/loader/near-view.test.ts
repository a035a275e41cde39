// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from './near-view.ts';

type Seen = (margin: string) => void;
let comes: Seen;
beforeEach(() => {
  const watching: { margin: string; tell: () => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string;
      readonly #tell: () => void;
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' } = {}) {
        this.#margin = rootMargin;
        this.#tell = () =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      observe() {
        watching.push({ margin: this.#margin, tell: this.#tell });
      }
      disconnect() {}
    },
  );
  comes = (within) => {
    for (const { margin, tell } of watching) if (margin === within) tell();
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an element of a page', () => {
  it('starts at once when it is in view', () => {
    const act = vi.fn();
    whenNear(document.createElement('div'), act);
    comes('0px');
    expect(act).toHaveBeenCalledOnce();
  });

  it('that is only near waits until its visitor scrolls', () => {
    const act = vi.fn();
    whenNear(document.createElement('div'), act);
    comes('100%');
    expect(act).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    comes('100%');
    expect(act).toHaveBeenCalledOnce();
  });
});

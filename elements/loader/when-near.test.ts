// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

type Tell = (entries: readonly { isIntersecting: boolean }[], observer: { disconnect(): void }) => void;
let observers: { tell: Tell; options: IntersectionObserverInit | undefined }[] = [];

beforeEach(() => {
  observers = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell, options?: IntersectionObserverInit) {
        observers.push({ tell, options });
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function elementAt(top: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 640);
  return element;
}
globalThis.DOMRect ??= class {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get top() {
    return this.y;
  }
  get bottom() {
    return this.y + this.height;
  }
} as typeof DOMRect;

async function state(waiting: Promise<void>): Promise<'near' | 'far'> {
  return Promise.race([waiting.then(() => 'near' as const), Promise.resolve().then(() => 'far' as const)]);
}

describe('an element', () => {
  it.each([0, 799, 1599, -640, -1439])('%d px down waits for nothing, not even a frame', async (top) => {
    expect(await state(whenNear(elementAt(top)))).toBe('near');
    expect(observers).toEqual([]);
  });

  it.each([1600, 9000, -1440])('%d px down waits until it comes near, whatever scrolls it', async (top) => {
    const waiting = whenNear(elementAt(top));
    expect(await state(waiting)).toBe('far');
    const [{ tell, options } = { tell: () => undefined, options: undefined }] = observers;
    expect(options).toEqual({ rootMargin: '100%', scrollMargin: '400px' });
    const disconnect = vi.fn();
    tell([{ isIntersecting: false }], { disconnect });
    expect(await state(waiting)).toBe('far');
    tell([{ isIntersecting: true }], { disconnect });
    expect(await state(waiting)).toBe('near');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('without a box is not kept waiting: it may be shown by the next touch', async () => {
    const element = document.createElement('div');
    expect(await state(whenNear(element))).toBe('near');
  });
});

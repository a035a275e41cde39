import { describe, expect, it, vi } from 'vitest';
import { setup } from './testing/stores.ts';

function kind() {
  const stop = vi.fn();
  const connect = vi.fn(() => stop);
  return { create: vi.fn(() => ({ connect })), connect, stop };
}

describe('a store that comes late', () => {
  it('is made once for each element', () => {
    const one = setup();
    const { create } = kind();
    expect(one.late(create)).toBe(one.late(create));
    expect(setup().late(create)).not.toBe(one.late(create));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('listens while the element is in a document, whenever it came', () => {
    const all = setup();
    const [early, later] = [kind(), kind()];
    all.late(early.create);
    expect(early.connect).not.toHaveBeenCalled();
    all.start();
    all.late(later.create);
    expect([early.connect, later.connect].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    all.stop();
    expect([early.stop, later.stop].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    all.start();
    expect(later.connect).toHaveBeenCalledTimes(2);
    all.stop();
  });
});

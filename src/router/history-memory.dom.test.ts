// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './history-memory.ts';

describe('memory history', () => {
  it('never changes the host page’s URL or history in the memory mode', () => {
    const browserStateBefore = [window.location.href, window.history.length, window.history.state];
    const history = createMemoryHistory('/cafe');
    history.push('/cafe/delivery');
    history.replace('/cafe/dine_in');
    history.goBack();
    expect([window.location.href, window.history.length, window.history.state]).toEqual(browserStateBefore);
  });

  it('restores the previous entry with its key and state when the memory history goes back, and notifies listeners', () => {
    const history = createMemoryHistory('/cafe');
    history.replace('/cafe', { table: 4 });
    const firstLocation = history.location;
    const listener = vi.fn();
    const stop = history.listen(listener);
    history.push('/cafe/delivery', 'x');
    expect(listener).not.toHaveBeenCalled();
    expect(history.goBack()).toBe(true);
    expect(history.location).toEqual(firstLocation);
    expect(listener).toHaveBeenCalledOnce();
    expect(history.goBack()).toBe(false);
    stop();
  });

  it('links to the hosted page in the memory mode, or to "#" if the origin of the hosted page is unknown', () => {
    expect(createMemoryHistory('/cafe', 'https://orders.example').buildHref('/cafe')).toBe(
      'https://orders.example/cafe',
    );
    expect(createMemoryHistory('/cafe').buildHref('/cafe')).toBe('#');
  });
});

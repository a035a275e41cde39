// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './history-memory.ts';

describe('memory history', () => {
  it('never touches the address or the history of the host page', () => {
    const before = [window.location.href, window.history.length, window.history.state];
    const history = createMemoryHistory('/cafe');
    history.push('/cafe/delivery');
    history.replace('/cafe/dine_in');
    history.back();
    expect([window.location.href, window.history.length, window.history.state]).toEqual(before);
  });

  it('returns to an entry with the same key and state, and tells of it', () => {
    const history = createMemoryHistory('/cafe');
    history.replace('/cafe', { table: 4 });
    const first = history.location;
    const moved = vi.fn();
    const stop = history.listen(moved);
    history.push('/cafe/delivery', 'x');
    expect(moved).not.toHaveBeenCalled();
    expect(history.back()).toBe(true);
    expect(history.location).toEqual(first);
    expect(moved).toHaveBeenCalledOnce();
    expect(history.back()).toBe(false);
    stop();
  });

  it('links to the hosted page where it knows one, else nowhere', () => {
    expect(createMemoryHistory('/cafe', 'https://orders.example').href('/cafe')).toBe(
      'https://orders.example/cafe',
    );
    expect(createMemoryHistory('/cafe').href('/cafe')).toBe('#');
  });
});

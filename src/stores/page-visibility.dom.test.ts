// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createPageVisibility } from './page-visibility.ts';

describe('createPageVisibility', () => {
  it('notifies a listener when the page is shown or hidden, until the listener unsubscribes', () => {
    const page = createPageVisibility();
    const listener = vi.fn();
    const stop = page.subscribe(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
    expect(page.isHidden()).toBe(document.hidden);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

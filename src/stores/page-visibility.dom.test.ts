// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { pageVisibility } from './page-visibility.ts';

describe('pageVisibility', () => {
  it('tells when the page is shown or hidden, until told to stop', () => {
    const page = pageVisibility(document);
    const heard = vi.fn();
    const stop = page.subscribe(heard);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledOnce();
    expect(page.hidden()).toBe(document.hidden);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledOnce();
  });
});

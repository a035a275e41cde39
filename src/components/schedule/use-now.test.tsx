// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { useNow } from './use-now.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
const SECOND_MS = 1000;

describe('useNow', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON_MS + 20 * SECOND_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the exact current time when the caller asks for no rounding', () => {
    const stores = { ...createTestStores(), now: () => NOON_MS + 0.7 };
    const { result } = renderHook(() => useNow(SECOND_MS), {
      wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider>,
    });
    expect(result.current).toBe(NOON_MS + 0.7);
  });

  it('switches to the server’s time at once when the server’s first response corrects the device’s clock', () => {
    let now = NOON_MS;
    const stores = { ...createTestStores(), now: () => now };
    const { result, rerender } = renderHook(() => useNow(60 * SECOND_MS), {
      wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider>,
    });
    now -= 3600 * SECOND_MS;
    rerender();
    expect(result.current).toBe(NOON_MS - 3600 * SECOND_MS);
  });

  it('re-renders a clock with one-minute steps only at the start of the next minute', () => {
    const stores = { ...createTestStores(), now: Date.now };
    let renderCount = 0;
    const { result } = renderHook(
      () => {
        renderCount += 1;
        return useNow(15 * SECOND_MS, 60 * SECOND_MS);
      },
      { wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider> },
    );
    const advanceSeconds = (seconds: number) => {
      act(() => void vi.advanceTimersByTime(seconds * SECOND_MS));
      return { minute: (result.current - NOON_MS) / 60_000, renders: renderCount };
    };
    expect(advanceSeconds(0)).toEqual({ minute: 0, renders: 1 });
    expect(advanceSeconds(39)).toEqual({ minute: 0, renders: 1 });
    const nextMinuteResult = advanceSeconds(15);
    expect(nextMinuteResult.minute).toBe(1);
    expect(advanceSeconds(45).renders).toBe(nextMinuteResult.renders);
  });
});

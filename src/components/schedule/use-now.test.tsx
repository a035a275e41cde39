// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { setup } from '../../stores/testing/stores.ts';
import { useNow } from './use-now.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;

describe('the time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON + 20 * SECOND });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is what the clock says to its fractions, so that what began now is not said to begin a second later', () => {
    const stores = { ...setup(), now: () => NOON + 0.7 };
    const { result } = renderHook(() => useNow(SECOND), {
      wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider>,
    });
    expect(result.current).toBe(NOON + 0.7);
  });

  it('in whole minutes is told when the minute turns, and draws nothing anew before', () => {
    const stores = { ...setup(), now: Date.now };
    let drawn = 0;
    const { result } = renderHook(
      () => {
        drawn += 1;
        return useNow(15 * SECOND, 60 * SECOND);
      },
      { wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider> },
    );
    const later = (seconds: number) => {
      act(() => void vi.advanceTimersByTime(seconds * SECOND));
      return { minute: (result.current - NOON) / 60_000, drawn };
    };
    expect(later(0)).toEqual({ minute: 0, drawn: 1 });
    expect(later(39)).toEqual({ minute: 0, drawn: 1 });
    const turned = later(15);
    expect(turned.minute).toBe(1);
    expect(later(45).drawn).toBe(turned.drawn);
  });
});

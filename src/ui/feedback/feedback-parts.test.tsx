// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alert } from '../icons/icon-paths-more.ts';
import { LiveRegion } from './live-region.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { FullScreenLoader } from './spinner.tsx';
import { StatePanel } from './state-panel.tsx';
import { Toast } from './toast.tsx';
import '../testing/render-ui.ts';

afterEach(() => void vi.useRealTimers());

describe('Toast', () => {
  it('shows a toast with its message and an undo button', async () => {
    const onUndo = vi.fn();
    render(<Toast message="Removed" actionLabel="Undo" onAction={onUndo} onDismiss={() => {}} />);
    expect(screen.getByRole('status').textContent).toContain('Removed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('dismisses a toast after its duration, and restarts the duration for a new message', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    const { rerender } = render(<Toast message="Tea removed" duration={1000} onDismiss={onDismiss} />);
    act(() => void vi.advanceTimersByTime(900));
    rerender(<Toast message="Cake removed" duration={1000} onDismiss={onDismiss} />);
    act(() => void vi.advanceTimersByTime(900));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(100));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('keeps a toast while its button has the focus', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(<Toast message="Removed" actionLabel="Undo" duration={1000} onDismiss={onDismiss} />);
    screen.getByRole('button', { name: 'Undo' }).focus();
    act(() => void vi.advanceTimersByTime(5000));
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

describe('StatePanel', () => {
  it('shows a state panel with heading, text and action, and announces the panel', () => {
    render(
      <StatePanel
        icon={alert}
        title="No connection"
        text="We try again."
        action={<button type="button">Now</button>}
        announce
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('We try again.');
    expect(screen.getByRole('heading', { level: 2, name: 'No connection' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Now' })).toBeTruthy();
  });
});

describe('announcements', () => {
  it('announces a message politely unless the message is urgent', async () => {
    const { rerender } = render(<LiveRegion message="2 items in the cart" />);
    const liveRegion = screen.getByRole('status');
    expect(liveRegion.textContent, 'the region is too new to be announced').toBe('');
    await waitFor(() => expect(liveRegion.textContent).toBe('2 items in the cart'));
    rerender(<LiveRegion message="Not placed" urgent />);
    expect(screen.getByRole('alert').textContent).toBe('Not placed');
  });

  it('tells screen readers what is loading', () => {
    render(<FullScreenLoader label="Loading the shop" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the shop');
  });

  it('announces a notice only after screen readers know its live region', async () => {
    render(
      <Notice icon={alert} announce>
        Closed
      </Notice>,
    );
    const noticeElement = screen.getByText('Closed');
    expect(screen.getByRole('status').contains(noticeElement)).toBe(true);
    expect(noticeElement.getAttribute('aria-hidden')).toBe('true');
    await waitFor(() => expect(noticeElement.getAttribute('aria-hidden')).toBeNull());
  });

  it('gives a progress bar its accessible name', () => {
    render(<ProgressBar value={0.5} label="Minimum order" />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Minimum order' }).value).toBe(0.5);
  });
});

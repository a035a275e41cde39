// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { useRouter, useRouterState } from '../../router/router-context.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';

const PATH = '/demo/car_pickup';
const reportError = vi.fn();
let shouldThrow = true;

function ThrowingScreen() {
  if (shouldThrow) throw new Error('It broke');
  return <p>Screen content</p>;
}

function ScreenInBoundary() {
  const router = useRouter();
  const { route } = useRouterState();
  return (
    <>
      <button type="button" onClick={() => void router.navigate('/demo/settings')}>
        Settings
      </button>
      {route && (
        <ScreenErrorBoundary route={route} part="screen" report={reportError}>
          <ThrowingScreen />
        </ScreenErrorBoundary>
      )}
    </>
  );
}

describe('ScreenErrorBoundary', () => {
  beforeEach(() => {
    shouldThrow = true;
    reportError.mockReset();
    // React also logs the error to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  // @spec screens/500-page-receives-error, shell/shell-mounts-then-shows-error
  it('shows the error page in place of a screen that throws, and reports the error', async () => {
    await showScreen(PATH, ScreenInBoundary);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(document.querySelector('main')?.dataset.status).toBe('500');
    expect(reportError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'It broke' }),
      'screen',
    );
  });

  // @spec shell/shell-mounts-then-shows-error
  it('renders the failed screen again when the customer presses "Try again"', async () => {
    await showScreen(PATH, ScreenInBoundary);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    shouldThrow = false;
    await act(async () => retryButton.click());
    expect(await screen.findByText('Screen content')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  });

  // @spec shell/shell-mounts-then-shows-error
  it('lets the customer open another screen after a screen has failed', async () => {
    await showScreen(PATH, ScreenInBoundary);
    await act(async () => screen.getByRole('button', { name: 'Settings' }).click());
    expect(await screen.findByText('Went to /demo/settings')).toBeTruthy();
  });
});

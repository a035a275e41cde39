// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { useRouter, useRouterState } from '../../router/router-context.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';

const AT = '/demo/car_pickup';
const report = vi.fn();
let breaks = true;

function Fragile() {
  if (breaks) throw new Error('It broke');
  return <p>It stands</p>;
}

function Guarded() {
  const router = useRouter();
  const { route } = useRouterState();
  return (
    <>
      <button type="button" onClick={() => void router.navigate('/demo/settings')}>
        Settings
      </button>
      {route && (
        <ScreenErrorBoundary route={route} report={report}>
          <Fragile />
        </ScreenErrorBoundary>
      )}
    </>
  );
}

describe('a screen that fails while it is drawn', () => {
  beforeEach(() => {
    breaks = true;
    report.mockReset();
    // React tells the console too.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  // @spec screens/500-page-receives-error, shell/shell-mounts-then-shows-error
  it('shows the error page in its place, and is reported', async () => {
    await showScreen(AT, Guarded);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(document.querySelector('main')?.dataset.status).toBe('500');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'It broke' }),
      'screen',
    );
  });

  // @spec shell/shell-mounts-then-shows-error
  it('is drawn again by the next try', async () => {
    await showScreen(AT, Guarded);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    breaks = false;
    await act(async () => retry.click());
    expect(await screen.findByText('It stands')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  });

  // @spec shell/shell-mounts-then-shows-error
  it('keeps nobody from another screen', async () => {
    await showScreen(AT, Guarded);
    await act(async () => screen.getByRole('button', { name: 'Settings' }).click());
    expect(await screen.findByText('Went to /demo/settings')).toBeTruthy();
  });
});

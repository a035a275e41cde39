// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../features/shared/screen.test-kit.tsx';
import { useRoute, useRouter, useRouterState } from '../router/router-context.tsx';
import { Failures } from './failures.tsx';

const AT = '/demo/car_pickup';

describe('a screen that fails while it is drawn', () => {
  let breaks = true;
  const report = vi.fn();
  beforeEach(() => {
    breaks = true;
    // React tells the console too.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => report.mockReset());

  function Fragile() {
    if (breaks) throw new Error('It broke');
    return <p>It stands</p>;
  }
  function Guarded() {
    const { route } = useRouterState();
    const own = useRoute();
    return (
      <Failures route={route ?? own} report={report}>
        <Fragile />
      </Failures>
    );
  }

  it('shows the error page in its place, and is reported', async () => {
    await showScreen(AT, Guarded);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(document.querySelector('main')?.dataset.status).toBe('500');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'It broke' }),
      'screen',
    );
  });

  it('is drawn again by the next try', async () => {
    await showScreen(AT, Guarded);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    breaks = false;
    await act(async () => retry.click());
    expect(await screen.findByText('It stands')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  });

  it('keeps nobody from another screen', async () => {
    function Elsewhere() {
      const router = useRouter();
      return (
        <>
          <button type="button" onClick={() => void router.navigate('/demo/settings')}>
            Settings
          </button>
          <Guarded />
        </>
      );
    }
    await showScreen(AT, Elsewhere);
    await act(async () => screen.getByRole('button', { name: 'Settings' }).click());
    expect(await screen.findByText('Went to /demo/settings')).toBeTruthy();
  });
});

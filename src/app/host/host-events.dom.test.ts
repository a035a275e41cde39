// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForNotificationPermission } from './host-events.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fakes a browser whose notification permission has this state. */
function stubPermission(state: PermissionState) {
  const permission: { state: PermissionState; onchange?: () => void } = { state };
  vi.stubGlobal('navigator', { permissions: { query: async () => permission } });
  return permission;
}

/**
 * Waits for the permission and then calls `onAllowed`. Returns after one task: if the permission was already given,
 * `onAllowed` has been called by then.
 */
async function watchPermission(onAllowed: () => void): Promise<void> {
  void waitForNotificationPermission().then(onAllowed);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('asking for permission to show notifications', () => {
  it.each([
    ['the customer has allowed notifications', () => void stubPermission('granted')],
    ['the browser has no permissions API', () => void vi.stubGlobal('navigator', {})],
  ])('starts order notifications at once when %s', async (_, stubBrowser) => {
    stubBrowser();
    const onAllowed = vi.fn();
    await watchPermission(onAllowed);
    expect(onAllowed).toHaveBeenCalled();
  });

  it('starts order notifications only after the customer has allowed notifications', async () => {
    const permission = stubPermission('prompt');
    const onAllowed = vi.fn();
    await watchPermission(onAllowed);
    permission.state = 'denied';
    permission.onchange?.();
    await Promise.resolve();
    expect(onAllowed).not.toHaveBeenCalled();
    permission.state = 'granted';
    permission.onchange?.();
    await vi.waitFor(() => expect(onAllowed).toHaveBeenCalled());
  });
});

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

/** Calls `onAllowed` when the wait for the permission ends. Returns after one task, enough for a wait that ends at once. */
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

  it('waits until the customer allows notifications before it starts order notifications', async () => {
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

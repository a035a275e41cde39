// @vitest-environment jsdom
import '../../ui/testing/render-ui.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { ROUTES } from '../../router/route-table.ts';
import type { RouteTable } from '../../router/route-types.ts';
import { createRouter } from '../../router/router.ts';
import { RouterProvider } from '../../router/router-context.tsx';
import { ShareButton } from './share-button.tsx';

const PATH = '/demo/car_pickup/coffee/latte';
const SHARED_URL = `https://shop.test${PATH}`;
const routes = Object.fromEntries(
  ROUTES.map(([name]) => [name, { layout: 'default', load: () => () => null }]),
) as unknown as RouteTable<ComponentType>;

const renderShareButton = () => {
  const user = userEvent.setup();
  const router = createRouter<ComponentType>({
    routes,
    history: createMemoryHistory(PATH, 'https://shop.test'),
  });
  render(
    <TestI18n locale="en">
      <RouterProvider router={router}>
        <ShareButton title="Latte" path={PATH} label="Share Latte" linkLabel="Link to this item" />
      </RouterProvider>
    </TestI18n>,
  );
  return user;
};
const getShareButton = () => screen.getByRole('button', { name: 'Share Latte' });
const stubDeviceShare = (implementation: () => Promise<void>) => {
  const share = vi.fn(implementation);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('ShareButton', () => {
  it('opens the device’s share dialog with the link to the item', async () => {
    const deviceShare = stubDeviceShare(async () => undefined);
    await renderShareButton().click(getShareButton());
    expect(deviceShare).toHaveBeenCalledExactlyOnceWith({ title: 'Latte', url: SHARED_URL });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('neither copies nor shows the item’s link when the customer cancels the device’s share dialog', async () => {
    stubDeviceShare(async () => {
      throw new DOMException('', 'AbortError');
    });
    const user = renderShareButton();
    await user.click(getShareButton());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('copies the item’s link and confirms the copy when the device has no share dialog', async () => {
    const user = renderShareButton();
    await user.click(getShareButton());
    expect(await navigator.clipboard.readText()).toBe(SHARED_URL);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('shows the item’s link in a text field when the browser forbids copying', async () => {
    const user = renderShareButton();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(getShareButton());
    expect(await screen.findByRole('textbox', { name: 'Link to this item' })).toHaveProperty(
      'value',
      SHARED_URL,
    );
  });
});

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
const URL_OF_IT = `https://shop.test${PATH}`;
const routes = Object.fromEntries(
  ROUTES.map(([name]) => [name, { layout: 'default', load: () => () => null }]),
) as unknown as RouteTable<ComponentType>;

const open = () => {
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
const share = () => screen.getByRole('button', { name: 'Share Latte' });
const device = (answer: () => Promise<void>) => {
  const asked = vi.fn(answer);
  Object.defineProperty(navigator, 'share', { value: asked, configurable: true });
  return asked;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing an item', () => {
  it('hands the address of its page to the device', async () => {
    const asked = device(async () => undefined);
    await open().click(share());
    expect(asked).toHaveBeenCalledExactlyOnceWith({ title: 'Latte', url: URL_OF_IT });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves it at that when the customer thinks better of it', async () => {
    device(async () => {
      throw new DOMException('', 'AbortError');
    });
    const user = open();
    await user.click(share());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('copies the address where the device shares nothing, and says so', async () => {
    const user = open();
    await user.click(share());
    expect(await navigator.clipboard.readText()).toBe(URL_OF_IT);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('shows the address to copy by hand where nothing else is allowed', async () => {
    const user = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(share());
    expect(await screen.findByRole('textbox', { name: 'Link to this item' })).toHaveProperty(
      'value',
      URL_OF_IT,
    );
  });
});

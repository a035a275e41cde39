import { describe, expect, it } from 'vitest';
import { restaurantBody, wireItem } from '../../api/testing/wire-examples.ts';
import type { Guard } from '../../router/guard-chain.ts';
import type { GuardServices } from '../service-types.ts';
import { createGuardServices, type FakeResponse, runGuard } from '../testing/guard-services.ts';
import { createGuards } from './route-guards.ts';

describe('route guards while a menu with several pages is loading', () => {
  let services: GuardServices;
  let guards: Record<string, Guard>;
  const PATH_OF_ITEM_ON_LATER_PAGE = '/demo/car_pickup/coffee/far';
  const setUpItemResponse = async (createItemResponse: () => FakeResponse) => {
    services = createGuardServices(
      {
        status: 200,
        body: {
          ...restaurantBody({ checkoutCarPickup: { enabled: true } }),
          pagination: { page: 1, pages: 9, total: 900 },
        },
      },
      createItemResponse,
    );
    guards = createGuards(services);
    await runGuard(guards, 'fetch-business', '/demo');
  };

  // @spec paths/type-category-id-item-id
  it('requests a single item when no loaded page of the menu contains the item', async () => {
    await setUpItemResponse(() => ({ status: 200, body: { item: wireItem('far') } }));
    expect(await runGuard(guards, 'fetch-item', PATH_OF_ITEM_ON_LATER_PAGE)).toBeUndefined();
    expect(services.stores.menu.getState().findItem('far')?.id).toBe('far');
  });

  it('shows error 404 for an unknown or invalid item', async () => {
    const expectMissing = () =>
      expect(runGuard(guards, 'fetch-item', PATH_OF_ITEM_ON_LATER_PAGE)).rejects.toMatchObject({
        status: 404,
      });
    await setUpItemResponse(() => ({
      status: 404,
      body: { error: 1, code: 'not_found', message: 'None' },
    }));
    await expectMissing();
    await setUpItemResponse(() => ({ status: 200, body: { item: { id: 'far' } } }));
    await expectMissing();
    await setUpItemResponse(() => ({ status: 200, body: { item: { ...wireItem('far'), name: {} } } }));
    await expectMissing();
  });

  it('shows a network error, not 404, when an item cannot be loaded offline', async () => {
    await setUpItemResponse(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(runGuard(guards, 'fetch-item', PATH_OF_ITEM_ON_LATER_PAGE)).rejects.toMatchObject({
      kind: 'network',
    });
  });
});

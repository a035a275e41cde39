import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTableStore } from '../tables/table-store.ts';
import { createTestStores } from './test-stores.ts';

export const TABLES_PATH = 'webapp/tables/';
export const BRANCH_ONE_PATH = `${TABLES_PATH}demo~one`;
export const BRANCH_TWO_PATH = `${TABLES_PATH}demo~two`;
export const wireTable = (id: string, en = id) => ({ id, name: { en } });
export const buildTablesReply = (...tables: object[]) => ({ body: { tables } });

export const buildDineInRestaurant = (hasTables = true, acceptsOrders = true) =>
  restaurantBody({
    checkoutDineIn: { enabled: true, cart: acceptsOrders },
    branches: [
      { id: 'demo~one', name: { en: 'One' }, has_tables: hasTables },
      { id: 'demo~two', name: { en: 'Two' }, has_tables: hasTables },
    ],
  });

/** Stores of an element whose order type is dine-in. `tabStorage` is its tab's storage; tabs share `storage`. */
export async function openDineIn(
  body = buildDineInRestaurant(),
  tabStorage = createMemoryStorage(),
  storage = createMemoryStorage(),
) {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body },
      'webapp/v5/menu/': { body: { menu: body.menu, discounts: {} } },
      [BRANCH_ONE_PATH]: buildTablesReply(wireTable('7'), wireTable('bar-1', 'Bar 1')),
      [BRANCH_TWO_PATH]: buildTablesReply(wireTable('7'), wireTable('9')),
    },
    { tabStorage, storage },
  );
  stores.start();
  await stores.business.getState().load();
  stores.cart.getState().setOrderType('dine_in');
  const store = stores.getOrCreateStore(createTableStore);
  await store.getState().fetchTables();
  const getCurrentTable = () => stores.cart.getState().table;
  return { ...stores, store, getCurrentTable, tabStorage };
}

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { DestinationBarsContext } from '../../components/delivery/order-destination.tsx';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

const TABLES_PATH = 'webapp/tables/demo~one';
const tablesResponse = (...ids: string[]) => ({
  body: { tables: ids.map((id) => ({ id, name: { en: id } })) },
});

/** A minimal stub of the app's table bar: says where the customer sits and lets them choose a table. */
function TableBarStub() {
  const { tables, unknownTable, choose } = useTable((state) => state);
  const table = useCart((state) => state.table);
  return (
    <>
      <button type="button">Sits at {table?.name.en ?? `none, not ${unknownTable?.en}`}</button>
      {tables.map(({ id }) => (
        <button key={id} type="button" onClick={() => choose(id)}>
          Table {id}
        </button>
      ))}
    </>
  );
}

function CheckoutWithTableBar() {
  return (
    <DestinationBarsContext value={{ dine_in: TableBarStub }}>
      <CheckoutScreen />
    </DestinationBarsContext>
  );
}

/** Opens the checkout of a dine-in order at a branch with tables. */
async function openDineInCheckout(
  routes: NonNullable<Parameters<typeof createTestStores>[0]> = {},
  hasTables = true,
  { storage, tabStorage = createMemoryStorage() }: Partial<StoreDeps> = {},
) {
  const body = restaurantBody({
    checkoutDineIn: { enabled: true, cart: true },
    branches: [{ id: 'demo~one', name: { en: 'One' }, has_tables: hasTables }],
  });
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body },
      [QUOTE_PATH]: { body: { quote: wireQuote() } },
      [ORDER_PATH]: { body: { order: wireOrder({ selling_type: 'dine_in' }) } },
      [TABLES_PATH]: tablesResponse('7', '8'),
      ...routes,
    },
    { tabStorage, ...(storage && { storage }) },
  );
  if (!storage) stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'dine_in', lines: [] } });
  stores.business.getState().savePreferences({ sellingType: 'dine_in' });
  if (!storage) stores.cart.getState().add(buildItemChoice('latte', 2));
  await loadPhoneKit();
  return showScreen('/demo/dine_in/checkout', CheckoutWithTableBar, stores);
}

const findTableBar = () => screen.findByRole('button', { name: /^Sits at / });
const chooseTable = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the table at the checkout', () => {
  // @spec entities/cart, calls/get-webapp-tables-branch-id
  it('requires a table for a dine-in order, and sends the chosen table', async () => {
    const { listRequestsTo } = await openDineInCheckout();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(async () => expect(document.activeElement).toBe(await findTableBar()));
    expect(screen.getAllByText('Please choose where you’re sitting').length).toBeGreaterThan(0);
    expect(listRequestsTo(ORDER_PATH)).toEqual([]);
    await chooseTable('Table 8');
    expect(screen.queryByText('Please choose where you’re sitting')).toBeNull();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      selling_types: 'dine_in',
      table_id: '8',
      notes: '',
    });
  });

  it('focuses the table choice, not a later invalid field, when the table is missing', async () => {
    await openDineInCheckout();
    await user.click(getPlaceOrderButton());
    await screen.findByRole('button', { name: 'Please enter your name' });
    expect(document.activeElement).toBe(await findTableBar());
    await user.click(screen.getByRole('button', { name: 'Please choose where you’re sitting' }));
    expect(document.activeElement).toBe(await findTableBar());
  });

  it('asks for another table when the server does not know the table, and keeps the typed name', async () => {
    const { routes, listRequestsTo } = await openDineInCheckout({
      [ORDER_PATH]: {
        status: 422,
        body: { error: 1, code: 'table_unknown', message: 'None', fields: { table_id: 'None' } },
      },
    });
    await fillInContact();
    await chooseTable('Table 8');
    routes[TABLES_PATH] = tablesResponse('7');
    await user.click(getPlaceOrderButton());
    expect((await screen.findByRole('button', { name: /none, not 8/ })).textContent).toBeTruthy();
    expect(screen.getAllByText('Please choose where you’re sitting').length).toBeGreaterThan(0);
    routes[ORDER_PATH] = { body: { order: wireOrder({ selling_type: 'dine_in' }) } };
    await chooseTable('Table 7');
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(2));
    expect(listRequestsTo(ORDER_PATH)[1]?.body).toMatchObject({ table_id: '7', name: 'Noor' });
  });

  it('shows the table of an unanswered order after a reload, once the tables have loaded', async () => {
    const firstVisit = await openDineInCheckout({ [ORDER_PATH]: 'lost' });
    await fillInContact();
    await chooseTable('Table 7');
    await user.click(getPlaceOrderButton());
    await screen.findByText('No response from the server', {}, { timeout: 5000 });
    await chooseTable('Table 8');
    document.body.replaceChildren();

    const { listRequestsTo } = await openDineInCheckout(
      {
        // The tables load more slowly than the code that places orders.
        [TABLES_PATH]: () => new Promise((resolve) => setTimeout(resolve, 200, tablesResponse('7', '8'))),
      },
      true,
      firstVisit.deps,
    );
    await screen.findByText(/Do you want to order what’s in your cart now as well\?/, {}, { timeout: 5000 });
    expect(listRequestsTo(ORDER_PATH)).toEqual([]);
    expect(screen.getByText('Table 7')).toBeTruthy();
    expect(screen.queryByText('Sits at 8')).toBeNull();
  }, 15_000);

  it('does not ask for a table when the branch has no tables', async () => {
    const { listRequestsTo } = await openDineInCheckout({}, false);
    await fillInContact();
    expect(screen.queryByRole('button', { name: /^Sits at / })).toBeNull();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ table_id: null, notes: '' });
  });
});

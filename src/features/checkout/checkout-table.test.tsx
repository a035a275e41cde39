// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../ui/testing/render-ui.ts';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { OrderPlaceBarsContext } from '../../components/delivery/order-place.tsx';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { memoryStorage } from '../../lib/storage.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { CALC, fillIn, ORDER, place, user } from './testing/render-checkout-screen.tsx';

const TABLES = 'webapp/tables/demo~one';
const tables = (...ids: string[]) => ({ body: { tables: ids.map((id) => ({ id, name: { en: id } })) } });

/** What the app shows there, as bare as can be. */
function Bar() {
  const { tables: known, unknownTable: unknown, choose } = useTable((state) => state);
  const table = useCart((state) => state.table);
  return (
    <>
      <button type="button">Sits at {table?.name.en ?? `none, not ${unknown?.en}`}</button>
      {known.map(({ id }) => (
        <button key={id} type="button" onClick={() => choose(id)}>
          Table {id}
        </button>
      ))}
    </>
  );
}

function Checkout() {
  return (
    <OrderPlaceBarsContext value={{ dine_in: Bar }}>
      <CheckoutScreen />
    </OrderPlaceBarsContext>
  );
}

/** The checkout of somebody who eats in, where there are tables. */
async function open(routes: NonNullable<Parameters<typeof setup>[0]> = {}, hasTables = true) {
  const body = restaurantBody({
    checkoutDineIn: { enabled: true, cart: true },
    branches: [{ id: 'demo~one', name: { en: 'One' }, has_tables: hasTables }],
  });
  const world = setup(
    {
      'webapp/v5/restaurant/': { body },
      [CALC]: { body: { quote: wireQuote() } },
      [ORDER]: { body: { order: wireOrder({ selling_type: 'dine_in' }) } },
      [TABLES]: tables('7', '8'),
      ...routes,
    },
    { visit: memoryStorage() },
  );
  world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'dine_in', lines: [] } });
  world.business.getState().remember({ sellingType: 'dine_in' });
  world.cart.getState().add(choiceOf('latte', 2));
  await loadPhoneKit();
  return showScreen('/demo/dine_in/checkout', Checkout, world);
}

const bar = () => screen.findByRole('button', { name: /^Sits at / });
const choose = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the table at the checkout', () => {
  it('is asked for before anything goes out, and goes along once it is chosen', async () => {
    const { paths } = await open();
    await fillIn();
    await user.click(place());
    await waitFor(async () => expect(document.activeElement).toBe(await bar()));
    expect(screen.getAllByText('Please choose where you’re sitting').length).toBeGreaterThan(0);
    expect(paths(ORDER)).toEqual([]);
    await choose('Table 8');
    expect(screen.queryByText('Please choose where you’re sitting')).toBeNull();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({ selling_types: 'dine_in', table_id: '8', notes: '' });
  });

  it('has the focus first when more is wrong, for it stands first', async () => {
    await open();
    await user.click(place());
    await screen.findByText('Please enter your name', { selector: 'button' });
    expect(document.activeElement).toBe(await bar());
    await user.click(screen.getByRole('button', { name: 'Please choose where you’re sitting' }));
    expect(document.activeElement).toBe(await bar());
  });

  it('that the server does not know is chosen again; what was typed stays', async () => {
    const { table, paths } = await open({
      [ORDER]: {
        status: 422,
        body: { error: 1, code: 'table_unknown', message: 'None', fields: { table_id: 'None' } },
      },
    });
    await fillIn();
    await choose('Table 8');
    table[TABLES] = tables('7');
    await user.click(place());
    expect((await screen.findByRole('button', { name: /none, not 8/ })).textContent).toBeTruthy();
    expect(screen.getAllByText('Please choose where you’re sitting').length).toBeGreaterThan(0);
    table[ORDER] = { body: { order: wireOrder({ selling_type: 'dine_in' }) } };
    await choose('Table 7');
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(2));
    expect(paths(ORDER)[1]?.body).toMatchObject({ table_id: '7', name: 'Noor' });
  });

  it('is nobody’s question where there are none', async () => {
    const { paths } = await open({}, false);
    await fillIn();
    expect(screen.queryByRole('button', { name: /^Sits at / })).toBeNull();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({ table_id: null, notes: '' });
  });
});

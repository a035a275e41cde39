// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QuoteLine } from '../../api/contract/quote-contract.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { OrderScreen } from './order-screen.tsx';

const user = userEvent.setup();
const buildLine = (overrides: Partial<QuoteLine>): QuoteLine => ({
  ...(wireQuote().lines[0] as QuoteLine),
  ...overrides,
});
async function startReorder(
  lines: readonly QuoteLine[] = [buildLine({})],
  cartItemIds: readonly string[] = [],
) {
  const order = wireOrder({ quote: wireQuote({ lines: [...lines] }) });
  const stores = await showScreen(
    '/demo/order/o-1',
    OrderScreen,
    createTestStores({ 'webapp/order/': { body: { order } } }),
  );
  for (const id of cartItemIds) stores.cart.getState().add(buildItemChoice(id));
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  return stores;
}
const readCart = ({ cart }: Awaited<ReturnType<typeof startReorder>>) =>
  cart.getState().cart.lines.map(({ itemId, count }) => [itemId, count]);

describe('ordering again', () => {
  it('fills an empty cart with an earlier order and opens the cart if the menu is unchanged', async () => {
    const stores = await startReorder();
    await waitFor(() => expect(stores.router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect(readCart(stores)).toEqual([['latte', 2]]);
  });

  it('shows what has changed since an earlier order, and adds only the selected lines to the cart', async () => {
    const stores = await startReorder([
      buildLine({}),
      buildLine({ item_id: 'mocha', quantity: 1, discounted_price: 2 }),
      buildLine({ item_id: 'gone', name: { en: 'Old cake' } }),
    ]);
    const sheet = within(await screen.findByRole('dialog', { name: 'Order again' }));
    expect(readCart(stores)).toEqual([]);
    expect(sheet.getByText(/Some items have changed/)).toBeTruthy();
    expect(sheet.getByText(wholeText(/^Now .*2\.250.* each \(was .*2\.000/))).toBeTruthy();
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /Old cake/ }).disabled).toBe(true);
    expect(sheet.getByText('No longer on the menu')).toBeTruthy();
    await user.click(sheet.getByRole('checkbox', { name: /latte/ }));
    await user.click(sheet.getByRole('button', { name: 'Add 1 item to cart' }));
    expect(readCart(stores)).toEqual([['mocha', 1]]);
  });

  it('disables the button that fills the cart when no item of the earlier order is available', async () => {
    await startReorder([buildLine({ item_id: 'gone' })]);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('None of these items are available any more.')).toBeTruthy();
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /^Add/ }).disabled).toBe(true);
  });

  it.each([
    [
      'Add to cart',
      [
        ['mocha', 1],
        ['latte', 2],
      ],
    ],
    ['Replace cart', [['latte', 2]]],
  ])(
    'adds an earlier order to the cart or replaces the cart when the customer selects "%s"',
    async (modeLabel, expectedCart) => {
      const stores = await startReorder(undefined, ['mocha']);
      const sheet = within(await screen.findByRole('dialog'));
      await user.click(sheet.getByRole('radio', { name: modeLabel }));
      await user.click(sheet.getByRole('button', { name: /^Add/ }));
      expect(readCart(stores)).toEqual(expectedCart);
    },
  );
});

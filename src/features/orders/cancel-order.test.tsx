// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import '../../ui/testing/render-ui.ts';
import { CUSTOMER, findButton, getIsoTimeFromNow, openOwnOrder } from './testing/open-own-order.tsx';

const user = userEvent.setup();
const CANCEL_PATH = 'webapp/cancel-order/demo~one/o-1';

describe('cancelling', () => {
  const quote = wireQuote({ coupon_code: 'TEN' });
  const cancelledOrder = wireOrder({ customer: CUSTOMER, status: 9, quote });

  it('says before a cancellation what the customer gets back, and focuses the result afterwards', async () => {
    const { listRequestsTo } = await openOwnOrder(
      { quote },
      { [CANCEL_PATH]: { body: { order: cancelledOrder } } },
    );
    await user.click(await findButton('Cancel order'));
    const sheet = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    expect(sheet.getByText(wholeText(/^You\scan\suse\scoupon\sTEN\sagain\.$/))).toBeTruthy();
    expect(sheet.getByText('You won’t be charged.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Keep order' }));
    expect(listRequestsTo(CANCEL_PATH)).toEqual([]);
    await user.click(await findButton('Cancel order'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    const resultRegion = await screen.findByRole('region', { name: 'Order cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(resultRegion));
  });

  it('says before a cancellation that the wallet payment is returned, unless the account was deleted', async () => {
    const walletQuote = wireQuote({ wallet: 3, due: 0 });
    const readSheet = async (wallet_deleted: boolean) => {
      await openOwnOrder({ quote: walletQuote, wallet_deleted });
      await user.click(await findButton('Cancel order'));
      const text = screen.getByRole('dialog').textContent ?? '';
      document.body.replaceChildren();
      return text;
    };
    expect(await readSheet(false)).toMatch(/3\.000.* will be returned to your wallet/);
    expect(await readSheet(true)).not.toMatch(/wallet|charged/);
  });

  it('says before and after a cancellation that the cancellation releases the slot', async () => {
    const scheduled = { scheduled_at: getIsoTimeFromNow(60) };
    await openOwnOrder(scheduled, {
      [CANCEL_PATH]: { body: { order: { ...cancelledOrder, ...scheduled } } },
    });
    await user.click(await findButton('Cancel order'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/slot will be released/)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(/slot has been released/)).toBeTruthy();
  });

  it('links a pre-order to its reservation, and says that cancelling the pre-order keeps the reservation', async () => {
    const preorder = { scheduled_at: getIsoTimeFromNow(60), reservation_id: 'r-1' };
    await openOwnOrder(preorder, { [CANCEL_PATH]: { body: { order: { ...cancelledOrder, ...preorder } } } });
    expect(await screen.findByRole('link', { name: 'Your reservation' })).toBeTruthy();
    await user.click(await findButton('Cancel order'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('Your reservation stays as it is.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('region', { name: 'Order cancelled' });
    expect(document.body.textContent).not.toMatch(/slot (will be|has been) released/);
  });

  it('says that it is too late to cancel an accepted order', async () => {
    const order = wireOrder({ customer: CUSTOMER, status: 1 });
    await openOwnOrder(
      {},
      { [CANCEL_PATH]: { status: 409, body: { error: 1, code: 'too_late', message: '', order } } },
    );
    await user.click(await findButton('Cancel order'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(/too late to cancel/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('says why the server refuses to cancel an order', async () => {
    const message = 'Orders of the set menu cannot be cancelled';
    await openOwnOrder({}, { [CANCEL_PATH]: { status: 409, body: { error: 1, code: 'set_menu', message } } });
    await user.click(await findButton('Cancel order'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each([
    ['an accepted order', { status: 1 }],
    ['another customer’s order', { customer: undefined }],
  ] as const)('does not offer to cancel %s', async (_, overrides) => {
    await openOwnOrder(overrides as Partial<WireOrder>);
    await findButton('Order again');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

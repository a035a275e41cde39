// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  CHECKOUT_PATH,
  getNameField,
  getPhoneField,
  getPlaceOrderButton,
  ORDER_PATH,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const phoneKitDownload = vi.hoisted(() => {
  let finishDownload = () => {};
  const downloadFinished = new Promise<void>((resolve) => {
    finishDownload = resolve;
  });
  return { downloadFinished, finishDownload };
});
vi.mock('../../domain/phone/phone-kit.ts', async (importOriginal) => {
  await phoneKitDownload.downloadFinished;
  return importOriginal();
});

describe('an order placed before the numbering plans are loaded', () => {
  it('waits for the phone numbering plans and then sends the order with the latest input', async () => {
    const stores = createTestStores({
      [QUOTE_PATH]: { body: { quote: wireQuote() } },
      [ORDER_PATH]: { body: { order: wireOrder() } },
    });
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    stores.cart.getState().add(buildItemChoice('latte', 2));
    const { listRequestsTo } = await showScreen(CHECKOUT_PATH, CheckoutScreen, stores);
    await user.type(getNameField(), 'Noor');
    await user.type(getPhoneField(), '555 12345');
    await user.click(getPlaceOrderButton());
    await user.type(getNameField(), ' Al-Sabah');
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    phoneKitDownload.finishDownload();
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      name: 'Noor Al-Sabah',
      phone: '55512345',
      dial_code: '+965',
    });
  });
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireQuote } from '../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { buildAppliedCoupon, buildQuoteReply } from '../../stores/testing/cart-with-coupon.ts';
import { buildZonesBody, createDeliveryStores, east } from '../../stores/testing/delivery-stores.ts';
import { buildItemChoice, createTestStores, type SentRequest } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { buildChosenSlot, openWithSlots } from './testing/checkout-with-slots.tsx';
import {
  CHECKOUT_PATH,
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

const BAYAN_AREA = { id: 'bayan', name: { en: 'Bayan' }, zone_id: 'east' };
const ZONE_WITH_TWO_AREAS = { ...east, fees: 0, min_order: 0, areas: [...east.areas, BAYAN_AREA] };

/** Two lattes cost 3.000, or 2.700 with the coupon TEN. */
const respondWithQuote = ({ body }: SentRequest) =>
  (body as { coupon_code?: string | null }).coupon_code
    ? buildQuoteReply(2.7, buildAppliedCoupon('TEN'), { coupon: 0.3, coupon_code: 'TEN' })
    : { body: { quote: wireQuote() } };

const COUPON_ROUTES = {
  'webapp/v5/restaurant/': { body: restaurantBody({ coupon: true }) },
  [QUOTE_PATH]: respondWithQuote,
  [ORDER_PATH]: 'lost',
} as const;

const createStoresForDelivery = (overrides: Partial<StoreDeps> = {}) =>
  createDeliveryStores(
    {
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [ZONE_WITH_TWO_AREAS], countries: [] }) },
      [QUOTE_PATH]: respondWithQuote,
      [ORDER_PATH]: 'lost',
    },
    overrides,
  );

/** Opens the checkout of a delivery of two lattes to Aaa Street in Salmiya. */
async function openDeliveryCheckout() {
  const stores = createStoresForDelivery();
  await stores.business.getState().load();
  await stores.getState().fetch();
  stores.getState().chooseArea('salmiya');
  stores.getState().setAddress({ fields: { street: 'Aaa Street', apartment: '1' }, contactName: 'Noor' });
  stores.cart.getState().add(buildItemChoice('latte', 2));
  await loadPhoneKit();
  return showScreen('/demo/delivery/checkout', CheckoutScreen, stores).then(() => stores);
}

/** Places the order and waits until the checkout says that the server does not respond. */
async function placeUnansweredOrder() {
  await fillInContact();
  await user.click(getPlaceOrderButton());
  await screen.findByText('No response from the server', {}, { timeout: 5000 });
}

const findSentOrderNotice = () =>
  screen.findByText(/This is the order we sent. Your cart has changed/, {}, { timeout: 5000 });
const readSection = (name: string) => screen.getByRole('region', { name }).textContent;

describe('an unanswered order on screen after the cart has changed', () => {
  it('keeps the address of an unanswered order on screen after the customer has changed the address', async () => {
    const stores = await openDeliveryCheckout();
    await placeUnansweredOrder();

    await act(async () => {
      stores.getState().chooseArea('bayan');
      stores.getState().setAddress({ fields: { street: 'Bbb Street', apartment: '2' }, contactName: 'Sara' });
    });
    await findSentOrderNotice();
    const sentPlace = readSection('Order type and location');
    expect(sentPlace).toMatch(/Delivery.*Salmiya.*Aaa Street.*Noor/);
    expect(document.body.textContent).not.toMatch(/Bbb Street|Bayan|Sara/);

    document.body.replaceChildren();
    const reloadedStores = createStoresForDelivery({ storage: stores.deps.storage });
    await showScreen('/demo/delivery/checkout', CheckoutScreen, reloadedStores);
    await findSentOrderNotice();
    expect(readSection('Order type and location')).toBe(sentPlace);
    expect(document.body.textContent).not.toMatch(/Bbb Street|Bayan|Sara/);
  }, 15_000);

  it('shows the address of the cart again after the customer has discarded the unanswered order', async () => {
    const stores = await openDeliveryCheckout();
    await placeUnansweredOrder();
    await act(async () => stores.getState().setAddress({ fields: { street: 'Bbb Street', apartment: '2' } }));
    await findSentOrderNotice();

    await user.click(screen.getByRole('button', { name: 'Discard this order' }));
    expect(readSection('Order type and location')).toContain('Bbb Street');
    expect(document.body.textContent).not.toContain('Aaa Street');
  }, 15_000);

  it('shows no coupon on an unanswered order if the customer added the coupon later', async () => {
    const { cart, deps } = await openCheckout(COUPON_ROUTES);
    await placeUnansweredOrder();

    await act(() => cart.getState().applyCoupon('TEN'));
    await findSentOrderNotice();
    expect(readSection('Summary')).toContain('3.000');
    expect(document.body.textContent).not.toContain('TEN');

    document.body.replaceChildren();
    const reloadedStores = createTestStores(COUPON_ROUTES, { storage: deps.storage });
    await showScreen(CHECKOUT_PATH, CheckoutScreen, reloadedStores);
    await findSentOrderNotice();
    expect(readSection('Summary')).toContain('3.000');
    expect(document.body.textContent).not.toContain('TEN');
  }, 15_000);

  it('keeps the coupon and the saving on an unanswered order after the customer has removed the coupon', async () => {
    const { cart } = await openCheckout(COUPON_ROUTES);
    await act(() => cart.getState().applyCoupon('TEN'));
    await placeUnansweredOrder();

    await act(async () => cart.getState().removeCoupon());
    await findSentOrderNotice();
    expect(readSection('Summary')).toMatch(/Coupon TEN.*You save.*0\.300.*2\.700/);
  }, 15_000);

  it('still shows the time of the unanswered order when the customer has chosen another time for the cart', async () => {
    const { cart } = await openWithSlots({}, { [ORDER_PATH]: 'lost' });
    await placeUnansweredOrder();

    await act(async () => cart.getState().setSchedule(buildChosenSlot()));
    await findSentOrderNotice();
    expect(readSection('When')).toContain('As soon as possible');
  }, 15_000);

  it('keeps the name, phone, payment and note of an unanswered order on screen after cart changes', async () => {
    const { cart } = await openCheckout({ [ORDER_PATH]: 'lost' });
    await user.type(screen.getByRole('textbox', { name: /^Note for the whole order/ }), 'Ring twice');
    await placeUnansweredOrder();

    await act(async () => {
      cart.getState().add(buildItemChoice('latte', 1));
      cart.getState().setDetails({ name: 'Sara', comment: 'Ring once' });
    });
    await findSentOrderNotice();
    expect(readSection('Your details')).toMatch(/Noor.*\+965.555.12345/);
    expect(readSection('Payment')).toContain('Cash');
    expect(readSection('Note')).toContain('Ring twice');
    expect(document.body.textContent).not.toMatch(/Sara|Ring once/);
    expect(screen.queryByRole('textbox')).toBeNull();
  }, 15_000);
});

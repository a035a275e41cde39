// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import {
  fillInContact,
  getNameField,
  getPhoneField,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  QUOTE_PATH,
  user,
} from './testing/render-checkout-screen.tsx';

describe('the checkout', () => {
  // @spec paths/type-checkout
  it('shows the branch, the time, the payment method and the total at the checkout', async () => {
    await openCheckout();
    expect(screen.getByText('Pickup from One')).toBeTruthy();
    expect(screen.getByText('As soon as possible')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash/ }).checked).toBe(true);
    expect(getPlaceOrderButton().textContent).toContain('3.000');
  });

  // @spec entities/order-request, calls/post-webapp-order
  it('places only one order on a double click, and opens the screen of the order', async () => {
    const { listRequestsTo, router } = await openCheckout();
    await fillInContact();
    await user.dblClick(getPlaceOrderButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(1);
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      name: 'Noor',
      phone: '55512345',
      dial_code: '+965',
      total: 3,
    });
  });

  it('does not place the order when the customer presses Enter in a field', async () => {
    const { listRequestsTo } = await openCheckout();
    await fillInContact();
    await user.type(getPhoneField(), '{Enter}');
    await user.type(getNameField(), '{Enter}');
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
  });

  it('sends no order while a field is invalid, and focuses the first invalid field', async () => {
    const { listRequestsTo } = await openCheckout();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(document.activeElement).toBe(getNameField()));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    expect(getNameField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Please correct 2 fields');
    await user.type(getNameField(), 'Noor');
    await user.type(getPhoneField(), '+');
    await user.tab();
    expect((await screen.findAllByText('Please enter a valid phone number')).length).toBeGreaterThan(0);
  });

  it('extracts the country code from a typed international phone number', async () => {
    const { cart } = await openCheckout();
    await user.type(getPhoneField(), '+49 30 901820');
    await user.tab();
    await waitFor(() => expect(getPhoneField().value).toBe('30 901820'));
    expect(cart.getState().details).toMatchObject({ phone: '30901820', dialCode: '+49' });
  });

  // @spec entities/cart, constants/persisted-cart
  it('keeps the typed name and phone when the checkout is reloaded', async () => {
    const firstVisit = await openCheckout();
    await fillInContact();
    const secondVisit = createTestStores({}, { storage: firstVisit.deps.storage });
    expect(secondVisit.cart.getState().details).toMatchObject({ name: 'Noor', phone: '55512345' });
  });
});

describe('a price change at the checkout', () => {
  const higherQuote = wireQuote({
    total: 3.5,
    due: 3.5,
    subtotal: 3.5,
    lines: [
      {
        ...(wireQuote().lines[0] ?? failWithoutLine()),
        unit_price: 1.75,
        discounted_price: 1.75,
        total_price: 3.5,
      },
    ],
  });

  // @spec calls/post-service-pos-calc-order-branch-id
  it('lists a price change line by line, and orders only after the customer accepts the new price', async () => {
    const { listRequestsTo, router, routes } = await openCheckout({
      [ORDER_PATH]: {
        status: 409,
        body: { error: 1, code: 'stale_total', message: 'changed', quote: higherQuote },
      },
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByRole('heading', { name: 'The price has changed' });
    const changes = within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem');
    expect(changes[0]?.textContent).toMatch(/latte.*3\.000.*3\.500/);
    expect(changes[0]?.textContent).toContain('The price changed');
    expect(changes[1]?.textContent).toMatch(/Subtotal.*3\.000.*3\.500/);
    expect(changes[2]?.textContent).toMatch(/Total.*3\.000.*3\.500/);

    routes[ORDER_PATH] = { body: { order: wireOrder({ quote: higherQuote }) } };
    await user.click(screen.getByRole('button', { name: /Order for 3\.500/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    const [firstOrder, secondOrder] = listRequestsTo(ORDER_PATH);
    expect(secondOrder?.body).toMatchObject({ total: 3.5 });
    expect(secondOrder?.idempotencyKey).not.toBe(firstOrder?.idempotencyKey);
  });

  it('requires name and phone before the customer can accept a new price at the checkout', async () => {
    const { listRequestsTo } = await openCheckout({ [QUOTE_PATH]: { body: { quote: higherQuote } } });
    await user.click(await screen.findByRole('button', { name: /Order for 3\.500/ }));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    expect(document.activeElement).toBe(getNameField());
    await user.type(getNameField(), 'Noor');
    expect(screen.getByRole('heading', { name: 'The price has changed' })).toBeTruthy();
  });
});

describe('a refused order', () => {
  const orderRefusal = (code: string, fields: Record<string, string> = {}) => ({
    [ORDER_PATH]: { status: 422, body: { error: 1, code, message: 'The server says no', fields } },
  });

  it('shows the server’s refusal of a field beside the field until the customer edits the field', async () => {
    await openCheckout(orderRefusal('phone_invalid', { phone: 'TOO_SHORT' }));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(document.activeElement).toBe(getPhoneField()));
    expect(getPhoneField().getAttribute('aria-invalid')).toBe('true');
    await user.type(getPhoneField(), '6');
    expect(getPhoneField().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Your order wasn’t accepted')).toBeNull();
  });

  // @spec screens/433
  it.each([
    [433, 'switched_off', 'This business isn’t taking online orders at the moment.'],
    [
      422,
      'payment_unavailable',
      'This payment method isn’t available for this order. Please choose another one.',
    ],
  ])(
    'explains an order refusal with status %i and code %s in the customer’s language',
    async (status, code, explanation) => {
      const fields = { payment_type: 'invalid' };
      await openCheckout({
        [ORDER_PATH]: { status, body: { error: 1, code, message: 'The server says no', fields } },
      });
      await fillInContact();
      await user.click(getPlaceOrderButton());
      expect(await screen.findByText(explanation)).toBeTruthy();
      expect(screen.queryByText('The server says no')).toBeNull();
    },
  );

  it('lists the cart lines that the server refused and links to the cart', async () => {
    const { router } = await openCheckout(orderRefusal('line_problems', { 'order_lines.0': 'sold_out' }));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const notice = await screen.findByText('Your order wasn’t accepted');
    expect(notice.parentElement?.textContent).toContain('latte · Sold out');
    await user.click(screen.getByRole('button', { name: 'Review cart' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
  });

  it('explains why the server refused the address and links to the address screen', async () => {
    await openCheckout(orderRefusal('phone_invalid', { 'address.contact_phone': 'TOO_SHORT' }));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText('This number is too short')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy();
    expect(screen.queryByText('The server says no')).toBeNull();
  });

  it.each([
    ['name', 'Please enter your name'],
    ['phone', 'Please enter a valid phone number'],
    ['dial_code', 'Please choose a country code'],
    ['total', 'It’s not your fault. Please try again in a moment.'],
    ['address.street', 'Please enter your delivery address.'],
  ])('explains in plain words that the server refused the field %s of the order', async (field, message) => {
    await openCheckout(orderRefusal('invalid', { [field]: 'Invalid string: must match pattern' }));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/must match pattern|The server says no/)).toBeNull();
  });

  it('shows the server’s message for an order refusal whose code the app does not know', async () => {
    await openCheckout(orderRefusal('something_new'));
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText('The server says no')).toBeTruthy();
    expect(getNameField().value).toBe('Noor');
  });
});

describe('a closed shop at the checkout', () => {
  it('blocks the order while the shop is closed, and shows when the shop opens', async () => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const closedShifts = { status: 'closed' as const, opens_at: opensAt, shifts: [], slots: [] };
    const { listRequestsTo } = await openCheckout({
      'webapp/v5/shifts/': {
        body: { timezone: 'Asia/Kuwait', today: { car_pickup: closedShifts }, days: [] },
      },
    });
    expect(await screen.findByText(/We open again/)).toBeTruthy();
    expect(getPlaceOrderButton()).toHaveProperty('disabled', true);
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
  });
});

describe('the car at the checkout', () => {
  // @spec entities/pickup-config
  it('hides the car fields when the business does not ask for the car', async () => {
    await openCheckout({
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutCarPickup: { enabled: true, showCarInfo: false } }),
      },
    });
    expect(screen.queryByRole('group', { name: 'Your car' })).toBeNull();
  });
});

function failWithoutLine(): never {
  throw new Error('The example quote has no line');
}

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { setup } from '../../stores/testing/stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  CALC,
  fillIn,
  name,
  ORDER,
  open,
  PATH,
  phone,
  place,
  user,
} from './testing/render-checkout-screen.tsx';

describe('the checkout', () => {
  // @spec paths/type-checkout
  it('says how, when, who, how to pay and what it costs', async () => {
    await open();
    expect(screen.getByText('Pickup from One')).toBeTruthy();
    expect(screen.getByText('As soon as possible')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash/ }).checked).toBe(true);
    expect(place().textContent).toContain('3.000');
  });

  it('places one order for a double press, and goes to it', async () => {
    const { paths, router } = await open();
    await fillIn();
    await user.dblClick(place());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(paths(ORDER)).toHaveLength(1);
    expect(paths(ORDER)[0]?.body).toMatchObject({
      name: 'Noor',
      phone: '55512345',
      dial_code: '+965',
      total: 3,
    });
  });

  it('does not order when Enter is pressed in a field', async () => {
    const { paths } = await open();
    await fillIn();
    await user.type(phone(), '{Enter}');
    await user.type(name(), '{Enter}');
    expect(paths(ORDER)).toHaveLength(0);
  });

  it('sends nothing while a field is wrong: the first one has the focus and says why', async () => {
    const { paths } = await open();
    await user.click(place());
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(paths(ORDER)).toHaveLength(0);
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Please correct 2 fields');
    await user.type(name(), 'Noor');
    await user.type(phone(), 'call me');
    await user.tab();
    expect((await screen.findAllByText('Please enter a valid phone number')).length).toBeGreaterThan(0);
  });

  it('takes a number typed with its own country code for that country', async () => {
    const { cart } = await open();
    await user.type(phone(), '+49 30 901820');
    await user.tab();
    await waitFor(() => expect(phone().value).toBe('30 901820'));
    expect(cart.getState().details).toMatchObject({ phone: '30901820', dialCode: '+49' });
  });

  it('keeps what was typed through a reload', async () => {
    const first = await open();
    await fillIn();
    const again = setup({}, { storage: first.deps.storage });
    expect(again.cart.getState().details).toMatchObject({ name: 'Noor', phone: '55512345' });
  });
});

describe('a connection lost while placing', () => {
  it('loses nothing typed, and sends the same order again', async () => {
    const { table, paths, router } = await open({ [ORDER]: 'lost' });
    await fillIn();
    await user.click(place());
    const notice = await screen.findByText('We haven’t received a response', {}, { timeout: 5000 });
    expect(name().value).toBe('Noor');
    expect(phone().value).toBe('555 12345');
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
    expect(document.activeElement?.contains(notice)).toBe(true);

    table[ORDER] = { body: { order: wireOrder() } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(new Set(paths(ORDER).map(({ key }) => key)).size).toBe(1);
    for (const { body } of paths(ORDER)) expect(body).toEqual(paths(ORDER)[0]?.body);
  }, 15_000);

  it('is asked after on coming back, and ends in the one order', async () => {
    const first = await open({ [ORDER]: 'lost' });
    await fillIn();
    await user.click(place());
    await screen.findByText('We haven’t received a response', {}, { timeout: 5000 });
    const key = first.paths(ORDER)[0]?.key;
    document.body.replaceChildren();

    const second = setup({ [ORDER]: { body: { order: wireOrder() } } }, { storage: first.deps.storage });
    const { router, paths } = await showScreen(PATH, CheckoutScreen, second);
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(paths(ORDER).map((sent) => sent.key)).toEqual([key]);
  }, 15_000);
});

describe('a price that changed', () => {
  const dearer = wireQuote({
    total: 3.5,
    due: 3.5,
    subtotal: 3.5,
    lines: [
      {
        ...(wireQuote().lines[0] ?? fail()),
        unit_price: 1.75,
        discounted_price: 1.75,
        total_price: 3.5,
      },
    ],
  });

  it('is shown line by line before anything is ordered, and ordered only when accepted', async () => {
    const { paths, router, table } = await open({
      [ORDER]: { status: 409, body: { error: 1, code: 'stale_total', message: 'changed', quote: dearer } },
    });
    await fillIn();
    await user.click(place());
    await screen.findByRole('heading', { name: 'The price has changed' });
    const changes = within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem');
    expect(changes[0]?.textContent).toMatch(/latte.*3\.000.*3\.500/);
    expect(changes[0]?.textContent).toContain('The price changed');
    expect(changes[1]?.textContent).toMatch(/Subtotal.*3\.000.*3\.500/);
    expect(changes[2]?.textContent).toMatch(/Total.*3\.000.*3\.500/);

    table[ORDER] = { body: { order: wireOrder({ quote: dearer }) } };
    await user.click(screen.getByRole('button', { name: /Place order for 3\.500/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    const [before, after] = paths(ORDER);
    expect(after?.body).toMatchObject({ total: 3.5 });
    expect(after?.key).not.toBe(before?.key);
  });

  it('is noticed on opening, and not accepted without a name and a phone', async () => {
    const { paths } = await open({ [CALC]: { body: { quote: dearer } } });
    await user.click(await screen.findByRole('button', { name: /Place order for 3\.500/ }));
    expect(paths(ORDER)).toHaveLength(0);
    expect(document.activeElement).toBe(name());
    await user.type(name(), 'Noor');
    expect(screen.getByRole('heading', { name: 'The price has changed' })).toBeTruthy();
  });
});

describe('a refusal', () => {
  const refuse = (code: string, fields: Record<string, string> = {}) => ({
    [ORDER]: { status: 422, body: { error: 1, code, message: 'The server says no', fields } },
  });

  it('of a field stands beside that field, until it is changed', async () => {
    await open(refuse('phone_invalid', { phone: 'TOO_SHORT' }));
    await fillIn();
    await user.click(place());
    await waitFor(() => expect(document.activeElement).toBe(phone()));
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    await user.type(phone(), '6');
    expect(phone().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Your order wasn’t accepted')).toBeNull();
  });

  it('of lines names them, and leads to the cart', async () => {
    const { router } = await open(refuse('line_problems', { 'order_lines.0': 'sold_out' }));
    await fillIn();
    await user.click(place());
    const notice = await screen.findByText('Your order wasn’t accepted');
    expect(notice.parentElement?.textContent).toContain('latte · Sold out');
    await user.click(screen.getByRole('button', { name: 'Review cart' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
  });

  it('of the address leads to the address, and says what is wrong with it', async () => {
    await open(refuse('phone_invalid', { 'address.contact_phone': 'TOO_SHORT' }));
    await fillIn();
    await user.click(place());
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
  ])('for developers, of %s, is told in words for customers', async (field, words) => {
    await open(refuse('invalid', { [field]: 'Invalid string: must match pattern' }));
    await fillIn();
    await user.click(place());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/must match pattern|The server says no/)).toBeNull();
  });

  it('the app has no words for is told in the server’s', async () => {
    await open(refuse('something_new'));
    await fillIn();
    await user.click(place());
    expect(await screen.findByText('The server says no')).toBeTruthy();
    expect(name().value).toBe('Noor');
  });
});

describe('a closed shop', () => {
  it('takes no order, and says when it opens', async () => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    const closed = { status: 'closed' as const, opens_at: opensAt, shifts: [], slots: [] };
    const { paths } = await open({
      'webapp/v5/shifts/': { body: { timezone: 'Asia/Kuwait', today: { car_pickup: closed }, days: [] } },
    });
    expect(await screen.findByText(/We open again/)).toBeTruthy();
    expect(place()).toHaveProperty('disabled', true);
    expect(paths(ORDER)).toHaveLength(0);
  });
});

describe('the car', () => {
  // @spec entities/pickup-config
  it('is asked for only where the business wants to know', async () => {
    await open({
      'webapp/v5/restaurant/': {
        body: restaurantBody({ checkoutCarPickup: { enabled: true, showCarInfo: false } }),
      },
    });
    expect(screen.queryByRole('group', { name: 'Your car' })).toBeNull();
  });
});

function fail(): never {
  throw new Error('The quote of the kit has a line');
}

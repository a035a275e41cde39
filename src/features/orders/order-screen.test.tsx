// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireOrder, wireQuote } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { OrderScreen } from './order-screen.tsx';

const PATH = '/demo/order/o-1';
const user = userEvent.setup();
const getIsoTimeFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const openOrder = (order = wireOrder(), routes: Parameters<typeof createTestStores>[0] = {}) =>
  showScreen(PATH, OrderScreen, createTestStores({ 'webapp/order/': { body: { order } }, ...routes }));

afterEach(() => vi.restoreAllMocks());

describe('an order', () => {
  // @spec paths/order-order-id
  // @spec calls/get-webapp-order-branch-id-order-id
  it('shows when an order will be ready and the order’s current step', async () => {
    const order = wireOrder({
      number: '4F-7K2',
      status: 1,
      promised_at: getIsoTimeFromNow(12),
      events: [...wireOrder().events, { status: 1, at: getIsoTimeFromNow(0) }],
    });
    await openOrder(order);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Ready at/);
    expect(screen.getByText(wholeText('Order 4F-7K2'))).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('In 12 minutes');
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });

  it('says that a confirmed order for tomorrow will be prepared in time', async () => {
    const order = wireOrder({
      status: 1,
      scheduled_at: getIsoTimeFromNow(24 * 60),
      promised_at: getIsoTimeFromNow(24 * 60),
      events: [...wireOrder().events, { status: 1, at: getIsoTimeFromNow(0) }],
    });
    await openOrder(order);
    expect(await screen.findByText('We’ll prepare it in time for your chosen slot.')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.find((step) => step.ariaCurrent)?.textContent).toMatch(/^Confirmed/);
    expect(document.body.textContent).not.toMatch(/being prepared/i);
    expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
  });

  it('shows no step "preparing" for an order that was cancelled a day before its slot', async () => {
    const now = getIsoTimeFromNow(0);
    await openOrder(
      wireOrder({
        status: 9,
        scheduled_at: getIsoTimeFromNow(24 * 60),
        events: [10, 1, 9].map((status) => ({ status: status as 10 | 1 | 9, at: now })),
      }),
    );
    const steps = within(await screen.findByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map((step) => /^[A-Z]\w+/.exec(step.textContent ?? '')?.[0])).toEqual([
      'Scheduled',
      'Confirmed',
      'Cancelled',
    ]);
  });

  it('does not promise to bring an order to the table at a business that calls its tables chairs', async () => {
    const order = wireOrder({ status: 3, selling_type: 'dine_in' });
    const body = restaurantBody({ table_label: { en: 'Chair' }, checkoutDineIn: { enabled: true } });
    await openOrder(order, { 'webapp/v5/restaurant/': { body } });
    expect(await screen.findByText('It’s ready for you.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/to your table/);
  });

  it('does not show the order of another business', async () => {
    await openOrder(wireOrder({ number: '4F-7K2', reference_id: 'another-business' }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this order' })).toBeTruthy();
    expect(screen.queryByText(/4F-7K2/)).toBeNull();
  });

  it('shows the status “preparing” for a scheduled order whose slot is less than an hour away', async () => {
    await openOrder(
      wireOrder({ status: 1, scheduled_at: getIsoTimeFromNow(40), promised_at: getIsoTimeFromNow(40) }),
    );
    expect(await screen.findByText('We’re preparing your order.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I’m here' })).toBeTruthy();
  });

  it('names the time zone of the business if the customer is in another time zone', async () => {
    const createZoneRoutes = (timezone: string) => ({
      'webapp/v5/restaurant/': { body: restaurantBody({ timezone }) },
    });
    await openOrder(wireOrder(), createZoneRoutes('Pacific/Chatham'));
    expect(await screen.findByText(/^All times are in the business’s time zone \(Chatham/)).toBeTruthy();
    cleanup();
    await openOrder(wireOrder(), createZoneRoutes(Intl.DateTimeFormat().resolvedOptions().timeZone));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/time zone/)).toBeNull();
  });

  // @spec entities/standard-menu-hide-price-hide
  it('shows no amount on the order screen when the business hides prices', async () => {
    await openOrder(wireOrder(), {
      'webapp/v5/restaurant/': { body: restaurantBody({ hide_price: true }) },
    });
    expect(await screen.findByText('Price on request')).toBeTruthy();
    expect(screen.getByText('Cash')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d\.\d{3}/);
  });

  it('does not ask for payment at pickup when the customer chose to pay later', async () => {
    await openOrder(wireOrder({ payment_type: 3 }));
    expect(await screen.findByText(wholeText(/Pay\slater\s·\s3\.000\sKD$/))).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/due at pickup/);
  });

  it('omits “due at pickup” for a cash order that the customer has picked up', async () => {
    await openOrder(wireOrder({ status: 5 }));
    expect(await screen.findByText(wholeText(/Cash\s·\s3\.000\sKD$/))).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/due at pickup/);
  });

  // @spec roles/with-wallet-payment-type-goes
  it.each([
    ['Paid by wallet', { wallet: 3, due: 0 }],
    ['Nothing to pay', { subtotal: 0, total: 0, due: 0 }],
    ['Cash · 2.000 KD due at pickup', { wallet: 1, due: 2 }],
  ])('says “%s” about the payment of an order with the amounts %j', async (paymentText, amounts) => {
    await openOrder(wireOrder({ quote: wireQuote(amounts) }));
    const payment = await screen.findByText('Payment');
    expect(
      payment.parentElement?.textContent?.replaceAll(/[\u00a0\u2066-\u2069]/g, (character) =>
        character === '\u00a0' ? ' ' : '',
      ),
    ).toBe(`Payment${paymentText}`);
  });

  // @spec screens/order-tracking
  // @spec calls/get-webapp-update-order-events-branch-id-order-id
  it('shows a new status of the order at once, and announces it', async () => {
    const { orders } = await openOrder();
    await screen.findByRole('heading', { level: 1 });
    const order = orders.getState().order;
    act(() => orders.setState({ order: order && { ...order, status: 3 } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ready for pickup');
    expect(screen.getByRole('status').textContent).toBe('Ready for pickup');
  });

  // @spec codes/order-status-codes-0-1
  it('does not show the promised time of a declined order', async () => {
    const order = wireOrder({
      status: 2,
      promised_at: getIsoTimeFromNow(12),
      events: [...wireOrder().events, { status: 2, at: getIsoTimeFromNow(0) }],
    });
    await openOrder(order);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Declined');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says that the business did not confirm an order in time, and what the customer gets back', async () => {
    await openOrder(
      wireOrder({
        status: 2,
        unanswered: true,
        scheduled_at: getIsoTimeFromNow(60),
        quote: wireQuote({ coupon_code: 'TEN' }),
        events: [...wireOrder().events, { status: 2, at: getIsoTimeFromNow(0) }],
      }),
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not accepted');
    expect(
      screen.getByText('Sorry, we didn’t confirm your order in time, so it has been closed.'),
    ).toBeTruthy();
    expect(screen.getByText(wholeText(/^You\scan\suse\scoupon\sTEN\sagain\.$/))).toBeTruthy();
    expect(screen.getByText(/slot has been released/)).toBeTruthy();
    expect(screen.getByText('You won’t be charged.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Declined');
  });

  it('shows the branch’s phone number beside the promised time only after the order is overdue', async () => {
    const branch = { id: 'demo~one', name: { en: 'One' }, phone: '+96522000140' };
    const order = wireOrder({ status: 1, branch, promised_at: getIsoTimeFromNow(-1) });
    const { orders } = await openOrder(order);
    expect((await screen.findByRole('timer')).textContent).toBe('Any minute now');
    expect(screen.getByRole('link', { name: '+96522000140' }).getAttribute('href')).toBe('tel:+96522000140');
    const currentOrder = orders.getState().order;
    act(() =>
      orders.setState({ order: currentOrder && { ...currentOrder, promisedAt: Date.now() + 600_000 } }),
    );
    expect(screen.queryByRole('link', { name: '+96522000140' })).toBeNull();
  });

  it('shows the status of a packed parcel as "ready to ship"', async () => {
    const delivery = { country: { en: 'Austria' }, minutes: null };
    await openOrder(wireOrder({ status: 3, selling_type: 'delivery', delivery }));
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Ready to ship');
    expect(document.body.textContent).not.toContain('Ready for delivery');
  });

  it('shows the branch’s phone number, directions to the branch and the receipt', async () => {
    const branch = { id: 'demo~one', name: { en: 'One' }, phone: '+96522000140', lat: 29.3, lng: 48.1 };
    await openOrder(wireOrder({ branch, car: { make: 'Yaris', color: 'white', plate: '12-345' } }), {
      'webapp/v5/restaurant/': { body: restaurantBody({ whatsapp_phone: '+965 5000 1400' }) },
    });
    expect((await screen.findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:+96522000140');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/96550001400',
    );
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('29.3,48.1');
    expect(screen.getByText('Your car').parentElement?.textContent).toBe('Your carWhite · Yaris · 12-345');
    expect(screen.getAllByText(/3\.000/).length).toBeGreaterThan(0);
  });

  it('keeps the order on the screen while the device is offline, and says that the app is reconnecting', async () => {
    await openOrder();
    await screen.findByRole('heading', { level: 1 });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Reconnecting/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Status' })).toBeTruthy();
  });

  it('says that an order does not exist', async () => {
    await openOrder(wireOrder(), {
      'webapp/order/': { status: 404, body: { error: 1, code: 'not_found', message: 'None' } },
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this order' })).toBeTruthy();
  });

  it('says why the server refuses to show an order, and offers a retry', async () => {
    const message = 'Orders older than a year are archived';
    await openOrder(wireOrder(), {
      'webapp/order/': { status: 422, body: { error: 1, code: 'archived', message } },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'We couldn’t find this order' })).toBeNull();
  });

  it('loads an order again when the customer retries after a failure', async () => {
    const { routes } = await openOrder(wireOrder(), { 'webapp/order/': 'lost' });
    const retryButton = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    routes['webapp/order/'] = { body: { order: wireOrder() } };
    await user.click(retryButton);
    expect(await screen.findByText(wholeText('Order 7'))).toBeTruthy();
  }, 10_000);
});

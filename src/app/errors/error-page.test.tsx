// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { RouteError, type RouteErrorKind } from '../../router/route-error.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { GeneralLayout } from '../layouts/general-layout.tsx';
import { ReferenceIdProvider } from '../reference-id.tsx';
import { ErrorPage } from './error-page.tsx';

const PATH = '/demo/car_pickup';
let error = new RouteError(500, '', PATH);
let isFirst = true;
let unusableReferenceId = '404';
const Page = () => (
  <ReferenceIdProvider value="demo">
    <ErrorPage error={error} />
  </ReferenceIdProvider>
);
const PageWithoutBusiness = () => (
  <ReferenceIdProvider value={unusableReferenceId}>
    <ErrorPage error={error} />
  </ReferenceIdProvider>
);
const ErrorPageInGeneralLayout = () => (
  <ReferenceIdProvider value="demo">
    <GeneralLayout error={error} route={null} busy={false} isFirst={isFirst} />
  </ReferenceIdProvider>
);
const LoadingPage = () => <GeneralLayout error={null} route={null} busy isFirst />;
const renderErrorPage = (
  status: number,
  errorKind: RouteErrorKind = 'failed',
  stores = createTestStores(),
) => {
  error = new RouteError(status, '', PATH, errorKind);
  return showScreen(PATH, Page, stores);
};
const createStoresWithError = (status: number, body: object) =>
  createTestStores({ 'webapp/v5/restaurant/': { status, body } });

describe('ErrorPage', () => {
  // @spec screens/error-page-by-status
  it.each([
    [433, 'failed', 'Online ordering is paused'],
    [404, 'notFound', 'Page not found'],
    [404, 'notSold', 'Not available for Pickup'],
    [500, 'failed', 'Something went wrong'],
    [418, 'failed', 'Something went wrong'],
    [500, 'chunk', 'We couldn’t load this page'],
  ] as const)(
    'the error page for status %i (%s) has the heading "%s" and the status code',
    async (status, errorKind, title) => {
      await renderErrorPage(status, errorKind);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(document.querySelector('main')?.dataset.status).toBe(String(status));
    },
  );

  it('shows the path of a missing page, with buttons to go back and to open the home page', async () => {
    const { router } = await renderErrorPage(404, 'notFound');
    expect(screen.getByText(PATH)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(router.getState().route?.path).toBe('/demo');
  });

  it.each([
    ['a retry button', 500, 1],
    ['no retry button', 433, 0],
    ['no retry button', 404, 0],
  ])('shows %s on the page of error %i', async (_, status, retryButtonCount) => {
    await renderErrorPage(status, status === 404 ? 'notFound' : 'failed');
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retryButtonCount);
  });

  it.each([
    [
      'a back button on the error page of a screen other than the landing page',
      '/demo/car_pickup/cart',
      createTestStores(),
      1,
    ],
    ['no back button on the error page of the landing page', '/demo', createTestStores(), 0],
    [
      'no back button on the error page of a business that failed to load',
      '/demo/car_pickup',
      createStoresWithError(500, {}),
      0,
    ],
  ])('shows %s', async (_, path, stores, buttonCount) => {
    error = new RouteError(500, '', path, 'chunk');
    const { router } = await showScreen(PATH, Page, stores);
    const backButtons = screen.queryAllByRole('button', { name: 'Back' });
    expect(backButtons).toHaveLength(buttonCount);
    if (!backButtons[0]) return;
    await userEvent.click(backButtons[0]);
    expect(router.getState().route?.path).toBe('/demo');
  });

  // @spec paths/404
  it.each(['404', '', '.', '..'])(
    'offers no home button on the error page of a path with the unusable reference id “%s”',
    async (id) => {
      unusableReferenceId = id;
      error = new RouteError(404, '', '/404', 'notFound');
      await showScreen('/404', PageWithoutBusiness);
      expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  // @spec screens/500-page-receives-error, errors/menu-fetch-with-error-1
  // @spec data/menu-fetch
  it("shows the server's error message as plain text, not as HTML", async () => {
    const message = 'Back at <b>five</b>';
    await renderErrorPage(500, 'failed', createStoresWithError(400, { error: 1, code: 'x', message }));
    expect(screen.getByText(message)).toBeTruthy();
  });

  // @spec errors/thrown-failure, errors/restaurant-data-missing
  it.each([
    ['the menu could not be fetched', 502, {}, 'We couldn’t load the menu'],
    ['the response has no business', 200, { menu: {} }, 'Something went wrong'],
  ])('shows an error page and a retry button when %s', async (_, status, body, title) => {
    await renderErrorPage(500, 'failed', createStoresWithError(status, body));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  // @spec screens/433
  it('shows the name, phone number, links and message of a business that is switched off', async () => {
    const contact = {
      business_name: { en: 'Demo Café' },
      message: { en: 'Back on 1 May.', ar: 'نعود في 1 مايو.' },
      phone: '+96522000140',
      whatsapp_phone: '+965 5001 2345',
      social_links: { instagram: 'https://instagram.example/demo' },
    };
    const switchedOffStores = createStoresWithError(433, {
      error: 1,
      code: 'switched_off',
      message: 'Closed',
      contact,
    });
    await renderErrorPage(433, 'failed', switchedOffStores);
    expect(screen.getByText('Demo Café')).toBeTruthy();
    expect(screen.getByText('Back on 1 May.')).toBeTruthy();
    expect(screen.queryByText(/isn’t taking online orders/)).toBeNull();
    expect(document.body.textContent.replace(/\D/g, '')).toContain('96522000140');
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+96522000140');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/96550012345',
    );
  });

  // @spec screens/433
  it('shows the message of a switched-off business in the customer’s language', async () => {
    const message = { en: 'Back on 1 May.', ar: 'نعود في 1 مايو.' };
    const contact = { business_name: { en: 'Demo' }, message, social_links: {} };
    const switchedOffStores = createStoresWithError(433, {
      error: 1,
      code: 'switched_off',
      message: 'Closed',
      contact,
    });
    error = new RouteError(433, '', PATH);
    await showScreen(PATH, Page, switchedOffStores, 'ar');
    expect(screen.getByText(message.ar)).toBeTruthy();
  });

  it.each([
    ['says that an order is waiting for its payment', 'pending', 'Waiting for your payment'],
    ['says that the payment of an order failed', 'declined', 'Payment failed'],
  ] as const)('%s while the business is switched off', async (_title, status, heading) => {
    const payment = { status, transaction_id: 't-1', payment_type: 4, pay_by: '2026-03-04T12:15:00+03:00' };
    const stores = createTestStores({
      'webapp/v5/restaurant/': { status: 433, body: { error: 1, code: 'switched_off', message: 'Closed' } },
      'webapp/order/': { body: { order: wireOrder({ status: 0, payment_type: 4, payment }) } },
    });
    error = new RouteError(433, '', '/demo/order/o-1');
    await showScreen('/demo/order/o-1', Page, stores);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.queryByText(/We’ve received your order/)).toBeNull();
  });

  it.each(['/demo/order/o-1', '/demo/payment/fail?order=o-1'])(
    'shows the paid order of the path %s while the business is switched off',
    async (path) => {
      const payment = { status: 'paid', transaction_id: 't-1', payment_type: 4 } as const;
      const order = wireOrder({ payment_type: 4, payment });
      const stores = createTestStores({
        'webapp/v5/restaurant/': { status: 433, body: { error: 1, code: 'switched_off', message: 'Closed' } },
        'webapp/order/': { body: { order } },
      });
      error = new RouteError(433, '', path);
      await showScreen(path, Page, stores);
      expect(await screen.findByText(order.number)).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBeTruthy();
      expect(document.body.textContent).toMatch(/3\.000\sKD paid/);
    },
  );

  // @spec screens/two-layouts-default-general
  it('shows the error page without tabs at a path outside any business', async () => {
    error = new RouteError(404, '', PATH);
    await showScreen(PATH, ErrorPageInGeneralLayout);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['leaves the focus on the host page when the error page is the first screen', true, null],
    [
      'moves the focus to the error page when the error page replaces another screen',
      false,
      'Page not found',
    ],
  ])('%s', async (_, isFirstScreen, focusedTitle) => {
    error = new RouteError(404, '', PATH);
    isFirst = isFirstScreen;
    await showScreen(PATH, ErrorPageInGeneralLayout);
    const titleId = document.activeElement?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(titleId)?.textContent ?? null).toBe(focusedTitle);
  });

  // @spec screens/full-screen-loader-with-spinner
  it('shows a full-screen loader while a screen outside any business is loading', async () => {
    await showScreen(PATH, LoadingPage);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});

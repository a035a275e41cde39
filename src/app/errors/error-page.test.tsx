// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { RouteError, type RouteErrorKind } from '../../router/route-error.ts';
import { setup } from '../../stores/testing/stores.ts';
import { GeneralLayout } from '../layouts/general-layout.tsx';
import { ReferenceIdProvider } from '../reference-id.tsx';
import { ErrorPage } from './error-page.tsx';

const AT = '/demo/car_pickup';
let error = new RouteError(500, '', AT);
let isFirst = true;
const Page = () => (
  <ReferenceIdProvider value="demo">
    <ErrorPage error={error} />
  </ReferenceIdProvider>
);
const Alone = () => <GeneralLayout error={error} route={null} busy={false} isFirst={isFirst} />;
const Loading = () => <GeneralLayout error={null} route={null} busy isFirst />;
const show = (status: number, kind: RouteErrorKind = 'failed', world = setup()) => {
  error = new RouteError(status, '', AT, kind);
  return showScreen(AT, Page, world);
};
const refused = (status: number, body: object) => setup({ 'webapp/v5/restaurant/': { status, body } });

describe('the error page', () => {
  // @spec screens/error-page-by-status
  it.each([
    [433, 'failed', 'Online ordering is paused'],
    [404, 'notFound', 'Page not found'],
    [500, 'failed', 'Something went wrong'],
    [418, 'failed', 'Something went wrong'],
    [500, 'chunk', 'We couldn’t load this page'],
  ] as const)('of %i (%s) is headed "%s", and says its code', async (status, kind, title) => {
    await show(status, kind);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.querySelector('main')?.dataset.status).toBe(String(status));
  });

  it.each([
    [500, 1],
    [433, 0],
    [404, 0],
  ])('of %i offers another try where that may change something', async (status, tries) => {
    await show(status, status === 404 ? 'notFound' : 'failed');
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  });

  it.each([
    ['of a screen that did not come', '/demo/car_pickup/cart', setup(), 1],
    ['of the start', '/demo', setup(), 0],
    ['without the business', '/demo/car_pickup', refused(500, {}), 0],
  ])('%s leads back where something else can be shown', async (_, path, world, ways) => {
    error = new RouteError(500, '', path, 'chunk');
    const { router } = await showScreen(AT, Page, world);
    const back = screen.queryAllByRole('button', { name: 'Back' });
    expect(back).toHaveLength(ways);
    if (!back[0]) return;
    await userEvent.click(back[0]);
    expect(router.getState().route?.path).toBe('/demo');
  });

  it('of an address without a page leads to the start', async () => {
    const { router } = await show(404, 'notFound');
    await userEvent.click(screen.getByRole('button', { name: 'Go to home' }));
    expect(router.getState().route?.path).toBe('/demo');
  });

  // @spec screens/500-page-receives-error, errors/menu-fetch-with-error-1
  it('shows what the server said as plain text', async () => {
    const message = 'Back at <b>five</b>';
    await show(500, 'failed', refused(400, { error: 1, code: 'x', message }));
    expect(screen.getByText(message)).toBeTruthy();
  });

  // @spec screens/433
  it('of a business that is switched off says how to reach it', async () => {
    const contact = { phone: '+96522000140', whatsapp_phone: '+965 5001 2345' };
    const off = refused(433, { error: 1, code: 'switched_off', message: 'Closed', contact });
    await show(433, 'failed', off);
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+96522000140');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/96550012345',
    );
  });

  // @spec screens/two-layouts-default-general
  it('is alone in its layout, without tabs', async () => {
    error = new RouteError(404, '', AT);
    await showScreen(AT, Alone);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [true, null],
    [false, 'Page not found'],
  ])('takes over the focus of what it came after (first of all: %s)', async (first, focused) => {
    error = new RouteError(404, '', AT);
    isFirst = first;
    await showScreen(AT, Alone);
    const titleId = document.activeElement?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(titleId)?.textContent ?? null).toBe(focused);
  });

  // @spec screens/full-screen-loader-with-spinner
  it('gives way to a full-screen loader while something loads', async () => {
    await showScreen(AT, Loading);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../features/shared/screen.test-kit.tsx';
import { RouteError, type RouteErrorKind } from '../router/route-error.ts';
import { setup } from '../stores/stores-for-tests.ts';
import { ErrorPage } from './error-page.tsx';
import { GeneralLayout } from './general-layout.tsx';

const AT = '/demo/car_pickup';
const pageOf = (status: number, kind: RouteErrorKind = 'failed', message = 'x') =>
  function Page() {
    return <ErrorPage error={new RouteError(status, message, AT, kind)} />;
  };
const refused = (status: number, body: object) => setup({ 'webapp/v5/restaurant/': { status, body } });

describe('the error page', () => {
  it.each([
    [433, 'failed', 'Not taking orders now'],
    [404, 'notFound', 'Page not found'],
    [500, 'failed', 'Something went wrong'],
    [418, 'failed', 'Something went wrong'],
    [500, 'chunk', 'This page could not be loaded'],
  ] as const)('of %i (%s) is headed "%s", and says its code', async (status, kind, title) => {
    await showScreen(AT, pageOf(status, kind));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.querySelector('main')?.dataset.status).toBe(String(status));
  });

  it('offers another try, but where nothing would change', async () => {
    await showScreen(AT, pageOf(500));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('of an address without a page leads to the start', async () => {
    const { router } = await showScreen(AT, pageOf(404, 'notFound'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'To the start' }));
    expect(router.getState().route?.path).toBe('/');
  });

  it('shows what the server said as plain text', async () => {
    const message = 'Back at <b>five</b>';
    await showScreen(AT, pageOf(500), refused(500, { error: 1, code: 'x', message }));
    expect(screen.queryByText('five')).toBeNull();
  });

  it('of a business that is switched off says how to reach it', async () => {
    const contact = { phone: '+96522000140', whatsapp_phone: '+965 5001 2345' };
    const off = refused(433, { error: 1, code: 'switched_off', message: 'Closed', contact });
    await showScreen(AT, pageOf(433), off);
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+96522000140');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/96550012345',
    );
  });

  it('is alone in its layout, without tabs', async () => {
    await showScreen(AT, () => (
      <GeneralLayout error={new RouteError(404, 'x', AT)} route={null} busy={false} />
    ));
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('gives way to a full-screen loader while something loads', async () => {
    await showScreen(AT, () => <GeneralLayout error={null} route={null} busy />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});

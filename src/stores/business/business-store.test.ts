import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { installFakeClock, runTimersAndAwait } from '../testing/fake-clock.ts';
import { createTestStores } from '../testing/test-stores.ts';

installFakeClock(new Date('2026-03-01T06:00:00Z'));

describe('loading a business', () => {
  // @spec codes/menu-fetch-states
  it('loads the business with the menu of its default branch', async () => {
    const { business, menu } = createTestStores();
    const loading = business.getState().load();
    expect(business.getState().status).toBe('fetching');
    await runTimersAndAwait(loading);
    expect(business.getState()).toMatchObject({
      status: 'fetched',
      branchId: 'demo~one',
      branch: { id: 'demo~one' },
      currency: { code: 'KWD', digits: 3 },
      error: null,
    });
    expect(menu.getState().menu?.categories[0]?.items.map(({ id }) => id)).toEqual(['latte', 'mocha']);
    expect(menu.getState().isComplete).toBe(true);
  });

  // @spec codes/menu-fetch-states
  it('sends one request when two callers load the business at the same time', async () => {
    const { business, listRequestsTo } = createTestStores();
    await runTimersAndAwait(Promise.all([business.getState().load(), business.getState().load()]));
    expect(listRequestsTo('webapp/v5/restaurant/demo')).toHaveLength(1);
  });

  it('uses the loader’s response for the first load of the business, and sends a request for the second load', async () => {
    const { business, listRequestsTo } = createTestStores(
      {},
      { businessResponse: Promise.resolve({ status: 200, body: restaurantBody() }) },
    );
    await runTimersAndAwait(business.getState().load());
    expect(business.getState().status).toBe('fetched');
    expect(listRequestsTo('webapp/v5/restaurant/')).toHaveLength(0);
    await runTimersAndAwait(business.getState().load());
    expect(listRequestsTo('webapp/v5/restaurant/')).toHaveLength(1);
  });

  it('requests the business if the loader’s request failed', async () => {
    const businessResponse = Promise.reject(new TypeError('lost'));
    businessResponse.catch(() => undefined);
    const { business } = createTestStores({}, { businessResponse });
    await runTimersAndAwait(business.getState().load());
    expect(business.getState().status).toBe('fetched');
  });

  // @spec codes/menu-fetch-states, data/menu-fetch, errors/menu-fetch-with-error-1, errors/thrown-failure
  // @spec errors/restaurant-data-missing
  it.each([
    [
      'the server sends a message',
      { status: 404, body: { error: 1, code: 'unknown', message: 'No such place' } },
      { reason: 'server', message: 'No such place', status: 404 },
    ],
    ['the response has no restaurant', { body: {} }, { reason: 'missing', message: 'Something Went Wrong' }],
    ['the response is not an object', { body: 'x' }, { reason: 'missing', message: 'Something Went Wrong' }],
    [
      'a required field is invalid',
      { body: restaurantBody({ currency: '?' }) },
      { reason: 'failed', message: 'Fail to fetch menu, please try later', kind: 'invalid' },
    ],
    ['the server fails', { status: 500, body: {} }, { reason: 'failed', kind: 'unavailable', status: 500 }],
    [
      'the connection is lost',
      'lost' as const,
      { reason: 'failed', kind: 'network', message: 'Fail to fetch menu, please try later' },
    ],
  ])('gives the reason why the business failed to load when %s', async (_, reply, expected) => {
    const { business } = createTestStores({ 'webapp/v5/restaurant/': reply });
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: expected, business: null });
  });

  it('gives the contact details of a switched-off business', async () => {
    const contact = { phone: '+96512345', social_links: { instagram: 'https://instagram.test/demo' } };
    const { business } = createTestStores({
      'webapp/v5/restaurant/': {
        status: 433,
        body: { error: 1, code: 'suspended', message: 'Closed', contact },
      },
    });
    await runTimersAndAwait(business.getState().load());
    expect(business.getState().error).toMatchObject({
      status: 433,
      message: 'Closed',
      contact: { phone: '+96512345', socialLinks: contact.social_links },
    });
  });

  // @spec codes/menu-fetch-states
  it('loads the business on a retry after the connection was lost', async () => {
    const { business, routes } = createTestStores({ 'webapp/v5/restaurant/': 'lost' });
    await runTimersAndAwait(business.getState().load());
    routes['webapp/v5/restaurant/'] = { body: restaurantBody() };
    const pendingReload = business.getState().load();
    expect(business.getState()).toMatchObject({ status: 'fetching', error: null });
    await runTimersAndAwait(pendingReload);
    expect(business.getState().status).toBe('fetched');
  });

  it('keeps the loaded business when a refresh fails', async () => {
    const { business, routes } = createTestStores();
    await runTimersAndAwait(business.getState().load());
    routes['webapp/v5/restaurant/'] = 'lost';
    const statuses: string[] = [];
    business.subscribe(({ status }) => statuses.push(status));
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', error: null });
    expect(new Set(statuses)).not.toContain('fetching');
  });
});

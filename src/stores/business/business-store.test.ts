import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { settled, stopClock } from '../testing/fake-clock.ts';
import { setup } from '../testing/stores.ts';

stopClock(new Date('2026-03-01T06:00:00Z'));

describe('loading a business', () => {
  // @spec codes/menu-fetch-states
  it('shows it with its menu and takes the default branch', async () => {
    const { business, menu } = setup();
    const loading = business.getState().load();
    expect(business.getState().status).toBe('fetching');
    await settled(loading);
    expect(business.getState()).toMatchObject({
      status: 'fetched',
      branchId: 'demo~one',
      branch: { id: 'demo~one' },
      currency: { code: 'KWD', digits: 3 },
      error: null,
    });
    expect(menu.getState().menu?.categories[0]?.items.map(({ id }) => id)).toEqual(['latte', 'mocha']);
    expect(menu.getState().complete).toBe(true);
  });

  // @spec codes/menu-fetch-states
  it('asks once however often it is called', async () => {
    const { business, paths } = setup();
    await settled(Promise.all([business.getState().load(), business.getState().load()]));
    expect(paths('webapp/v5/restaurant/demo')).toHaveLength(1);
  });

  it("uses the loader's answer, once", async () => {
    const { business, paths } = setup(
      {},
      { firstData: Promise.resolve({ status: 200, body: restaurantBody() }) },
    );
    await settled(business.getState().load());
    expect(business.getState().status).toBe('fetched');
    expect(paths('webapp/v5/restaurant/')).toHaveLength(0);
    await settled(business.getState().load());
    expect(paths('webapp/v5/restaurant/')).toHaveLength(1);
  });

  it('asks itself when the loader got nothing', async () => {
    const firstData = Promise.reject(new TypeError('lost'));
    firstData.catch(() => undefined);
    const { business } = setup({}, { firstData });
    await settled(business.getState().load());
    expect(business.getState().status).toBe('fetched');
  });

  // @spec codes/menu-fetch-states, data/menu-fetch, errors/menu-fetch-with-error-1, errors/thrown-failure
  // @spec errors/restaurant-data-missing
  it.each([
    [
      "the server's message",
      { status: 404, body: { error: 1, code: 'unknown', message: 'No such place' } },
      { reason: 'server', message: 'No such place', status: 404 },
    ],
    ['a missing restaurant', { body: {} }, { reason: 'missing', message: 'Something Went Wrong' }],
    ['rubbish', { body: 'x' }, { reason: 'missing', message: 'Something Went Wrong' }],
    [
      'a bad required part',
      { body: restaurantBody({ currency: '?' }) },
      { reason: 'failed', message: 'Fail to fetch menu, please try later', kind: 'invalid' },
    ],
    ['a failing server', { status: 500, body: {} }, { reason: 'failed', kind: 'unavailable', status: 500 }],
    [
      'a lost connection',
      'lost' as const,
      { reason: 'failed', kind: 'network', message: 'Fail to fetch menu, please try later' },
    ],
  ])('says why it failed: %s', async (_, reply, expected) => {
    const { business } = setup({ 'webapp/v5/restaurant/': reply });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: expected, business: null });
  });

  it('says how to reach a business that is switched off', async () => {
    const contact = { phone: '+96512345', social_links: { instagram: 'https://instagram.test/demo' } };
    const { business } = setup({
      'webapp/v5/restaurant/': {
        status: 433,
        body: { error: 1, code: 'suspended', message: 'Closed', contact },
      },
    });
    await settled(business.getState().load());
    expect(business.getState().error).toMatchObject({
      status: 433,
      message: 'Closed',
      contact: { phone: '+96512345', socialLinks: contact.social_links },
    });
  });

  // @spec codes/menu-fetch-states
  it('comes back on a retry', async () => {
    const { business, table } = setup({ 'webapp/v5/restaurant/': 'lost' });
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = { body: restaurantBody() };
    const again = business.getState().load();
    expect(business.getState()).toMatchObject({ status: 'fetching', error: null });
    await settled(again);
    expect(business.getState().status).toBe('fetched');
  });

  it('keeps what is shown when only a refresh fails', async () => {
    const { business, table } = setup();
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = 'lost';
    const statuses: string[] = [];
    business.subscribe(({ status }) => statuses.push(status));
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', error: null });
    expect(new Set(statuses)).not.toContain('fetching');
  });
});

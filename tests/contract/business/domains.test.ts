import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../src/api/contract/contract.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { CARD, createPayer, getPaymentUrl } from '../testing/payer.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const TEA_ORIGIN = 'http://tea.example.com';

// The import tests check on both engines which business owns a domain. One engine is enough here.
describe.each(pgliteOnly)('the domains of businesses, on $name', (engine) => {
  const backend = useBackend(engine);
  const readRedirect = async (address: string) => {
    const { status, headers } = await backend.request(address);
    return [status, headers.get('location')];
  };
  const loadPage = async (address: string) => (await backend.request(address)).text();
  const importShopAs = async (reference_id: string, changes: object) =>
    backend.importFile({
      ...(JSON.parse(await readFile(getFixturePath('corner-shop.json'), 'utf8')) as object),
      reference_id,
      ...changes,
    });
  beforeAll(async () => {
    await importShopAs('kiosk', { domains: ['Kiosk.Example.com.', 'käse.example', 'kiosk.example.com'] });
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain
  it('redirects the root of a domain to the page of its business, and keeps the query of the URL', async () => {
    expect(await readRedirect(`${TEA_ORIGIN}/?lang=de`)).toEqual([302, '/tea-house?lang=de']);
    expect((await backend.request(`${TEA_ORIGIN}/tea-house?lang=de`)).status).toBe(200);
    expect(await readRedirect('http://localhost/')).toEqual([302, '/demo/']);
    expect(await readRedirect('http://nobody.example/')).toEqual([302, '/demo/']);
  });

  it('redirects a path without the reference id to the full path, and never to another business', async () => {
    expect(await readRedirect(`${TEA_ORIGIN}/car_pickup/hot?lang=de`)).toEqual([
      302,
      '/tea-house/car_pickup/hot?lang=de',
    ]);
    expect(await readRedirect(`${TEA_ORIGIN}/kiosk`)).toEqual([302, '/tea-house/kiosk']);
    expect(await readRedirect(`${TEA_ORIGIN}/car_pickup/`)).toEqual([308, '/car_pickup']);
  });

  it('names one canonical URL of a business to search engines and other sites', async () => {
    const canonicalHome = `${TEA_ORIGIN}/tea-house`;
    for (const origin of [TEA_ORIGIN, 'http://localhost']) {
      const page = await loadPage(`${origin}/tea-house`);
      const canonicalUrls = [
        /rel="canonical" href="([^"]*)"/,
        /hreflang="en" href="([^"]*)"/,
        /property="og:url" content="([^"]*)"/,
        /"@type":"WebPage","url":"([^"]*)"/,
      ].map((pattern) => pattern.exec(page)?.[1]);
      expect(canonicalUrls).toEqual([canonicalHome, canonicalHome, canonicalHome, canonicalHome]);
    }
    const shopPage = await loadPage('http://localhost/corner-shop');
    expect(/rel="canonical" href="([^"]*)"/.exec(shopPage)?.[1]).toBe('http://localhost/corner-shop');
  });

  it('keeps an installed app on the domain from which it was installed', async () => {
    const manifest = await (await backend.request(`${TEA_ORIGIN}/tea-house/app.webmanifest`)).json();
    expect(manifest).toMatchObject({ id: '/tea-house', scope: '/tea-house', start_url: '/tea-house' });
  });

  it('redirects the other domains of a business to its first domain', async () => {
    expect(await readRedirect('http://xn--kse-qla.example:8080/kiosk/car_pickup?a=1')).toEqual([
      308,
      'http://kiosk.example.com:8080/kiosk/car_pickup?a=1',
    ]);
    expect((await backend.request('http://kiosk.example.com:8080/kiosk')).status).toBe(200);
  });

  // @spec contract/moved-business-is-followed
  it('redirects the old URLs and the old domain of a business that moved', async () => {
    await importShopAs('old-kiosk', { domains: ['old.example.com'], moved: { reference_id: 'older-kiosk' } });
    // The new business is not imported yet, so the old URL still serves the old business.
    expect((await backend.request('/old-kiosk')).status).toBe(200);
    await importShopAs('older-kiosk', { moved: { reference_id: 'tea-house' } });
    expect(await readRedirect('/old-kiosk/car_pickup?lang=de')).toEqual([
      308,
      '/tea-house/car_pickup?lang=de',
    ]);
    expect(await readRedirect('http://old.example.com/car_pickup')).toEqual([302, '/tea-house/car_pickup']);
    expect(await readRedirect('http://old.example.com/tea-house')).toEqual([308, `${TEA_ORIGIN}/tea-house`]);
    const params = { reference_id: 'old-kiosk', domain: 'old.example.com' };
    for (const call of ['restaurant', 'restaurantDomain'] as const)
      expect((await backend.call(call, { params })).redirect).toBe('tea-house');
  });

  // @spec contract/moved-business-is-followed
  it('does not redirect the pages of businesses whose moves form a loop', async () => {
    await importShopAs('round', { moved: { reference_id: 'about' } });
    await importShopAs('about', { moved: { reference_id: 'round' } });
    expect((await backend.request('/round')).status).toBe(200);
    expect((await backend.call('restaurant', { params: { reference_id: 'round' } })).redirect).toBeNull();
  });

  it('names the new site of a business that moved away, and hides its old page from search engines', async () => {
    await importShopAs('gone', { moved: { url: 'https://kiosk.example/' } });
    const page = await loadPage('/gone');
    expect(/"url":"([^"]*)"/.exec(page)?.[1]).toBe('https://kiosk.example/');
    expect(/name="robots" content="([^"]*)"/.exec(page)?.[1]).toBe('noindex');
  });

  // @spec contract/moved-business-is-followed
  it.each([
    { url: 'http://kiosk.example/' },
    { url: 'javascript:alert(1)' },
    { url: 'https://me:pass@kiosk.example/' },
    { reference_id: 'nowhere' },
    { reference_id: 'kiosk', url: 'https://kiosk.example/' },
    {},
  ])('refuses a business file whose entry `moved` is %j', async (moved) => {
    await expect(importShopAs('nowhere', { moved })).rejects.toThrow('moved');
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain
  it('finds a business by its domain, in any spelling', async () => {
    for (const domain of ['käse.example', 'XN--KSE-QLA.example:443', 'kiosk.example.com.']) {
      const { restaurant } = await backend.call('restaurantDomain', { params: { domain } });
      expect(restaurant.reference_id).toBe('kiosk');
    }
    for (const domain of [
      'example.com',
      '127.0.0.1',
      '../kiosk',
      'kiosk.example.com/x',
      '%00',
      'x'.repeat(999),
    ])
      expect((await backend.expectRefusal('restaurantDomain', { params: { domain } })).status).toBe(404);
  });

  it('serves API calls and files on the domain of a business, but neither the console nor the demo', async () => {
    for (const path of ['/console', '/console/orders', '/demo/', '/demo/plain.html'])
      expect((await backend.request(TEA_ORIGIN + path)).status).toBe(404);
    for (const path of ['/api/webapp/v5/restaurant/tea-house', '/healthz'])
      expect((await backend.request(TEA_ORIGIN + path)).status).toBe(200);
    expect((await backend.request('http://localhost/console')).status).toBe(200);
  });

  it('the check before a certificate is issued accepts only the domains of businesses', async () => {
    const checkDomain = async (domain: string) =>
      (await backend.request(`/domain-check?domain=${domain}`)).status;
    expect(await checkDomain('tea.example.com')).toBe(200);
    expect(await checkDomain('evil.example.com')).toBe(404);
    for (const invalidDomain of [
      '',
      '%20',
      'tea.example.com/x',
      'a%40tea.example.com',
      '%5c%5ctea.example.com',
    ])
      expect(await checkDomain(invalidDomain)).toBe(400);
  });

  it('returns a customer from the payment page to the domain of the business', async () => {
    const orderResponse = await backend.request(`${TEA_ORIGIN}/api/webapp/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: TEA_ORIGIN, ...buildIdempotencyHeader() },
      body: JSON.stringify(
        buildOrderBody({ payment_type: CARD, return_url: `${TEA_ORIGIN}/tea-house/car_pickup/checkout` }),
      ),
    });
    const { order, transaction } = calls.placeOrder.response.parse(await orderResponse.json());
    const address = getPaymentUrl(transaction);
    expect(new URL(address).origin).toBe(TEA_ORIGIN);
    await createPayer(backend).submitChoice(address, 'pay');
    expect(await readRedirect(`${TEA_ORIGIN}/payments/done/${transaction?.id}`)).toEqual([
      303,
      `/tea-house/order/${order.id}`,
    ]);
  });
});

describe.each(pgliteOnly)('a server without demo businesses, on $name', (engine) => {
  const backend = useBackend(engine, { settings: { hasDemoBusinesses: false } });

  it('a server without the demo businesses serves no demo sites, and answers 404 at its root', async () => {
    for (const path of ['/', '/demo/', '/demo/plain.html'])
      expect((await backend.request(path)).status).toBe(404);
    expect((await backend.request('/tea-house')).status).toBe(200);
  });
});

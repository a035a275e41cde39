import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { Customer, createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { fakeBrowserVendors, startVendorServer, type VendorEvent } from '../testing/fake-vendors.ts';
import { getElement } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const SOUP = 'Lentil soup';
const PERSON = { name: 'Ada Lovelace', phone: '1701234567' };
const VENDOR_NAMES = ['google', 'meta', 'snap', 'tiktok'];
const PURCHASE_NAMES = ['Purchase', 'purchase', 'PURCHASE', 'CompletePayment'];
const PAGE_VIEW = ['PageView', 'page_view', 'PAGE_VIEW', 'Pageview'];

let servers: Awaited<ReturnType<typeof startVendorServer>>[] = [];
test.afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** Imports a business with all seven integrations, and starts a fake vendor server. */
async function importTrackedShop() {
  const server = await startVendorServer();
  servers.push(server);
  const referenceId = createReferenceId();
  const items = [{ id: 'lentil-soup', name: { en: SOUP }, price: 5 }];
  await importShop({ referenceId, items, pixels: server.pixels });
  return { referenceId, server };
}

const listVendors = (events: readonly VendorEvent[], eventNames: readonly string[]): string[] =>
  events
    .filter(({ name }) => eventNames.includes(name))
    .map(({ vendor }) => vendor)
    .sort();
/** Browser events that the server has not sent yet. The server sends the events of all vendors except Google. */
const listUnmatched = (events: readonly VendorEvent[], serverEvents: readonly VendorEvent[]): VendorEvent[] =>
  events.filter(
    ({ vendor, id }) =>
      vendor !== 'google' && !serverEvents.some((event) => event.vendor === vendor && event.id === id),
  );
const listVisitorKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':visitor')));

test.describe('the hosted page of a business with marketing pixels', () => {
  // @spec entities/pixels
  // @spec constants/tracking-integrations-1-7
  test('browser and server report the same marketing events, and only while the customer consents', async ({
    page,
    context,
    baseURL,
  }) => {
    const { referenceId, server } = await importTrackedShop();
    const { events, otherRequests } = await fakeBrowserVendors(context, baseURL);
    const customer = createCustomer(page);
    const consentBanner = page.getByRole('region', { name: customer.texts.exact('consent.title') });

    await page.goto(`/${referenceId}/car_pickup`);
    await expect(consentBanner).toBeVisible();
    await customer.openDish(SOUP);
    await page.keyboard.press('Escape');
    await expect(customer.dialog).toBeHidden();
    expect([events, server.events]).toEqual([[], []]);

    await customer.button('consent.accept').click();
    await expect(consentBanner).toBeHidden();
    await expect.poll(() => listVendors(events, PAGE_VIEW)).toEqual(VENDOR_NAMES);

    await customer.prepareOrder(SOUP, PERSON);
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    const listPurchases = () =>
      [...events, ...server.events].filter(({ name }) => PURCHASE_NAMES.includes(name));
    await expect
      .poll(() => listVendors(listPurchases(), PURCHASE_NAMES))
      .toEqual([...VENDOR_NAMES, 'meta', 'snap', 'tiktok'].sort());
    expect(
      new Set(listPurchases().map(({ id }) => id)).size,
      'all events of a purchase have the same id',
    ).toBe(1);

    // Every step reaches every vendor, from browser and server.
    for (const name of [
      'AddToCart',
      'add_to_cart',
      'ADD_CART',
      'InitiateCheckout',
      'begin_checkout',
      'START_CHECKOUT',
    ])
      expect(events.map((event) => event.name)).toContain(name);
    for (const { name, id, vendor } of server.events)
      expect(
        events.filter((event) => event.vendor === vendor && event.id === id).map((event) => event.name),
      ).toEqual([name]);

    // No event contains the customer's details or the order id.
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const allTexts = [...events, ...server.events].map(({ text }) => text).join('\n');
    for (const secret of [orderId, PERSON.phone, 'Ada', 'Lovelace']) expect(allTexts).not.toContain(secret);
    expect(otherRequests, 'requests to anybody else').toEqual([]);

    const countRequests = (eventNames: readonly string[]) => listVendors(events, eventNames).length;
    const orderViews = () =>
      events.filter(({ name, text }) => PAGE_VIEW.includes(name) && text.includes(`/${referenceId}/order`));
    await expect
      .poll(() => orderViews().length, 'the view of the order, which is sent after its screen is rendered')
      .toBe(VENDOR_NAMES.length);
    const [purchaseCount, pageViewCount] = [countRequests(PURCHASE_NAMES), countRequests(PAGE_VIEW)];
    await page.reload();
    await expect(customer.currentStep).toBeVisible();
    await expect.poll(() => countRequests(PAGE_VIEW)).toBe(pageViewCount + VENDOR_NAMES.length);
    expect(countRequests(PURCHASE_NAMES), 'a reload reports no purchase').toBe(purchaseCount);

    await customer.tab('tabs.more').click();
    await expect.poll(() => countRequests(PAGE_VIEW)).toBe(pageViewCount + 2 * VENDOR_NAMES.length);
    await expect
      .poll(() => listUnmatched(events, server.events), 'browser events without a server event')
      .toEqual([]);
    await page.getByRole('radio', { name: customer.texts.exact('consent.off') }).check();
    expect(await listVisitorKeys(page)).toEqual([]);
    const countsBefore = [events.length, server.events.length];
    await customer.tab('tabs.menu').click();
    await customer.addDirectly(SOUP);
    await page.reload();
    await expect(customer.searchLink.or(customer.searchField)).toBeVisible();
    await expect(consentBanner).toBeHidden();
    expect([events.length, server.events.length]).toEqual(countsBefore);
  });

  // @spec calls/post-webapp-visit-reference-id
  test('asks for consent once, and sends nothing but the counted visit when the customer declines', async ({
    page,
    context,
    baseURL,
    operator,
  }) => {
    const visits: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/webapp/visit/')) visits.push(request.postDataJSON());
    });
    const { referenceId, server } = await importTrackedShop();
    const { events } = await fakeBrowserVendors(context, baseURL);
    const customer = createCustomer(page);
    const countedVisit = page.waitForResponse((response) => response.url().includes('/webapp/visit/'));
    await page.goto(`/${referenceId}/car_pickup`);
    await customer.button('consent.decline').click();
    await customer.prepareOrder(SOUP, PERSON);
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toBeVisible();
    // The visit is counted two seconds after the page has started.
    await countedVisit;
    await page.reload();
    await expect(customer.currentStep).toBeVisible();
    await expect(customer.button('consent.accept')).toBeHidden();
    expect([events, server.events]).toEqual([[], []]);
    expect(await operator.readVisits(referenceId), 'visits of today').toBe('1');
    expect(visits).toHaveLength(1);
    expect(JSON.stringify(visits)).not.toMatch(/Ada|Lovelace|1701234567/);
  });
});

test.describe('a site that embeds a business with marketing pixels', () => {
  test('reports events only after the host page grants consent, and adds nothing to the host page', async ({
    page,
    context,
    baseURL,
  }) => {
    const { referenceId, server } = await importTrackedShop();
    const { events, otherRequests } = await fakeBrowserVendors(context, baseURL);
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: `<order-app reference-id="${referenceId}" path="/car_pickup"></order-app>`,
      path: '/lunch?secret=1&utm_source=news#top',
    });
    const customer = new Customer(page, createTextPatterns('en'), getElement(page, referenceId));
    await customer.addDirectly(SOUP);
    await expect(customer.button('consent.accept')).toBeHidden();
    expect([events, server.events]).toEqual([[], []]);

    await page.evaluate(() => {
      const trackEvents: unknown[] = [];
      Object.assign(window, { trackEvents });
      document.addEventListener('track', (event) => trackEvents.push((event as CustomEvent).detail));
    });
    const readHostPage = () =>
      page.evaluate(() => ({
        globals: ['fbq', '_fbq', 'gtag', 'dataLayer', 'snaptr', 'ttq'].filter((name) => name in window),
        scripts: document.scripts.length,
        images: document.images.length,
        cookies: document.cookie,
      }));
    const hostPageBefore = await readHostPage();
    await getElement(page, referenceId).evaluate((element) => element.setAttribute('consent', 'granted'));
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(VENDOR_NAMES.length);
    await expect.poll(() => server.events.length).toBeGreaterThanOrEqual(3);
    expect(await readHostPage()).toEqual(hostPageBefore);
    expect(hostPageBefore.globals).toEqual([]);
    const trackEvents = await page.evaluate(
      () => (window as unknown as { trackEvents: { eventId: string }[] }).trackEvents,
    );
    expect(new Set(trackEvents.map(({ eventId }) => eventId))).toEqual(new Set(events.map(({ id }) => id)));
    // Only the campaign parameters of the host page's query are sent.
    expect(events[0]?.text).toContain('/lunch?utm_source=news');
    expect(events.map(({ text }) => text).join()).not.toContain('secret=1');
    expect(otherRequests).toEqual([]);

    await getElement(page, referenceId).evaluate((element) => element.removeAttribute('consent'));
    const counts = [events.length, server.events.length];
    await customer.openCart();
    await customer.goToCheckout();
    expect([events.length, server.events.length]).toEqual(counts);
    expect(await listVisitorKeys(page)).toEqual([]);
  });

  test('vendors see the next customer of a shared device as a new visitor, and the host page keeps its cookies', async ({
    page,
    context,
    baseURL,
  }) => {
    const { referenceId } = await importTrackedShop();
    const { events } = await fakeBrowserVendors(context, baseURL);
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: `<order-app reference-id="${referenceId}" consent="granted"></order-app>`,
    });
    const element = getElement(page, referenceId);
    const listVisitors = () => new Set(events.map(({ text }) => /[?&]cid=([\d.]+)/.exec(text)?.[1] ?? ''));
    await expect.poll(() => listVendors(events, PAGE_VIEW)).toEqual(VENDOR_NAMES);
    const firstVisitors = listVisitors();
    await context.addCookies([{ name: 'host', value: '1', url: page.url() }]);
    events.length = 0;

    await element.evaluate((app: OrderAppElement) => app.reset());
    await expect.poll(() => listVendors(events, PAGE_VIEW)).toEqual(VENDOR_NAMES);
    expect(listVisitors()).not.toEqual(firstVisitors);
    expect(await page.evaluate(() => document.cookie)).toBe('host=1');
  });
});

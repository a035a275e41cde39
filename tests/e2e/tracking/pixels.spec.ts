import type { Page } from '@playwright/test';
import { Customer, createCustomer } from '../testing/customer.ts';
import { newReference, openShop } from '../testing/data/businesses.ts';
import { fakeBrowserVendors, startVendorServer, type VendorEvent } from '../testing/fake-vendors.ts';
import { getElement } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const SOUP = 'Lentil soup';
const PERSON = { name: 'Ada Lovelace', phone: '1701234567' };
const VENDORS = ['google', 'meta', 'snap', 'tiktok'];
const PURCHASE = ['Purchase', 'purchase', 'PURCHASE', 'CompletePayment'];
const PAGE_VIEW = ['PageView', 'page_view', 'PAGE_VIEW', 'Pageview'];

let servers: Awaited<ReturnType<typeof startVendorServer>>[] = [];
test.afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** A business with all seven integrations, and the vendors it tells. */
async function trackedShop() {
  const server = await startVendorServer();
  servers.push(server);
  const referenceId = newReference();
  const items = [{ id: 'lentil-soup', name: { en: SOUP }, price: 5 }];
  await openShop({ referenceId, items, pixels: server.pixels });
  return { referenceId, server };
}

const vendorsOf = (events: readonly VendorEvent[], names: readonly string[]): string[] =>
  events
    .filter(({ name }) => names.includes(name))
    .map(({ vendor }) => vendor)
    .sort();
/** What a browser told a vendor, and our server, which tells all but one of them too, has not yet. */
const untwinned = (events: readonly VendorEvent[], twins: readonly VendorEvent[]): VendorEvent[] =>
  events.filter(
    ({ vendor, id }) =>
      vendor !== 'google' && !twins.some((twin) => twin.vendor === vendor && twin.id === id),
  );
const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':visitor')));

test.describe('the hosted page of a business with marketing pixels', () => {
  // @spec entities/pixels
  test('reports nothing before consent, the same event in both ways after it, and nothing after it is withdrawn', async ({
    page,
    context,
    baseURL,
  }) => {
    const { referenceId, server } = await trackedShop();
    const { events, elsewhere } = await fakeBrowserVendors(context, baseURL);
    const customer = createCustomer(page);
    const question = page.getByRole('region', { name: customer.texts.exact('consent.title') });

    await page.goto(`/${referenceId}/car_pickup`);
    await expect(question).toBeVisible();
    await customer.openDish(SOUP);
    await page.keyboard.press('Escape');
    await expect(customer.dialog).toBeHidden();
    expect([events, server.events]).toEqual([[], []]);

    await customer.button('consent.accept').click();
    await expect(question).toBeHidden();
    await expect.poll(() => vendorsOf(events, PAGE_VIEW)).toEqual(VENDORS);

    await customer.prepareOrder(SOUP, PERSON);
    await customer.placeOrder.click();
    await expect(customer.currentStep).toBeVisible();
    const purchases = () => [...events, ...server.events].filter(({ name }) => PURCHASE.includes(name));
    await expect
      .poll(() => vendorsOf(purchases(), PURCHASE))
      .toEqual([...VENDORS, 'meta', 'snap', 'tiktok'].sort());
    expect(new Set(purchases().map(({ id }) => id)).size, 'one id of one purchase').toBe(1);

    // Every step, by every way that the business wants.
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

    // Nothing that names the customer or opens the order.
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const everything = [...events, ...server.events].map(({ text }) => text).join('\n');
    for (const secret of [orderId, PERSON.phone, 'Ada', 'Lovelace']) expect(everything).not.toContain(secret);
    expect(elsewhere, 'requests to anybody else').toEqual([]);

    const countRequests = (names: readonly string[]) => vendorsOf(events, names).length;
    const orderViews = () =>
      events.filter(({ name, text }) => PAGE_VIEW.includes(name) && text.includes(`/${referenceId}/order`));
    await expect
      .poll(() => orderViews().length, 'the view of the order, which is sent after its screen is rendered')
      .toBe(VENDORS.length);
    const [bought, viewed] = [countRequests(PURCHASE), countRequests(PAGE_VIEW)];
    await page.reload();
    await expect(customer.currentStep).toBeVisible();
    await expect.poll(() => countRequests(PAGE_VIEW)).toBe(viewed + VENDORS.length);
    expect(countRequests(PURCHASE), 'a reload buys nothing').toBe(bought);

    await customer.tab('tabs.more').click();
    await expect.poll(() => countRequests(PAGE_VIEW)).toBe(viewed + 2 * VENDORS.length);
    await expect.poll(() => untwinned(events, server.events), 'what is on its way').toEqual([]);
    await page.getByRole('radio', { name: customer.texts.exact('consent.off') }).check();
    expect(await storedKeys(page)).toEqual([]);
    const before = [events.length, server.events.length];
    await customer.tab('tabs.menu').click();
    await customer.addDirectly(SOUP);
    await page.reload();
    await expect(customer.searchLink.or(customer.searchField)).toBeVisible();
    await expect(question).toBeHidden();
    expect([events.length, server.events.length]).toEqual(before);
  });

  test('asks once and reports nothing about a customer who declines', async ({ page, context, baseURL }) => {
    const { referenceId, server } = await trackedShop();
    const { events } = await fakeBrowserVendors(context, baseURL);
    const customer = createCustomer(page);
    await page.goto(`/${referenceId}/car_pickup`);
    await customer.button('consent.decline').click();
    await customer.prepareOrder(SOUP, PERSON);
    await customer.placeOrder.click();
    await expect(customer.currentStep).toBeVisible();
    await page.reload();
    await expect(customer.currentStep).toBeVisible();
    await expect(customer.button('consent.accept')).toBeHidden();
    expect([events, server.events]).toEqual([[], []]);
  });
});

test.describe('a site that embeds a business with marketing pixels', () => {
  test('decides about consent for its customers, and keeps its own page as it was', async ({
    page,
    context,
    baseURL,
  }) => {
    const { referenceId, server } = await trackedShop();
    const { events, elsewhere } = await fakeBrowserVendors(context, baseURL);
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
    const hostOf = () =>
      page.evaluate(() => ({
        globals: ['fbq', '_fbq', 'gtag', 'dataLayer', 'snaptr', 'ttq'].filter((name) => name in window),
        scripts: document.scripts.length,
        images: document.images.length,
        cookies: document.cookie,
      }));
    const before = await hostOf();
    await getElement(page, referenceId).evaluate((element) => element.setAttribute('consent', 'granted'));
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(VENDORS.length);
    await expect.poll(() => server.events.length).toBeGreaterThanOrEqual(3);
    expect(await hostOf()).toEqual(before);
    expect(before.globals).toEqual([]);
    const trackEvents = await page.evaluate(
      () => (window as unknown as { trackEvents: { eventId: string }[] }).trackEvents,
    );
    expect(new Set(trackEvents.map(({ eventId }) => eventId))).toEqual(new Set(events.map(({ id }) => id)));
    // Of the host's address what advertisements put there, and nothing else.
    expect(events[0]?.text).toContain('/lunch?utm_source=news');
    expect(events.map(({ text }) => text).join()).not.toContain('secret=1');
    expect(elsewhere).toEqual([]);

    await getElement(page, referenceId).evaluate((element) => element.removeAttribute('consent'));
    const counts = [events.length, server.events.length];
    await customer.openCart();
    await customer.goToCheckout();
    expect([events.length, server.events.length]).toEqual(counts);
    expect(await storedKeys(page)).toEqual([]);
  });
});

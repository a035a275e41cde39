import type { Page, Route } from '@playwright/test';

/** URL pattern of the restaurant call, whose response contains the business and its menu. */
export const RESTAURANT_CALL = '**/api/webapp/v5/restaurant/**';

export const respondWithJson = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** Removes the business response from the hosted page, so that the app requests it. */
const removeInlineData = (page: Page) =>
  page.addInitScript(() => {
    const removeScript = (_: unknown, observer: MutationObserver) => {
      const script = document.querySelector('script[id^="order-app:"]');
      if (!script) return;
      script.remove();
      observer.disconnect();
    };
    new MutationObserver(removeScript).observe(document, { childList: true, subtree: true });
  });

/** Fakes the response to the restaurant call, or to all calls that match `calls`. */
export async function fakeRestaurantResponse(
  page: Page,
  respond: (route: Route) => unknown,
  calls: string | RegExp = RESTAURANT_CALL,
): Promise<void> {
  await removeInlineData(page);
  await page.route(calls, respond);
}

/** Changes the backend's restaurant response before the app receives it. */
export const patchRestaurant = (
  page: Page,
  change: (body: { restaurant: object; banners?: number }) => void,
) =>
  fakeRestaurantResponse(page, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Parameters<typeof change>[0];
    change(body);
    await route.fulfill({ json: body });
  });

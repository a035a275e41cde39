import type { Page, Route } from '@playwright/test';

/** URL pattern of the restaurant call, whose response has the business and its menu. */
export const RESTAURANT = '**/api/webapp/v5/restaurant/**';

export const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** Removes the business response from the hosted page, so that the app requests it. */
const withoutFirstData = (page: Page) =>
  page.addInitScript(() => {
    const look = (_: unknown, observer: MutationObserver) => {
      const brought = document.querySelector('script[id^="order-app:"]');
      if (!brought) return;
      brought.remove();
      observer.disconnect();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });

/** Fakes the response to the restaurant call, or to all calls that match `calls`. */
export async function fakeRestaurantResponse(
  page: Page,
  answer: (route: Route) => unknown,
  calls: string | RegExp = RESTAURANT,
): Promise<void> {
  await withoutFirstData(page);
  await page.route(calls, answer);
}

/** Changes the backend's restaurant response before the app receives it. */
export const patchRestaurant = (
  page: Page,
  change: (body: { restaurant: object; banners?: number }) => void,
) =>
  fakeRestaurantResponse(page, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Parameters<typeof change>[0];
    change(body);
    await route.fulfill({ json: body });
  });

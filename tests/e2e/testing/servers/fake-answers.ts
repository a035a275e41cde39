import type { Page, Route } from '@playwright/test';

/** The answer with the business and its menu. */
export const RESTAURANT = '**/api/webapp/v5/restaurant/**';

export const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** A hosted page does not bring the answer along from now on: the app asks for it. */
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

/** Answers the call for the business (or all calls that `calls` matches) in the backend's place. */
export async function answerRestaurant(
  page: Page,
  answer: (route: Route) => unknown,
  calls: string | RegExp = RESTAURANT,
): Promise<void> {
  await withoutFirstData(page);
  await page.route(calls, answer);
}

/** Changes the answer with the business on its way. */
export const patchRestaurant = (
  page: Page,
  change: (body: { restaurant: object; banners?: number }) => void,
) =>
  answerRestaurant(page, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Parameters<typeof change>[0];
    change(body);
    await route.fulfill({ json: body });
  });

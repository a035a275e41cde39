import type { Page, Route } from '@playwright/test';

/** The answer with the business and its menu. */
export const RESTAURANT = '**/api/webapp/v5/restaurant/**';

export const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** Changes the answer with the business on its way. */
export const patchRestaurant = (
  page: Page,
  change: (body: { restaurant: object; banners?: number }) => void,
) =>
  page.route(RESTAURANT, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Parameters<typeof change>[0];
    change(body);
    await route.fulfill({ json: body });
  });

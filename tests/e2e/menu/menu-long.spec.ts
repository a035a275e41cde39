import type { Page } from '@playwright/test';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { PHONE } from '../testing/devices.ts';
import { getScroller } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

const DISH_COUNT = 120;

test.use({ viewport: PHONE });

test.beforeEach(async ({ page }) => {
  const referenceId = createReferenceId();
  const items = Array.from({ length: DISH_COUNT }, (_, index) => ({
    id: `dish-${index + 1}`,
    name: { en: `Dish ${index + 1}` },
    price: 4,
  }));
  await importShop({ referenceId, categories: [{ id: 'all', name: { en: 'All' }, items }] });
  await page.goto(`/${referenceId}/car_pickup`);
  await expect(page.getByRole('article', { name: 'Dish 1', exact: true })).toBeVisible();
});

/** The numbers of the rendered dishes in document order, and whether each is below the one before. */
const readRenderedDishes = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => ({
    dishes: cards.map((card) => Number(card.querySelector('h3')?.textContent?.replace('Dish ', ''))),
    isDownwards: cards.every(
      (card, index) =>
        !index || card.getBoundingClientRect().top > (cards[index - 1]?.getBoundingClientRect().bottom ?? 0),
    ),
  }));

/** Scrolls by `stepPx` px per frame, like a finger. */
const flick = (page: Page, stepPx: number, frames: number) =>
  getScroller(page).evaluate(
    async (main, [framePx, count]) => {
      for (let frame = 0; frame < count; frame += 1) {
        main.scrollTop += framePx;
        await new Promise(requestAnimationFrame);
      }
    },
    [stepPx, frames] as const,
  );

test('keeps every dish of a long menu in order and in position after the customer flicks through the menu', async ({
  page,
}) => {
  await flick(page, 110, 70);
  await flick(page, -90, 20);
  await expect
    .poll(async () => {
      const { dishes, isDownwards } = await readRenderedDishes(page);
      const isInOrder = dishes.every((dish, index) => !index || dish > (dishes[index - 1] ?? 0));
      return { isInOrder, isDownwards, isFew: dishes.length < 30, isFar: (dishes[0] ?? 0) > 20 };
    })
    .toEqual({ isInOrder: true, isDownwards: true, isFew: true, isFar: true });
});

test('a keyboard user reaches every dish of a long menu in order, in both directions, even with slow frames', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Dish 1', exact: true }).focus();
  await page.evaluate(() => {
    const originalRequest = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => window.setTimeout(() => originalRequest(callback), 400);
  });
  const readFocusedDish = () =>
    page.evaluate(() => {
      const card = document.querySelector('order-app')?.shadowRoot?.activeElement?.closest('article');
      return card?.querySelector('h3')?.textContent;
    });
  /** Presses a key 60 times. Returns the focused dish before each press. */
  const pressRepeatedly = async (key: string) => {
    const visitedDishes: unknown[] = [];
    for (let tabStop = 0; tabStop < 60; tabStop += 1) {
      visitedDishes.push(await readFocusedDish());
      await page.keyboard.press(key);
    }
    return visitedDishes;
  };
  // The name and the button of a dish are separate tab stops.
  const downwardDishes = Array.from({ length: 60 }, (_, index) => `Dish ${Math.floor(index / 2) + 1}`);
  expect(await pressRepeatedly('Tab')).toEqual(downwardDishes);
  expect(await pressRepeatedly('Shift+Tab')).toEqual([
    'Dish 31',
    ...downwardDishes.toReversed().slice(0, -1),
  ]);
});

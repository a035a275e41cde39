import type { Locator, Page } from '@playwright/test';

const STEPS = 12;

/** Moves a finger over the screen, from the middle of an element by the given distance in px. */
export async function swipe(page: Page, target: Locator, deltaX: number, deltaY: number): Promise<void> {
  const box = await target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: x + (deltaX * step) / STEPS, y: y + (deltaY * step) / STEPS }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd', []);
  await session.detach();
}

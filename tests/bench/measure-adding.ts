import type { Browser } from 'playwright';
import { createTextPatterns } from '../e2e/testing/text-patterns.ts';

const texts = createTextPatterns('en');

/** A string, because the runner compiles functions with helpers that do not exist in the page. */
const WATCH = `
  const record = (window.addRecord = []);
  const totals = () => {
    const { shadowRoot } = document.querySelector('order-app');
    return [...shadowRoot.querySelectorAll('bdi')]
      .filter((amount) => !amount.closest('article') && /\\d/.test(amount.textContent) && amount.checkVisibility())
      .map((amount) => amount.textContent).join();
  };
  addEventListener('click', (event) => {
    if (!event.composedPath().some((part) => part.tagName === 'BUTTON')) return;
    const start = performance.now();
    const before = totals();
    let frames = 0;
    const checkFrame = () => {
      frames += 1;
      const now = totals();
      if (now === before && frames < 60) return requestAnimationFrame(checkFrame);
      const { port1, port2 } = new MessageChannel();
      // The next task runs after this frame is painted.
      port1.onmessage = () => {
        const later = totals();
        // Some totals changed only in the second frame: count that frame too.
        record.push({ frames: later === now ? frames : frames + 1, painted: performance.now() - start });
      };
      port2.postMessage(0);
    };
    requestAnimationFrame(checkFrame);
  }, { capture: true });
`;

interface AddedMeasurement {
  /** Frames until every total has changed: 1 when the first frame after the click shows all of them. */
  readonly frames: number;
  /** Milliseconds until that frame is painted. */
  readonly painted: number;
}

const ITEM_COUNT = 20;

/** Adds items one after another on a hosted menu (`url` is its menu home). At a large `width` the cart is beside the menu. */
export async function measureAdding(
  browser: Browser,
  url: string,
  { slowdown, width }: { readonly slowdown: number; readonly width: number },
): Promise<readonly AddedMeasurement[]> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  const addButton = page.getByRole('button', { name: texts.containing('menu.add') });
  await addButton.first().waitFor();
  // The first item loads the pricing engine, the steppers and the cart bar.
  await addButton.first().click();
  await page
    .getByRole('button', { name: texts.containing('menu.addOne') })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(WATCH);
  for (let time = 0; time < ITEM_COUNT; time += 1) {
    await addButton.first().click();
    // `waitForFunction` does not work here, because the page's security policy blocks it.
    while ((await page.evaluate<number>('window.addRecord.length')) <= time) await page.waitForTimeout(20);
  }
  const measurements = await page.evaluate<AddedMeasurement[]>('window.addRecord');
  await context.close();
  return measurements;
}

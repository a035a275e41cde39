import type { Browser } from 'playwright';

/** As text, since the runner adds helpers to functions that the page does not have. */
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
    const look = () => {
      frames += 1;
      const now = totals();
      if (now === before && frames < 60) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      // The next task: this frame is painted by then.
      port1.onmessage = () => {
        const later = totals();
        // One that had only changed in part would be seen wrong.
        record.push({ frames: later === now ? frames : frames + 1, painted: performance.now() - start });
      };
      port2.postMessage(0);
    };
    requestAnimationFrame(look);
  }, { capture: true });
`;

interface Added {
  /** 1: what is painted next after the click shows every total anew. */
  readonly frames: number;
  /** Milliseconds until that is painted. */
  readonly painted: number;
}

const ITEMS = 20;

/** Adds items of a hosted menu (`url` is its menu home) one after another: with the cart beside the menu, or below it. */
export async function measureAdding(
  browser: Browser,
  url: string,
  { slowdown, width }: { readonly slowdown: number; readonly width: number },
): Promise<readonly Added[]> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ });
  await add.first().waitFor();
  // The first item brings the pricing engine, the steppers and the cart's bar.
  await add.first().click();
  await page
    .getByRole('button', { name: /^One .* more$/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(WATCH);
  for (let time = 0; time < ITEMS; time += 1) {
    await add.first().click();
    // Not waitForFunction: the page's security policy keeps it from trying again.
    while ((await page.evaluate<number>('window.addRecord.length')) <= time) await page.waitForTimeout(20);
  }
  const added = await page.evaluate<Added[]>('window.addRecord');
  await context.close();
  return added;
}

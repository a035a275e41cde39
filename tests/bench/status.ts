import type { Browser, Page } from 'playwright';
import { summary } from './measure.ts';

const ORDERS = 15;
const BRANCH = 'bench-status~main';
/** What the customer's page asks every so often when it cannot listen, in ms (src/stores/orders/follow-order.ts). */
const POLL_MS = 5_000;

/**
 * Notes when the customer sees another headline: the frame after it has changed. By the clock of the machine, which both
 * pages share. As text, since the runner adds helpers to functions that the page does not have.
 */
const WATCH = `
  const headline = () =>
    document.querySelector('order-app')?.shadowRoot?.querySelector('h1')?.textContent
    ?? document.querySelector('h1')?.textContent ?? '';
  window.seenAt = 0;
  let before = '';
  const look = () => {
    const now = headline();
    if (now !== before) {
      before = now;
      const { port1, port2 } = new MessageChannel();
      // The next task: this frame is painted by then.
      port1.onmessage = () => { window.seenAt = performance.timeOrigin + performance.now(); };
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** When somebody pressed a button, before anything came of it; kept over the page that follows. */
const PRESSED = `
  addEventListener('click', () => localStorage.setItem('pressed', performance.timeOrigin + performance.now()), true);
`;

async function place(backend: string): Promise<{ id: string; number: string }> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${backend}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const wanted = { selling_types: 'car_pickup', order_lines: [{ item_id: 'item-0', quantity: 1 }] };
  const { quote } = await post(`service/pos/calc-order/${BRANCH}`, wanted);
  const customer = { name: 'Ada', phone: '50012345', dial_code: '+965' };
  const body = { ...wanted, ...customer, branch_id: BRANCH, total: quote.total };
  return (await post('webapp/order', body)).order;
}

/** Milliseconds from the console's button to the customer's pixel. */
async function measureOnce(browser: Browser, backend: string, console_: Page): Promise<number> {
  const { id, number } = await place(backend);
  const page = await browser.newPage();
  await page.addInitScript(WATCH);
  const streams = page.waitForResponse((response) => response.url().includes('update-order-events'));
  await page.goto(`${backend}/bench-status/order/${id}`);
  await streams;
  await page.waitForTimeout(300);
  await page.evaluate('window.seenAt = 0');
  await console_.goto(`${backend}/console`);
  const order = console_.getByRole('article', { name: number, exact: true });
  await order.getByRole('button', { name: 'Reject' }).click();
  let seenAt = 0;
  // Not waitForFunction: the page's security policy keeps it from trying again.
  while (!seenAt) {
    await page.waitForTimeout(20);
    seenAt = await page.evaluate<number>('window.seenAt');
  }
  const pressed = await console_.evaluate<string | null>(`localStorage.getItem('pressed')`);
  await page.close();
  return seenAt - Number(pressed);
}

/** Prints how soon a customer sees what the staff presses, by events; beside what asking every five seconds can do at best. */
export async function benchStatus(browser: Browser, backend: string): Promise<void> {
  const context = await browser.newContext();
  const console_ = await context.newPage();
  await console_.addInitScript(PRESSED);
  const times: number[] = [];
  // The first brings the code of both pages.
  await measureOnce(browser, backend, console_);
  for (let order = 0; order < ORDERS; order += 1) times.push(await measureOnce(browser, backend, console_));
  const worst = Math.max(...times);
  console.log(`status: from the console's button to the customer's pixel, ${ORDERS} orders`);
  console.log(`  by events   ${summary(times)}`);
  console.log(
    `  by asking   ${POLL_MS / 2} ms on average; ratio of the worst to it ${(worst / (POLL_MS / 2)).toFixed(2)}`,
  );
  console.log(`  under 1 s   ${times.filter((time) => time < 1000).length} of ${ORDERS}`);
  await context.close();
}

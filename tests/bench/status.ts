import type { Browser, Page } from 'playwright';
import { addConsoleCookie } from '../e2e/testing/console-client.ts';
import { formatSummary } from './measure.ts';

const ORDER_COUNT = 15;
const BRANCH_ID = 'bench-status~main';
/** Polling interval of the customer's page without an event stream, in ms (src/stores/orders/follow-order.ts). */
const POLL_MS = 5_000;

/**
 * Records when a new headline is painted, by the machine's clock, which both pages share. The script is a string
 * because the test runner compiles functions with helpers that do not exist in the page.
 */
const WATCH = `
  const headline = () =>
    document.querySelector('order-app')?.shadowRoot?.querySelector('h1')?.textContent
    ?? document.querySelector('h1')?.textContent ?? '';
  window.paintedAt = 0;
  let before = '';
  const checkFrame = () => {
    const now = headline();
    if (now !== before) {
      before = now;
      const { port1, port2 } = new MessageChannel();
      // The next task runs after this frame is painted.
      port1.onmessage = () => { window.paintedAt = performance.timeOrigin + performance.now(); };
      port2.postMessage(0);
    }
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
`;

/** Records when a button is pressed. Stores the time in the browser, because another page replaces this page. */
const RECORD_PRESS = `
  addEventListener('click', () => localStorage.setItem('pressed', performance.timeOrigin + performance.now()), true);
`;

async function placeOrder(backend: string): Promise<{ id: string; number: string }> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${backend}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const cart = { selling_types: 'car_pickup', order_lines: [{ item_id: 'item-0', quantity: 1 }] };
  const { quote } = await post(`service/pos/calc-order/${BRANCH_ID}`, cart);
  const customer = { name: 'Ada', phone: '50012345', dial_code: '+965' };
  const body = { ...cart, ...customer, branch_id: BRANCH_ID, total: quote.total };
  return (await post('webapp/order', body)).order;
}

/** Milliseconds from the button in the console to the paint on the customer's screen. */
async function measureOnce(browser: Browser, backend: string, consolePage: Page): Promise<number> {
  const { id, number } = await placeOrder(backend);
  const page = await browser.newPage();
  await page.addInitScript(WATCH);
  const streamResponse = page.waitForResponse((response) => response.url().includes('update-order-events'));
  await page.goto(`${backend}/bench-status/order/${id}`);
  await streamResponse;
  // The page has opened its event stream. Let its start-up work end first, or that would be measured too.
  await page.waitForTimeout(300);
  await page.evaluate('window.paintedAt = 0');
  await consolePage.goto(`${backend}/console`);
  const order = consolePage.getByRole('article', { name: number, exact: true });
  await order.getByRole('button', { name: 'Reject' }).click();
  let paintedAt = 0;
  // `waitForFunction` does not work here, because the page's security policy blocks it.
  while (!paintedAt) {
    await page.waitForTimeout(20);
    paintedAt = await page.evaluate<number>('window.paintedAt');
  }
  const pressedAt = await consolePage.evaluate<string | null>(`localStorage.getItem('pressed')`);
  await page.close();
  return paintedAt - Number(pressedAt);
}

/** Prints how soon a customer sees a status change by the staff through the event stream, compared with polling. */
export async function benchStatus(browser: Browser, backend: string): Promise<void> {
  const context = await browser.newContext();
  await addConsoleCookie(context, backend);
  const console_ = await context.newPage();
  await console_.addInitScript(RECORD_PRESS);
  const times: number[] = [];
  // A first run, not counted, loads the code of both pages.
  await measureOnce(browser, backend, console_);
  for (let order = 0; order < ORDER_COUNT; order += 1)
    times.push(await measureOnce(browser, backend, console_));
  const worstMs = Math.max(...times);
  console.log(`status: from the button in the console to the customer's screen, ${ORDER_COUNT} orders`);
  console.log(`  by events   ${formatSummary(times)}`);
  console.log(
    `  by polling  ${POLL_MS / 2} ms on average; ratio of the worst to it ${(worstMs / (POLL_MS / 2)).toFixed(2)}`,
  );
  console.log(`  under 1 s   ${times.filter((time) => time < 1000).length} of ${ORDER_COUNT}`);
  await context.close();
}

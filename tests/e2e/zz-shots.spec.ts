import { moveByApi, placeByApi } from './helpers/api-order.ts';
import { demoFile, testAt } from './helpers/own-backend.ts';
import { RECEIPT_STYLE } from '../../src/features/orders/receipt-style.ts';

const test = testAt({ now: '2026-03-04T10:00:00+03:00', businesses: ['demo-cafe'] });
const OUT = '/tmp/oft-shots';
for (const [locale, scheme, width] of [
  ['en', 'light', 360], ['ar', 'dark', 360], ['en', 'dark', 768], ['ar', 'light', 1280],
] as const) {
  test(`shots ${locale} ${scheme} ${width}`, async ({ browser, backend }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: backend.origin, locale, colorScheme: scheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.print = () => {
        Object.assign(window.top ?? window, { printedHtml: document.documentElement.outerHTML });
      };
    });
    const wanted = { order_lines: [{ item_id: 'balaleet', quantity: 2, comment: 'No sugar' }, { item_id: 'affogato', quantity: 1 }] };
    const orders = [];
    for (const moves of [[], [1, 3, 5], [1]]) {
      const order = await placeByApi({ origin: backend.origin, name: 'Noor', wanted });
      await moveByApi(backend.origin, order.id, ...moves);
      orders.push({ ...order, status: moves.at(-1) ?? 0 });
    }
    const summaries = orders.map(({ id, number, key, status }, at) => ({
      id, number, key, status, branch_id: 'demo-cafe~salmiya', branch_name: { en: 'Salmiya', ar: 'السالمية' }, selling_type: 'car_pickup',
      placed_at: `2026-03-04T10:0${at}:00+03:00`, scheduled_at: null, currency: 'KWD', currency_digits: 3, total: 6.4, count: 3, rate: null,
    }));
    await context.addInitScript(([text]) => localStorage.setItem('order-app:demo-cafe:orders', text ?? ''), [JSON.stringify({ v: 1, d: summaries })]);
    const tag = `${locale}-${scheme}-${width}`;
    const tall = async (name: string, height: number) => {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${OUT}/${name}-${tag}.png` });
      await page.setViewportSize({ width, height: 900 });
    };
    await page.goto(`/demo-cafe/order/${orders[0]?.id}`);
    await page.locator('h1').waitFor();
    await tall('order', 1900);
    await page.getByRole('button', { name: /Cancel the order|إلغاء الطلب/ }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}/cancel-${tag}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Print the receipt|طباعة/ }).click();
    await page.waitForTimeout(1500);
    const html = await page.evaluate(() => (window as unknown as { printedHtml?: string }).printedHtml ?? '');
    const paper = await context.newPage();
    await paper.setContent(html);
    await paper.addStyleTag({ content: RECEIPT_STYLE });
    await paper.setViewportSize({ width: 700, height: 700 });
    await paper.screenshot({ path: `${OUT}/paper-${tag}.png` });
    await paper.close();
    await page.goto(`/demo-cafe/order/${orders[1]?.id}`);
    await page.locator('h1').waitFor();
    await tall('delivered', 1500);
    await page.goto('/demo-cafe/orders/history');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${OUT}/history-${tag}.png` });
    await page.goto('/demo-cafe/orders/status');
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${OUT}/status-${tag}.png` });
    await page.goto('/demo-cafe/Feedback');
    await page.getByRole('slider').waitFor();
    await tall('feedback', 1900);
    const file = structuredClone(demoFile('demo-cafe')) as unknown as { categories: { items: { id: string; price?: number; sold_out?: boolean }[] }[] };
    for (const { items } of file.categories) for (const item of items) { if (item.id === 'balaleet' && item.price) item.price += 0.5; if (item.id === 'affogato') item.sold_out = true; }
    await backend.import(file as never);
    await page.goto(`/demo-cafe/order/${orders[1]?.id}`);
    await page.getByRole('button', { name: /Order again|اطلب مرة/ }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${OUT}/again-${tag}.png` });
    await backend.import(demoFile('demo-cafe'));
    await context.close();
  });
}

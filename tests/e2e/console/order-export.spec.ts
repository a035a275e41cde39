import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { placeOrderByApi } from '../testing/api-order.ts';
import { addConsoleCookie } from '../testing/console-client.ts';
import { createUniqueName } from '../testing/customer.ts';
import { PHONE } from '../testing/devices.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe', 'demo-shop'] });
test.use({ viewport: PHONE });

/** Presses a button that downloads a file. Returns the file's name and rows. */
async function downloadFile(page: Page, buttonName: string): Promise<{ name: string; rows: string[] }> {
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: buttonName, exact: true }).click();
  const file = await downloadPromise;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), rows: text.split('\r\n') };
}

test('an owner exports the orders and order lines of at most 366 days as CSV files', async ({
  page,
  backend,
}) => {
  const { number } = await placeOrderByApi({ origin: backend.origin, name: createUniqueName() });
  await addConsoleCookie(page.context(), backend.origin, true);
  await page.goto('/console/payments');
  await expect(page.getByText('Choose a business to export its orders.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Business' }).getByRole('link', { name: 'Bayt Coffee' }).click();
  await page.getByText('Export orders for accounting').click();
  await expect(page.getByLabel('From')).toHaveValue('2026-03-01');
  await expect(page.getByLabel('To')).toHaveValue('2026-03-04');
  expect(await findSeriousBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const orders = await downloadFile(page, 'Orders');
  expect(orders.name).toBe('demo-cafe-orders-2026-03-01-2026-03-04.csv');
  expect(orders.rows[0]).toMatch(/^\ufeffOrder,Placed at,Branch/);
  const ownRows = orders.rows.filter((row) => row.startsWith(`${number},2026-03-04 18:00`));
  expect(ownRows).toHaveLength(1);
  expect(ownRows[0]).toContain(',Pickup,Pending,KWD,');
  const lines = await downloadFile(page, 'Lines');
  expect(lines.rows.some((row) => row.startsWith(`${number},`))).toBe(true);

  await page.getByLabel('To').fill('2026-03-03');
  expect((await downloadFile(page, 'Orders')).rows.some((row) => row.startsWith(number))).toBe(false);
  await page.getByLabel('From').fill('2024-01-01');
  await page.getByRole('button', { name: 'Taxes', exact: true }).click();
  await expect(page.getByText('An export has at most 366 days')).toBeVisible();
});

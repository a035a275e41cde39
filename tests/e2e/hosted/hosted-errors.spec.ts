import { createCustomer } from '../testing/customer.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const ENDPOINT = 'http://logs.test/errors';
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: [] });

// @spec errors/client-errors-with-status-300
test('the hosted page sends errors of the app to the error endpoint of the business', async ({
  page,
  backend,
}) => {
  await backend.import({ ...readDemoFile('demo-cafe'), error_endpoint: ENDPOINT });
  const reports: unknown[] = [];
  await page.route(ENDPOINT, (route) => {
    if (route.request().method() === 'POST') reports.push(route.request().postDataJSON());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    return route.fulfill({ status: 204, headers });
  });
  await page.route('**/webapp/branches/**', (route) => route.fulfill({ status: 500, body: '{"error":1}' }));
  await page.goto('/demo-cafe');
  await expect(createCustomer(page).landing).toBeVisible();
  await page.locator('order-app').evaluate((element) => {
    (element as HTMLElement & { navigate(path: string): Promise<void> }).navigate('/Branches');
  });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({ kind: 'report', referenceId: 'demo-cafe' });
});

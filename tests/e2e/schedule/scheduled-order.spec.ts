import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { type InProcessBackend, readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T10:00:00+03:00', businesses: ['demo-cafe'] });

/** Orders two dishes at the café through the API: for `scheduledAt`, or as soon as possible. */
async function orderThroughApi(
  backend: InProcessBackend,
  name: string,
  scheduledAt?: string,
): Promise<{ id: string; number: string }> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${backend.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const request = {
    selling_types: 'car_pickup',
    order_lines: [{ item_id: 'balaleet', quantity: 2 }],
    ...(scheduledAt && { scheduled_at: scheduledAt }),
  };
  const { quote } = await post('service/pos/calc-order/demo-cafe~salmiya', request);
  const { order } = await post('webapp/order', {
    ...request,
    branch_id: 'demo-cafe~salmiya',
    priority: scheduledAt ? 'later' : 'now',
    name,
    phone: '50012345',
    dial_code: '+965',
    total: quote.total,
  });
  return order;
}

// @spec codes/10-scheduled-becomes-0-by, codes/order-status-codes-0-1
test('an order scheduled for the night waits, and then starts automatically in the kitchen and on the customer’s page', async ({
  page,
  backend,
  operator,
}) => {
  const { texts, currentStep } = createCustomer(page);
  const { id, number } = await orderThroughApi(backend, createUniqueName(), '2026-03-05T00:30:00+03:00');
  await page.goto(`/demo-cafe/order/${id}`);
  await expect(currentStep).toContainText(texts.containing('status.10'));

  await operator.openConsole();
  await expect(operator.order(number)).toContainText('Scheduled');
  await expect(operator.order(number)).toContainText(
    /scheduled for Thu 5 Mar, 00:30 to 01:00, start preparing/,
  );

  backend.setNow('2026-03-05T00:20:00+03:00');
  await expect(currentStep).toContainText(texts.containing('order.received'));
  await operator.openConsole();
  await expect(operator.order(number)).toContainText('Pending');
  await expect(operator.order(number)).toContainText(/scheduled for 00:30 to 01:00/);
});

test('an order that nobody answers ends after 15 minutes, and the customer’s page says so', async ({
  page,
  backend,
  operator,
}) => {
  const { texts, currentStep } = createCustomer(page);
  const { id, number } = await orderThroughApi(backend, createUniqueName());
  await page.goto(`/demo-cafe/order/${id}`);
  await expect(currentStep).toContainText(texts.containing('order.received'));
  await operator.openConsole();
  await expect(operator.order(number)).toContainText('Answer by 10:15');

  backend.setNow('2026-03-04T10:15:01+03:00');
  await expect(page.getByRole('heading', { name: texts.exact('order.notAccepted') })).toBeVisible();
  await expect(page.getByText(texts.exact('order.notAcceptedHint'))).toBeVisible();
  await expect(page.getByText(texts.exact('order.backNothing'))).toBeVisible();
  await operator.openConsole();
  await expect(operator.order(number)).toContainText('Ended automatically, because nobody answered in time');
});

test(
  'an unanswered order can be accepted automatically, and shows the shop’s phone number when it is late',
  FULL_ONLY,
  async ({ page, backend, operator }) => {
    const cafe = readDemoFile('demo-cafe') as { settings: object };
    const unanswered_orders = { minutes: 5, outcome: 'accept' };
    await backend.import({ ...cafe, settings: { ...cafe.settings, unanswered_orders } });
    try {
      const { texts, currentStep } = createCustomer(page);
      const { id, number } = await orderThroughApi(backend, createUniqueName());
      await page.goto(`/demo-cafe/order/${id}`);
      await expect(currentStep).toContainText(texts.containing('order.received'));
      const phoneLink = page.getByRole('link', { name: /2200/ });
      await expect(phoneLink).toHaveCount(0);

      backend.setNow('2026-03-04T10:05:01+03:00');
      await expect(currentStep).toContainText(texts.containing('status.1'));
      await operator.openConsole();
      await expect(operator.order(number)).toContainText(
        'Accepted automatically, because nobody answered in time',
      );

      backend.setNow('2026-03-04T11:00:00+03:00');
      await page.reload();
      await expect(page.getByRole('timer')).toHaveText(texts.exact('order.late'));
      await expect(phoneLink).toHaveAttribute('href', /^tel:\+965/);
    } finally {
      await backend.import(cafe);
    }
  },
);

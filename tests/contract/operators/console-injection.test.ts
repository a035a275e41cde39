import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { createAddressHeader, createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, CHAI, placeOrder } from '../testing/test-orders.ts';

const SCRIPT = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;

/** The console pages of an owner, and the parts of pages that the console’s script fetches. */
const CONSOLE_PATHS = [
  '/console',
  '/console/orders',
  '/console/reservations?day=2026-03-05',
  '/console/reservations/list?day=2026-03-05',
  '/console/feedback',
  '/console/payments',
  '/console/wallets',
  '/console/codes',
  '/console/audit',
  '/console/operators',
];

describe.each(pgliteOnly)('texts of customers in the console, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    const branchId = await openRoom(backend, 'injected');
    const phoneNumber = createPhoneNumber({ reference_id: 'injected' });
    const { headers } = await logIn(backend, phoneNumber);
    await backend.call('updateProfile', { body: { name: SCRIPT }, headers });
    const order = await placeOrder(
      backend,
      {
        branch_id: branchId,
        name: SCRIPT,
        phone: phoneNumber.phone,
        comment: SCRIPT,
        notes: SCRIPT,
        order_lines: [{ ...CHAI, comment: SCRIPT }],
        car: { plate: '<b>"', make: SCRIPT.slice(0, 40) },
        gift: { message: SCRIPT, to_name: SCRIPT.slice(0, 60) },
      },
      headers,
    );
    const params = { branch_id: branchId, order_id: order.id };
    await backend.call('arrived', { params, body: { note: '<img src=x>' } });
    await reserve(backend, branchId, { name: SCRIPT, note: SCRIPT }, headers);
    const answers = [
      { question_id: 'again', type: 'choices' as const, value: ['yes'] },
      { question_id: 'said', type: 'text' as const, value: SCRIPT },
    ];
    await backend.call('rate', {
      body: { reference_id: 'injected', answers, comment: SCRIPT },
      headers: { ...buildIdempotencyHeader(), ...createAddressHeader() },
    });
  });

  it.each([...CONSOLE_PATHS, `/console?q=${encodeURIComponent(SCRIPT)}`])(
    'the console page %s shows HTML that customers typed as plain text',
    async (path) => {
      const owner = await createOperator(backend, `owner of ${path.slice(0, 40)}`, { injected: 'owner' });
      const page = await owner.load(path);
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('<img src=x');
      expect(page).not.toContain('<b>"');
    },
  );

  it('the console escapes HTML that customers typed in orders, reservations and feedback', async () => {
    const owner = await createOperator(backend, 'owner of texts', { injected: 'owner' });
    const escapedScript = '&lt;script&gt;alert(1)&lt;/script&gt;';
    for (const path of ['/console', '/console/reservations?day=2026-03-05', '/console/feedback'])
      expect(await owner.load(path)).toContain(escapedScript);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'finds no dish and no business with the id “%s”, a property of every JavaScript object',
    async (id) => {
      const branch_id = 'injected~mitte';
      const order_lines = [{ ...CHAI, item_id: id }];
      const body = { selling_types: 'car_pickup' as const, order_lines };
      const refusal = await backend.expectRefusal('calcOrder', { params: { branch_id }, body });
      expect([refusal.status, refusal.body.code]).toEqual([409, 'line_problems']);
      expect((await backend.request(`/api/restaurant/${id}`)).status).toBe(404);
      expect((await backend.request(`/${id}`)).status).toBe(404);
    },
  );
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeError } from '../../../demo/server/error-text.ts';
import type { CodeMessage, TextMessage } from '../../../demo/server/services/notifications/notifier.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { createPayer } from '../testing/payer.ts';
import { buildReservationBody, openRoom, reserve } from '../testing/room-business.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildBearerHeader, createAddressHeader, createPhoneNumber } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody, CHAI } from '../testing/test-orders.ts';

/** Words that occur only in this test's requests. */
const PERSON = {
  name: 'Wilhelmina Vexworth',
  email: 'wilhelmina@vexworth.example',
  comment: 'Vex the bell twice',
  note: 'Vexing allergies',
  plate: 'V-EX 404',
  password: 'vexing brown fox',
  bay: 'Vex bay 9',
  token: 'vexed-token-that-nobody-has',
};
const ORDER_KEY = '5e55ed00-0a1b-4c2d-8e3f-00f1e2d3c4b5';

describe.each(databaseEngines)('the log of the server, on $name', (engine) => {
  const logLines: string[] = [];
  const provider = createFakePaymentProvider();
  const sentTexts: string[] = [];
  /** Fails to send a message. The error quotes the message and its recipient. */
  const rejectMessage = async (message: CodeMessage | TextMessage): Promise<never> => {
    const text = 'code' in message ? message.code : message.text;
    sentTexts.push(text);
    const cause = `The guest Vexworth reads ${text.split('').join(' ')}`;
    const refusal = new Error(
      `400 https://sms.example/send?text=${text}: cannot send ${text} to ${message.dialCode} ${message.phone} of Vexworth`,
    );
    throw Object.assign(refusal, { cause: new Error(cause), status: 400 });
  };
  const gateway = { name: 'strict', sendCode: rejectMessage, sendText: rejectMessage };
  const phoneNumber = createPhoneNumber({ reference_id: 'logged-tea', phone: '1709988776' });
  const backend = useBackend(engine, {
    notifiers: { whatsapp: gateway },
    payment: { provider: provider.provider },
    settings: { log: (error) => logLines.push(describeError(error)) },
  });
  let roomBranchId = '';
  beforeAll(async () => {
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation(
        (...parts) => void logLines.push(parts.map(String).join(' ')),
      );
    await openTeaHouse(backend, 'logged-tea', {});
    roomBranchId = await openRoom(backend, 'logged-room');
  });
  afterAll(() => vi.restoreAllMocks());

  /** Runs requests while every write to a table fails with an error that quotes the row. */
  const runWhileTableRefuses = async (table: string, runRequests: () => Promise<void>): Promise<void> => {
    const db = backend.database();
    const name = sql.identifier(table);
    await db.execute(sql`alter table ${name} add constraint refuses_all check (false) not valid`);
    try {
      await runRequests();
    } finally {
      await db.execute(sql`alter table ${name} drop constraint refuses_all`);
    }
  };
  const orderBody = buildOrderBody({
    branch_id: 'logged-tea~mitte',
    phone: phoneNumber.phone,
    dial_code: phoneNumber.dial_code,
    name: PERSON.name,
    order_lines: [{ ...CHAI, comment: PERSON.comment }],
    notes: PERSON.note,
    car: { plate: PERSON.plate },
  });
  const buildReservation = () =>
    buildReservationBody(roomBranchId, { name: PERSON.name, phone: phoneNumber.phone, note: PERSON.note });

  it('the server’s log contains no name, phone, comment, code or key of a customer, whatever fails', async () => {
    const buildHeaders = () => ({ ...buildIdempotencyHeader(ORDER_KEY), ...createAddressHeader() });
    const expectRefusal = async (...request: Parameters<typeof backend.expectRefusal>) =>
      (await backend.expectRefusal(...request)).status;

    // Failures of the database.
    await runWhileTableRefuses('orders', async () => {
      expect(await expectRefusal('placeOrder', { body: orderBody, headers: buildHeaders() })).toBe(500);
    });
    await runWhileTableRefuses('reservations', async () => {
      expect(await expectRefusal('reserveTable', { body: buildReservation(), headers: buildHeaders() })).toBe(
        500,
      );
    });
    await runWhileTableRefuses('one_time_codes', async () => {
      const body = { ...phoneNumber, name: PERSON.name, email: PERSON.email };
      expect(await expectRefusal('register', { body, headers: createAddressHeader() })).toBe(500);
    });
    expect(logLines.length, 'each failure is in the log').toBeGreaterThanOrEqual(3);
    expect(logLines.join('\n')).toContain('refuses_all');

    // Failures of the message gateway and of the payment provider.
    const whatsappRequest = { ...phoneNumber, channel: 'whatsapp' as const };
    expect(await expectRefusal('sendOtp', { body: whatsappRequest, headers: createAddressHeader() })).toBe(
      503,
    );
    expect(sentTexts).toHaveLength(1);
    expect(logLines.at(-1)).toContain('MessageNotSent: The gateway strict did not send a message: 400');
    expect(logLines.at(-1)).not.toContain('sms.example');
    provider.connection.mode = 'down';
    await createPayer(backend, orderBody.branch_id)
      .placeOrder(orderBody, buildHeaders())
      .catch(() => null);
    provider.connection.mode = 'up';
    const forgedRequest = {
      method: 'POST',
      body: `{"name":"${PERSON.name}`,
      headers: { 'fake-signature': ORDER_KEY },
    };
    expect((await backend.request('/payments/webhook/fake', forgedRequest)).status).toBeGreaterThanOrEqual(
      400,
    );

    // Refused and accepted requests.
    const invalidOrder = { ...orderBody, phone: `${phoneNumber.phone}x`, total: -1 };
    expect(await expectRefusal('placeOrder', { body: invalidOrder, headers: buildHeaders() })).toBe(422);
    const unreadableOrderResponse = await backend.request('/api/webapp/order', {
      method: 'POST',
      body: `{"name":"${PERSON.name}`,
    });
    expect(unreadableOrderResponse.status).toBeGreaterThanOrEqual(400);
    expect(
      await expectRefusal('profile', { params: { user_id: 'x' }, headers: buildBearerHeader(PERSON.token) }),
    ).toBe(401);
    const loginBody = { ...phoneNumber, password: PERSON.password };
    expect(await expectRefusal('login', { body: loginBody, headers: createAddressHeader() })).toBe(422);
    const orderResponse = await backend.call('placeOrder', {
      body: orderBody,
      headers: buildIdempotencyHeader(),
    });
    const params = { branch_id: orderBody.branch_id, order_id: orderResponse.order.id };
    await backend.call('arrived', { params, body: { note: PERSON.bay } });
    await reserve(backend, roomBranchId, { name: PERSON.name, phone: phoneNumber.phone, note: PERSON.note });

    const log = logLines.join('\n');
    const personalTexts = [
      ...Object.values(PERSON),
      phoneNumber.phone,
      ORDER_KEY,
      ...sentTexts,
      'Vexworth',
      'vex',
    ];
    expect(personalTexts.filter((value) => log.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  MITTE,
  placeOrder,
} from '../testing/test-orders.ts';

describe.each(pgliteOnly)('gift orders, on $name', (engine) => {
  const backend = useBackend(engine);
  const expectRefusal = async (gift: unknown) => {
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: { ...buildOrderBody(), gift },
      headers: buildIdempotencyHeader(),
    });
    return [status, body.code, Object.keys(body.fields ?? {})];
  };

  it('stores a gift message as written, and shows it in the console', async () => {
    const message = 'Alles Gute! 🎂 كل عام وأنت بخير';
    const order = await placeOrder(backend, {
      gift: { message: ` ${message} `, to_name: 'Noura', hide_prices: true },
    });
    const gift = { message, to_name: 'Noura', hide_prices: true };
    expect(order.gift).toEqual(gift);
    const params = { branch_id: MITTE, order_id: order.id };
    const fullOrderRequest = {
      params,
      query: { full: 'true' } as const,
      headers: buildOrderKeyHeader(order.id),
    };
    expect((await backend.call('order', fullOrderRequest)).order.gift).toEqual(gift);
    expect(JSON.stringify(await backend.call('orderById', { params }))).not.toContain('Noura');
    const page = await (await backend.request('/console')).text();
    expect(page).toContain(`“<bdi>${message}</bdi>”`);
    expect(page).toContain('<strong>Gift</strong> for <bdi>Noura</bdi>, no prices on its receipt');
  });

  it('accepts a gift without the recipient’s name, and an order that is not a gift', async () => {
    expect((await placeOrder(backend, { gift: { message: 'Hi', to_name: '  ' } })).gift).toEqual({
      message: 'Hi',
      to_name: null,
      hide_prices: false,
    });
    expect((await placeOrder(backend)).gift).toBeNull();
  });

  it.each([
    [{ message: '' }, 'gift.message'],
    [{ message: '   ' }, 'gift.message'],
    [{ message: 'x'.repeat(301) }, 'gift.message'],
    [{}, 'gift.message'],
    [{ message: 'Hi', to_name: 'x'.repeat(101) }, 'gift.to_name'],
    [{ message: 'Hi', hide_prices: 'yes' }, 'gift.hide_prices'],
    ['Hi', 'gift'],
  ])('refuses the gift %j because of its field %s', async (gift, field) => {
    expect(await expectRefusal(gift)).toEqual([422, 'invalid', [field]]);
  });

  it('refuses a gift message with control characters', async () => {
    expect(await expectRefusal({ message: 'a\u0000b' })).toEqual([422, 'invalid', []]);
  });

  // @spec entities/delivery-config
  it('refuses gifts at a business that does not offer them', async () => {
    const body = buildOrderBody({
      branch_id: 'corner-shop~main',
      order_lines: [{ item_id: 'gum', quantity: 1 }],
      total: 0.125,
      gift: { message: 'Hi' },
    });
    const response = await backend.expectRefusal('placeOrder', { body, headers: buildIdempotencyHeader() });
    expect([response.status, response.body.code]).toEqual([422, 'gift_unavailable']);
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: 'corner-shop' } });
    expect(restaurant.enable_gift).toBe(false);
  });
});

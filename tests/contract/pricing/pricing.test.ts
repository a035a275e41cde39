import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { CHAI, CHAI_TOTAL, MITTE } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('cart prices, on $name', (engine) => {
  const backend = useBackend(engine);
  const params = { branch_id: MITTE };
  const requestQuote = async (body: object) => {
    const fullBody = { selling_types: 'car_pickup' as const, order_lines: [CHAI], ...body };
    return (await backend.call('calcOrder', { params, body: fullBody })).quote;
  };
  const listProblems = async (line: object) => {
    const body = { selling_types: 'car_pickup', order_lines: [CHAI, line] };
    return backend.expectRefusal('calcOrder', { params, body });
  };

  // @spec calls/post-service-pos-calc-order-branch-id
  it('returns every part of the bill in the quote', async () => {
    const quote = await requestQuote({});
    expect(quote).toMatchObject({
      currency: 'EUR',
      currency_digits: 2,
      subtotal: 8.62,
      net_subtotal: 8.06,
      discount: 0.88,
      coupon: 0,
      delivery_fee: 0,
      total: CHAI_TOTAL,
      due: CHAI_TOTAL,
    });
    expect(quote.lines).toMatchObject([
      { item_id: 'chai', quantity: 2, unit_price: 4.35, discounted_price: 3.91, modifiers_price: 0.4 },
    ]);
    expect(quote.inclusive_taxes).toMatchObject([{ taxId: 'vat', totalTaxValue: 0.56 }]);
    expect(quote.exclusive_taxes).toMatchObject([{ taxId: 'service', rate: 8.25, totalTaxValue: 0.66 }]);
  });

  it('computes a quote from the menu’s prices and ignores prices in the request', async () => {
    const line = { ...CHAI, unit_price: 0.01, total_price: 0.02 };
    expect((await requestQuote({ order_lines: [line] })).total).toBe(CHAI_TOTAL);
  });

  it('applies a coupon whose code is typed in any letter case', async () => {
    expect((await requestQuote({ coupon_code: ' ten ' })).coupon).toBe(0.86);
  });

  it.each([
    ['an unknown item', { item_id: 'coffee', quantity: 1 }, 'item_gone'],
    [
      'an item that is not sold for the order type',
      { item_id: 'buffet', quantity: 1 },
      'not_sold_for_order_type',
    ],
    ['an item outside its hours', { item_id: 'breakfast', quantity: 1 }, 'not_now'],
    ['a sold-out item', { item_id: 'white-tea', quantity: 1 }, 'sold_out'],
    ['a missing required choice', { item_id: 'chai', quantity: 1 }, 'modifiers_invalid'],
    [
      'two options in a group that allows one',
      { ...CHAI, modifiers: 'x', modifiers_details: [{ id: 'milk-oat', quantity: 2 }] },
      'modifiers_invalid',
    ],
    ['an option that is sold out', { item_id: 'chai', quantity: 1, modifiers: 'milk-soy' }, 'modifier_gone'],
    [
      'an option of another item',
      { item_id: 'chai', quantity: 1, modifiers: 'milk-cow,ham' },
      'modifier_gone',
    ],
    ['a missing price label', { item_id: 'oolong', quantity: 1 }, 'price_label_gone'],
    [
      'an unknown price label',
      { item_id: 'oolong', quantity: 1, price_label_id: 'bucket' },
      'price_label_gone',
    ],
    ['a missing note', { item_id: 'cake', quantity: 1 }, 'note_required'],
  ])('refuses a cart line with %s, and returns the price of the other lines', async (_what, line, reason) => {
    const { status, body } = await listProblems(line);
    expect([status, body.code, body.fields]).toEqual([409, 'line_problems', { 'order_lines.1': reason }]);
    expect(body.quote).toMatchObject({ total: CHAI_TOTAL });
  });

  it('sells an item during its daily window', async () => {
    backend.clock.now = Date.parse('2026-03-04T08:30:00+01:00');
    const quote = await requestQuote({ order_lines: [{ item_id: 'breakfast', quantity: 1 }] });
    expect(quote.subtotal).toBe(9.9);
  });

  describe('nested options', () => {
    const buildRequest = (...ids: string[]) => {
      const line = { item_id: 'latte', quantity: 2, modifiers: ids.join() };
      return {
        params: { branch_id: 'garden~main' },
        body: { selling_types: 'car_pickup' as const, order_lines: [line] },
      };
    };

    it('adds the prices of options and of their nested options to the line', async () => {
      const { quote } = await backend.call('calcOrder', buildRequest('oat', 'oat-barista'));
      expect(quote.lines[0]).toMatchObject({ unit_price: 1.5, modifiers_price: 0.35, total_price: 3.7 });
      expect((await backend.call('calcOrder', buildRequest('cow'))).quote.total).toBe(3);
    });

    it.each([
      ['the inner choice is missing', ['oat'], 'modifiers_invalid'],
      ['the inner choice is made without the outer one', ['cow', 'oat-plain'], 'modifier_gone'],
      ['both inner choices are made', ['oat', 'oat-plain', 'oat-barista'], 'modifiers_invalid'],
    ])('refuses a cart line with nested options when %s', async (_what, ids, reason) => {
      const { body } = await backend.expectRefusal('calcOrder', buildRequest(...ids));
      expect(body.fields).toEqual({ 'order_lines.0': reason });
    });
  });

  it('refuses a quote for an order type that the business does not offer', async () => {
    const body = { selling_types: 'delivery', order_lines: [{ item_id: 'gum', quantity: 1 }] };
    const cornerShopParams = { branch_id: 'corner-shop~main' };
    expect((await backend.expectRefusal('calcOrder', { params: cornerShopParams, body })).body.code).toBe(
      'selling_type_unavailable',
    );
  });

  // @spec calls/post-service-pos-calc-order-branch-id
  it('names every invalid field of a malformed quote request', async () => {
    const body = { selling_types: 'by_drone', order_lines: [{ item_id: 'chai', quantity: 0 }] };
    const { status, body: refusal } = await backend.expectRefusal('calcOrder', { params, body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([
      422,
      ['selling_types', 'order_lines.0.quantity'],
    ]);
    const emptyCart = { selling_types: 'car_pickup', order_lines: [] };
    expect((await backend.expectRefusal('calcOrder', { params, body: emptyCart })).status).toBe(422);
  });

  it('answers 404 to a quote request for an unknown branch', async () => {
    const body = { selling_types: 'car_pickup', order_lines: [CHAI] };
    const unknownBranchParams = { branch_id: 'tea-house~south' };
    expect((await backend.expectRefusal('calcOrder', { params: unknownBranchParams, body })).status).toBe(
      404,
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limitCharacters, orderStatus, receivedPaymentType, receivedSellingType } from './common-contract.ts';

const schema = z.string().check(limitCharacters(3));

describe('limitCharacters', () => {
  // @spec validation/max-length-counts-characters
  it.each(['abc', '🍕🍕🍕', ''])(
    'accepts "%s" with a limit of three characters, whatever its number of UTF-16 units',
    (text) => {
      expect(schema.safeParse(text).success).toBe(true);
    },
  );

  // @spec validation/max-length-counts-characters
  it.each(['abcd', '🍕🍕🍕🍕'])('rejects "%s" with a limit of three characters', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('publishes the maximum length of a text in the API contract', () => {
    expect(z.toJSONSchema(schema)).toMatchObject({ type: 'string', maxLength: 3 });
  });
});

describe('codes of the original backend', () => {
  // @spec codes/order-types, codes/selling-types-normalised
  it.each([
    [0, 'delivery'],
    [1, 'dine_in'],
    [2, 'car_pickup'],
    [3, 'dine_in'],
    ['pickup', 'car_pickup'],
    ['product_service', 'dine_in'],
    ['delivery', 'delivery'],
  ])('parses the order type %j as %s', (wireValue, type) => {
    expect(receivedSellingType.parse(wireValue)).toBe(type);
  });

  it.each([4, -1, '0', 'rocket', null])('rejects %j, which is no order type', (wireValue) => {
    expect(receivedSellingType.safeParse(wireValue).success).toBe(false);
  });

  // @spec constants/payment-codes-1-9-what
  it.each([
    [2, 2],
    ['2', 2],
    ['cash', 2],
    ['Cash', 2],
    ['online', 1],
    ['pay later', 3],
    ['pay_with_card', 8],
    ['AmEx/Visa/Master', 1],
    ['KNET', 4],
    ['Benefit', 5],
    ['Apple Pay', 6],
    ['Mada', 7],
    ['Apple Pay KNET', 9],
    ['9', 9],
  ])('parses the payment type %j as the payment code %i', (wireValue, code) => {
    expect(receivedPaymentType.parse(wireValue)).toBe(code);
  });

  it.each(['', 'barter', '2.5', '-1', 2.5, null])('rejects %j, which is no payment type', (wireValue) => {
    expect(receivedPaymentType.safeParse(wireValue).success).toBe(false);
  });

  it('parses an order status that is a number or a number written as text', () => {
    expect([orderStatus.parse(9), orderStatus.parse('10')]).toEqual([9, 10]);
    for (const wireValue of [6, '6', '', true]) expect(orderStatus.safeParse(wireValue).success).toBe(false);
  });
});

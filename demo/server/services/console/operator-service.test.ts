import { describe, expect, it } from 'vitest';
import { isPaid } from './operator-service.ts';

describe('whether an end of the order returns money', () => {
  it('treats an order as paid after an online or a wallet payment, but not when the cash amount is rounded down', () => {
    const cashOrder = { paymentStatus: null, quote: { total: 10.02, wallet: 0, due: 10 } };
    expect(isPaid(cashOrder)).toBe(false);
    expect(isPaid({ ...cashOrder, quote: { total: 10.02, wallet: 3, due: 7.02 } })).toBe(true);
    expect(isPaid({ ...cashOrder, paymentStatus: 'paid' })).toBe(true);
  });
});

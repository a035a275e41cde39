import { describe, expect, it } from 'vitest';
import { isPaidInAdvance } from './operator-service.ts';

describe('an order that is paid in advance', () => {
  it('treats an order as paid in advance after an online or wallet payment, but not when cash is rounded', () => {
    const cashOrder = { paymentStatus: null, quote: { total: 10.02, wallet: 0, due: 10 } };
    expect(isPaidInAdvance(cashOrder)).toBe(false);
    expect(isPaidInAdvance({ ...cashOrder, quote: { total: 10.02, wallet: 3, due: 7.02 } })).toBe(true);
    expect(isPaidInAdvance({ ...cashOrder, paymentStatus: 'paid' })).toBe(true);
  });
});

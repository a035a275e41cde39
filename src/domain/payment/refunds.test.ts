import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatus } from '../orders/order-status.ts';
import { computeRefundable, type PaidOrder, REFUND_TARGETS } from './refunds.ts';
import { PAYMENT_STATUSES } from './transaction.ts';

const anyAmount = fc.integer({ min: 0, max: 1_000_000 });
const anyPaidOrder: fc.Arbitrary<PaidOrder> = fc.record({
  status: fc.constantFrom(...Object.values(orderStatus)),
  paymentStatus: fc.constantFrom(null, ...PAYMENT_STATUSES),
  due: anyAmount,
  wallet: anyAmount,
  refundedByTarget: fc.record({ online: anyAmount, wallet: anyAmount }),
});

describe('computeRefundable', () => {
  it('never allows refunds to the card or the wallet above what each has paid', () => {
    fc.assert(
      fc.property(
        anyPaidOrder,
        fc.array(fc.tuple(fc.constantFrom(...REFUND_TARGETS), anyAmount)),
        (order, requestedRefunds) => {
          const paidAmounts = {
            online: order.paymentStatus === 'paid' ? order.due : 0,
            wallet: order.wallet,
          };
          let refundedByTarget = { online: 0, wallet: 0 };
          for (const [target, amount] of requestedRefunds) {
            const refundable = computeRefundable({ ...order, refundedByTarget })[target];
            refundedByTarget = {
              ...refundedByTarget,
              [target]: refundedByTarget[target] + Math.min(amount, refundable),
            };
          }
          for (const target of REFUND_TARGETS)
            expect(refundedByTarget[target]).toBeLessThanOrEqual(paidAmounts[target]);
        },
      ),
    );
  });

  it('allows no refund before an order is accepted, or after it was rejected or cancelled', () => {
    for (const status of [0, 10, 2, 9] as const)
      expect(
        computeRefundable({
          status,
          paymentStatus: 'paid',
          due: 500,
          wallet: 300,
          refundedByTarget: { online: 0, wallet: 0 },
        }),
      ).toEqual({ online: 0, wallet: 0 });
  });

  it('allows refunds of the paid amount that has not been refunded yet, but not of cash', () => {
    const order = {
      status: 5,
      due: 500,
      wallet: 300,
      refundedByTarget: { online: 120, wallet: 300 },
    } as const;
    expect(computeRefundable({ ...order, paymentStatus: 'paid' })).toEqual({ online: 380, wallet: 0 });
    expect(computeRefundable({ ...order, paymentStatus: null })).toEqual({ online: 0, wallet: 0 });
  });
});

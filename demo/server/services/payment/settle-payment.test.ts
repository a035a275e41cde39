import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import type { ProviderState } from './provider.ts';
import { decideOutcome, type RequestedPayment } from './settle-payment.ts';

const STATUSES: readonly PaymentStatus[] = [
  ...(['pending', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded'] as const),
];
const amountArbitrary = fc.record({
  amount: fc.integer({ min: 1, max: 5 }),
  currency: fc.constantFrom('EUR', 'KWD'),
});
const paymentArbitrary = fc
  .tuple(fc.constantFrom(...STATUSES), amountArbitrary)
  .map(([status, charge]): RequestedPayment => ({ status, ...charge }));
const stateArbitrary = fc.oneof(
  amountArbitrary.map((charge): ProviderState => ({ status: 'paid', ...charge })),
  fc.constantFrom('pending', 'declined', 'cancelled', 'expired').map((status): ProviderState => ({ status })),
);

describe('the effect of a provider’s state on a payment', () => {
  it('accepts a paid payment if its order needs it and the amount matches, and otherwise refunds it', () => {
    fc.assert(
      fc.property(
        paymentArbitrary,
        stateArbitrary,
        fc.boolean(),
        (payment, reportedState, isStillPayable) => {
          const isAlreadyReceived = ['paid', 'refunding', 'refunded'].includes(payment.status);
          const outcome = decideOutcome(payment, reportedState, isStillPayable);
          if (reportedState.status !== 'paid' || isAlreadyReceived) {
            expect(['paid', 'refunding']).not.toContain(outcome?.nextStatus);
          } else {
            const isRequestedAmount =
              reportedState.amount === payment.amount && reportedState.currency === payment.currency;
            expect(outcome?.nextStatus).toBe(isStillPayable && isRequestedAmount ? 'paid' : 'refunding');
          }
        },
      ),
    );
  });

  it('ignores a repeated state of a payment, and an unpaid state after the payment has ended', () => {
    fc.assert(
      fc.property(
        paymentArbitrary,
        stateArbitrary,
        stateArbitrary,
        fc.boolean(),
        (payment, firstState, secondState, isStillPayable) => {
          const settledPayment = {
            ...payment,
            status: decideOutcome(payment, firstState, isStillPayable)?.nextStatus ?? payment.status,
          };
          expect(decideOutcome(settledPayment, firstState, isStillPayable)).toBeNull();
          if (settledPayment.status !== 'pending' && secondState.status !== 'paid')
            expect(decideOutcome(settledPayment, secondState, isStillPayable)).toBeNull();
        },
      ),
    );
  });

  it('ends only pending payments when the provider reports that the customer did not pay', () => {
    for (const status of STATUSES)
      for (const reportedState of ['declined', 'cancelled', 'expired'] as const) {
        const outcome = decideOutcome(
          { status, amount: 1, currency: 'EUR' },
          { status: reportedState },
          true,
        );
        expect(outcome).toEqual(status === 'pending' ? { nextStatus: reportedState, problem: null } : null);
      }
  });
});

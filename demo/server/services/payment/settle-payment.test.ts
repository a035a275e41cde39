import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../../../../src/api/contract/payment-contract.ts';
import type { ProviderState } from './provider.ts';
import { decideOutcome, type RequestedPayment } from './settle-payment.ts';

const STATUSES: readonly PaymentStatus[] = [
  ...(['pending', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded'] as const),
];
const money = fc.record({ amount: fc.integer({ min: 1, max: 5 }), currency: fc.constantFrom('EUR', 'KWD') });
const asked = fc
  .tuple(fc.constantFrom(...STATUSES), money)
  .map(([status, m]): RequestedPayment => ({ status, ...m }));
const state = fc.oneof(
  money.map((m): ProviderState => ({ status: 'paid', ...m })),
  fc.constantFrom('pending', 'declined', 'cancelled', 'expired').map((status): ProviderState => ({ status })),
);

describe('what the word of a provider makes of a payment', () => {
  it('money that came in is kept for what is wanted and is what was asked, and else given back: once', () => {
    fc.assert(
      fc.property(asked, state, fc.boolean(), (payment, told, isWanted) => {
        const isKnown = ['paid', 'refunding', 'refunded'].includes(payment.status);
        const verdict = decideOutcome(payment, told, isWanted);
        if (told.status !== 'paid' || isKnown) {
          expect(['paid', 'refunding']).not.toContain(verdict?.becomes);
        } else {
          const isRight = told.amount === payment.amount && told.currency === payment.currency;
          expect(verdict?.becomes).toBe(isWanted && isRight ? 'paid' : 'refunding');
        }
      }),
    );
  });

  it('told again, nothing changes; told anything after money, neither', () => {
    fc.assert(
      fc.property(asked, state, state, fc.boolean(), (payment, first, second, isWanted) => {
        const after = {
          ...payment,
          status: decideOutcome(payment, first, isWanted)?.becomes ?? payment.status,
        };
        expect(decideOutcome(after, first, isWanted)).toBeNull();
        if (after.status !== 'pending' && second.status !== 'paid')
          expect(decideOutcome(after, second, isWanted)).toBeNull();
      }),
    );
  });

  it('a page that ended without money ends only what is still open', () => {
    for (const status of STATUSES)
      for (const told of ['declined', 'cancelled', 'expired'] as const) {
        const verdict = decideOutcome({ status, amount: 1, currency: 'EUR' }, { status: told }, true);
        expect(verdict).toEqual(status === 'pending' ? { becomes: told, problem: null } : null);
      }
  });
});

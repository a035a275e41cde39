import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payment/transaction.ts';
import { describeOrderMoney, getDueState } from './order-money.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';

const EUR = createCurrency('EUR', 2);
const cents = (minor: number) => createMoney(minor, EUR);

function describeMoney(
  status: OrderStatus,
  {
    due = 928,
    wallet = 0,
    payment = null as PaymentStatus | null,
    refundedOnline = 0,
    isWalletDeleted = false,
  } = {},
) {
  return describeOrderMoney({
    status,
    payment: payment && { status: payment, paymentType: 1, payBy: null },
    refunds: refundedOnline ? [{ target: 'online', amount: cents(refundedOnline) }] : [],
    isWalletDeleted,
    quote: { due: cents(due), wallet: cents(wallet) },
  });
}
const listParts = (state: ReturnType<typeof describeOrderMoney>) =>
  'parts' in state ? state.parts.map(({ target, amount }) => [target, amount.minor]) : null;

const CASH = 2;
const PAY_LATER = 3;

describe('getDueState', () => {
  it('reports that nothing is due for a rejected or cancelled order, whether or not the order was paid', () => {
    for (const status of [orderStatus.rejected, orderStatus.cancelled])
      for (const payment of [null, { status: 'paid' } as const])
        expect(getDueState({ status, paymentType: 1, payment })).toBe('void');
  });

  it('reports an order as paid after its online payment has arrived, even if the payment is refunded later', () => {
    const status = orderStatus.accepted;
    for (const payment of PAYMENT_STATUSES)
      expect(getDueState({ status, paymentType: 1, payment: { status: payment } })).toBe(
        ['paid', 'refunding', 'refunded'].includes(payment) ? 'paid' : 'open',
      );
  });

  it('reports a cash order as paid after the customer has received it, and a pay-later order as unpaid', () => {
    const payment = null;
    expect(getDueState({ status: orderStatus.ready, paymentType: CASH, payment })).toBe('open');
    expect(getDueState({ status: orderStatus.delivered, paymentType: CASH, payment })).toBe('paid');
    expect(getDueState({ status: orderStatus.delivered, paymentType: PAY_LATER, payment })).toBe('open');
  });
});

describe('describeOrderMoney', () => {
  it.each([orderStatus.rejected, orderStatus.cancelled])(
    'reports an order with status %i as not charged only if nothing was paid',
    (status) => {
      expect(describeMoney(status)).toEqual({ kind: 'notCharged' });
      for (const payment of PAYMENT_STATUSES) {
        const isPaid = ['paid', 'refunding', 'refunded'].includes(payment);
        expect(describeMoney(status, { payment }).kind === 'notCharged').toBe(!isPaid);
      }
    },
  );

  it('reports that wallet payment and online payment are returned for a rejected or cancelled order', () => {
    const moneyDuringRefund = describeMoney(orderStatus.cancelled, {
      due: 428,
      wallet: 500,
      payment: 'refunding',
    });
    expect([moneyDuringRefund.kind, listParts(moneyDuringRefund)]).toEqual([
      'returning',
      [
        ['online', 428],
        ['wallet', 500],
      ],
    ]);
    const moneyPaidByWallet = describeMoney(orderStatus.rejected, { due: 0, wallet: 928 });
    expect([moneyPaidByWallet.kind, listParts(moneyPaidByWallet)]).toEqual(['returned', [['wallet', 928]]]);
  });

  it('reports that a rejected or cancelled order returns nothing to the wallet of a deleted account', () => {
    for (const status of [orderStatus.rejected, orderStatus.cancelled])
      expect(describeMoney(status, { due: 0, wallet: 928, isWalletDeleted: true })).toEqual({
        kind: 'walletLost',
      });
    const moneyPaidBothWays = describeMoney(orderStatus.cancelled, {
      due: 428,
      wallet: 500,
      payment: 'refunded',
      isWalletDeleted: true,
    });
    expect([moneyPaidBothWays.kind, listParts(moneyPaidBothWays)]).toEqual(['returned', [['online', 428]]]);
  });

  it('reports that no money of an order was returned until staff refund a part of it', () => {
    for (const status of [0, 1, 3, 4, 5, 10] as const) {
      expect(describeMoney(status, { payment: 'paid' })).toEqual({ kind: 'nothingReturned' });
      expect(describeMoney(status, { wallet: 928, due: 0 })).toEqual({ kind: 'nothingReturned' });
    }
    const moneyAfterRefund = describeMoney(orderStatus.delivered, { payment: 'paid', refundedOnline: 250 });
    expect([moneyAfterRefund.kind, listParts(moneyAfterRefund)]).toEqual(['refunded', [['online', 250]]]);
  });

  it('reports that a late payment is returned, without naming an amount', () => {
    expect(describeMoney(orderStatus.accepted, { payment: 'refunding' })).toEqual({
      kind: 'returning',
      parts: [],
    });
    expect(describeMoney(orderStatus.accepted, { payment: 'refunded' })).toEqual({
      kind: 'returned',
      parts: [],
    });
  });
});

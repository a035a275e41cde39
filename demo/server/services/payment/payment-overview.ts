import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { currencyOf, money } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import { listNewestPayments } from '../../repo/payment/payments-repo.ts';

/** The newest tries to pay, as the operator sees them: `value` is a wire amount. */
export const paymentOverview = async (db: Db, limit: number) =>
  (await listNewestPayments(db, limit)).map(({ payment, number }) => ({
    ...payment,
    number,
    value: toDecimal(money(payment.amount, currencyOf(payment.currency, payment.currencyDigits))),
  }));

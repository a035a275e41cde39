import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import type { Db } from '../../db/open-database.ts';
import type { Business } from '../menu/business-catalogue.ts';

/** Where a payment request came from, and where the customer returns after paying. */
export interface PaymentOrigin {
  /** The origin at which customers reach this server, such as `https://orders.example`. */
  readonly ownOrigin: string;
  /** Origin of the page that sent the request. Null when unknown. */
  readonly pageOrigin: string | null;
  readonly returnUrl: string | null;
  readonly locale: string;
}

/** For requests without an online payment. */
export const NO_PAYMENT_ORIGIN: PaymentOrigin = {
  ownOrigin: '',
  pageOrigin: null,
  returnUrl: null,
  locale: 'en',
};

/** A wallet package to buy online. Amounts are minor units of the business's currency. */
export interface PackagePurchase {
  readonly business: Business;
  readonly customerId: string;
  readonly packageId: string;
  readonly price: number;
  /** The credit that the package adds to the wallet. */
  readonly credit: number;
  readonly paymentType: number;
  readonly key: string;
  readonly paymentOrigin: PaymentOrigin;
}

/** A paid package. Each `paymentId` is credited once. */
export interface PaidPackage {
  readonly paymentId: string;
  readonly referenceId: string;
  readonly customerId: string;
  readonly packageId: string;
  readonly credit: number;
  readonly currency: string;
  readonly currencyDigits: number;
}

/** Credits the wallet in the transaction that settles the payment, so that either both happen or neither does. */
export type CreditPackage = (tx: Db, paidPackage: PaidPackage) => Promise<void>;

/**
 * Opens the payment for a package, once per customer and key. Throws Refusal 422 `payment_unavailable` for a method
 * that the business does not accept or that is paid on the spot.
 */
export type OpenPackagePayment = (purchase: PackagePurchase) => Promise<WireTransaction>;

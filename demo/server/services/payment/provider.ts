import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';

export interface PageToOpen {
  /** Idempotency key: two calls with the same key open one page. */
  readonly key: string;
  readonly paymentType: number;
  /** Minor units of `currency`, which has `digits` decimals. */
  readonly amount: number;
  readonly currency: string;
  readonly digits: number;
  /** The business's name. */
  readonly shop: LocalizedText;
  /** The order number. Empty for a wallet package. */
  readonly title: string;
  readonly locale: string;
  readonly expiresAt: Date;
  /** URLs to which the page redirects after the payment and after a cancellation. */
  readonly doneUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedPage {
  /** The provider's reference of the payment. */
  readonly ref: string;
  readonly url: string;
}

/** The state of a payment at its provider. Amounts are minor units as in `PageToOpen`. */
export type ProviderState =
  | { readonly status: 'paid'; readonly amount: number; readonly currency: string }
  | { readonly status: 'pending' | 'declined' | 'cancelled' | 'expired' };

/** A webhook event. A redelivered event has the same id. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly ref: string;
  readonly state: ProviderState;
}

export interface RefundRequest {
  readonly ref: string;
  /** Idempotency key: two calls with the same key refund once. */
  readonly key: string;
  /**
   * The amount to refund, in minor units of `currency`, which has `digits` decimals. By default, everything
   * that has not been refunded yet.
   */
  readonly requestedAmount?: { readonly amount: number; readonly currency: string; readonly digits: number };
}

/**
 * A payment provider. Its asynchronous methods use the network and settle within ten seconds. They throw
 * ProviderRefused when the provider refuses, and another error when it does not respond.
 */
export interface PaymentProvider {
  readonly name: string;
  /** How long a page stays open, in ms. */
  readonly pageLifetimeMs: number;
  /** Whether the provider supports a payment type (spec, section 9). */
  readonly supports: (paymentType: number) => boolean;
  readonly open: (page: PageToOpen) => Promise<OpenedPage>;
  readonly loadState: (ref: string) => Promise<ProviderState>;
  /** Closes the page if it is open. Returns the payment's state, because the customer may have paid in the meantime. */
  readonly cancel: (ref: string) => Promise<ProviderState>;
  /**
   * Refunds a part of the payment, or everything that has not been refunded yet. ProviderRefused means that nothing was
   * refunded. After any other error, the refund may have happened.
   */
  readonly refund: (refund: RefundRequest) => Promise<void>;
  /**
   * Reads a webhook. Null for an irrelevant event. Throws BadSignature if it is too old or not signed by the provider.
   */
  readonly readWebhook: (headers: Headers, rawBody: string) => ProviderEvent | null;
}

/** The provider responded and refused. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** A webhook with an invalid or old signature. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

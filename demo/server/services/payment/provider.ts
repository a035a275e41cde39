import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';

/** A payment page to be opened. */
export interface PageToOpen {
  /** Opened twice under one key, it is one page. */
  readonly key: string;
  readonly paymentType: number;
  /** Minor units of `currency`, which has `digits` decimals. */
  readonly amount: number;
  readonly currency: string;
  readonly digits: number;
  /** Whose page the customer came from, and what is paid there. */
  readonly shop: LocalizedText;
  readonly title: string;
  readonly locale: string;
  readonly expiresAt: Date;
  /** Where the page leads when it is done with, and when the customer turns back. */
  readonly doneUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedPage {
  /** What the provider calls it from now on. */
  readonly ref: string;
  readonly url: string;
}

/** How a payment stands at its provider. What was paid: minor units as `PageToOpen` counts them. */
export type ProviderState =
  | { readonly status: 'paid'; readonly amount: number; readonly currency: string }
  | { readonly status: 'pending' | 'declined' | 'cancelled' | 'expired' };

/** What a provider tells by itself. Told again, it has the same id. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly ref: string;
  readonly state: ProviderState;
}

/** What is to be given back, whole. */
export interface RefundOrder {
  readonly ref: string;
  /** Given back twice under one key, it is once. */
  readonly key: string;
}

/**
 * Whoever takes the money. Every method but the last goes over the network: it may throw, ProviderRefused when the provider
 * has answered and anything else when it has not, and resolves or throws within ten seconds.
 */
export interface PaymentProvider {
  readonly name: string;
  /** How long a page is open, in ms. */
  readonly pageTime: number;
  /** Whether it knows a payment type (spec, section 9). */
  readonly takes: (paymentType: number) => boolean;
  readonly open: (page: PageToOpen) => Promise<OpenedPage>;
  readonly look: (ref: string) => Promise<ProviderState>;
  /** Closes the page, if it is open still, and says how the payment stands then: somebody may have paid. */
  readonly cancel: (ref: string) => Promise<ProviderState>;
  /** Gives back all that was paid. */
  readonly refund: (refund: RefundOrder) => Promise<void>;
  /** What a webhook says; null: nothing of concern. Throws BadSignature when it is not the provider's, or too old. */
  readonly readWebhook: (headers: Headers, rawBody: string) => ProviderEvent | null;
}

/** The provider has answered, and not done it. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** A webhook that was not sent by the provider, or not now. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

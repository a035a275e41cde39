import * as z from 'zod/mini';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import {
  BadSignature,
  type PageToOpen,
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
  type RefundRequest,
} from './provider.ts';
import { verifySignature } from './signed-webhook.ts';
import { parseStripeAmount, toStripeAmount } from './stripe-amounts.ts';
import { createStripeApi, StripeRefused } from './stripe-api.ts';

const HOUR_MS = 3_600_000;
/** Codes of cards (1 and 8), Apple Pay (6) and Mada (7). Stripe supports neither KNET nor Benefit. */
const SUPPORTED_PAYMENT_TYPES = [1, 6, 7, 8];
/**
 * Languages that both Stripe's page and this app support (https://docs.stripe.com/api/checkout/sessions/create). Stripe
 * does not support Arabic yet.
 */
const LANGUAGES = [
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'vi',
  'zh',
];

const sessionSchema = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  url: z.nullish(z.string()),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
  /** Our own metadata field: the number of decimals of our amount. */
  metadata: z.nullish(z.object({ digits: z.optional(z.string()) })),
});
type Session = z.infer<typeof sessionSchema>;

const webhookSchema = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
/** Events that report a session's state. */
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

const refundSchema = z.object({ status: z.nullish(z.string()) });

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  /** Real time in epoch ms, because signatures do not follow the demo clock. */
  readonly getRealTime?: () => number;
}

/** The state of a session. A bank transfer takes days, and is pending until it arrives. */
function toProviderState({
  status,
  payment_status,
  amount_total,
  currency,
  metadata,
}: Session): ProviderState {
  if (status === 'complete' && payment_status === 'paid') {
    const code = (currency ?? '').toUpperCase();
    const digits = Number(metadata?.digits ?? 2);
    return { status: 'paid', amount: parseStripeAmount(amount_total ?? 0, code, digits), currency: code };
  }
  return { status: status === 'expired' ? 'expired' : 'pending' };
}

const pickText = (text: LocalizedText, locale: string): string =>
  text[locale] ?? Object.values(text)[0] ?? '';

const toSessionForm = ({ amount, currency, digits, shop, title, locale, ...page }: PageToOpen) => ({
  mode: 'payment',
  success_url: page.doneUrl,
  cancel_url: page.cancelUrl,
  expires_at: Math.floor(page.expiresAt.getTime() / 1000),
  locale: LANGUAGES.includes(locale) ? locale : 'auto',
  client_reference_id: page.key,
  payment_method_types: ['card'],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: toStripeAmount(amount, currency, digits),
        product_data: { name: `${pickText(shop, locale)} ${title}`.trim() },
      },
    },
  ],
  metadata: { digits },
});

/** Payments with Stripe Checkout (https://docs.stripe.com/payments/checkout): Stripe's hosted page and webhooks. */
export function createStripe({
  secretKey,
  webhookSecret,
  apiBase,
  fetch = globalThis.fetch,
  timeoutMs = 8000,
  getRealTime = Date.now,
}: StripeConfig): PaymentProvider {
  const api = createStripeApi({ secretKey, baseUrl: apiBase.replace(/\/+$/, ''), fetch, timeoutMs });
  const toSessionPath = (ref: string) => `checkout/sessions/${encodeURIComponent(ref)}`;
  const loadSession = async (ref: string): Promise<Session> =>
    sessionSchema.parse(await api.get(toSessionPath(ref)));

  const sendRefund = async ({ ref, key, requestedAmount }: RefundRequest): Promise<void> => {
    const amount =
      requestedAmount &&
      toStripeAmount(requestedAmount.amount, requestedAmount.currency, requestedAmount.digits);
    const { payment_intent } = await loadSession(ref);
    const paymentIntentId = typeof payment_intent === 'object' ? payment_intent?.id : payment_intent;
    if (!paymentIntentId) throw new ProviderRefused('The Stripe session has no payment to refund');
    const form = { payment_intent: paymentIntentId, ...(amount && { amount }) };
    const { status } = refundSchema.parse(await api.post('refunds', form, `refund-${key}`));
    if (status === 'failed' || status === 'canceled') throw new ProviderRefused(`Stripe: refund ${status}`);
  };

  return {
    name: 'stripe',
    // Stripe allows 30 minutes to 24 hours. The payment deadline of an order is earlier.
    pageLifetimeMs: HOUR_MS,
    supports: (paymentType) => SUPPORTED_PAYMENT_TYPES.includes(paymentType),

    async open(page) {
      const { id, url } = sessionSchema.parse(
        await api.post('checkout/sessions', toSessionForm(page), page.key),
      );
      if (!url) throw new ProviderRefused('Stripe returned no URL for the checkout session');
      return { ref: id, url };
    },

    loadState: async (ref) => toProviderState(await loadSession(ref)),

    async cancel(ref) {
      try {
        await api.post(`${toSessionPath(ref)}/expire`, {});
        return { status: 'cancelled' };
      } catch (error) {
        // The session is complete or has already expired: read its state.
        if (error instanceof StripeRefused) return toProviderState(await loadSession(ref));
        throw error;
      }
    },

    async refund(request) {
      try {
        await sendRefund(request);
      } catch (error) {
        if (!(error instanceof StripeRefused)) throw error;
        const isAlreadyRefunded = !request.requestedAmount && error.code === 'charge_already_refunded';
        // After an error on Stripe's side, it is unknown whether the money was returned.
        if (!isAlreadyRefunded) throw error.status >= 500 ? new Error(error.message) : error;
      }
    },

    readWebhook(headers, rawBody) {
      verifySignature(webhookSecret, headers.get('stripe-signature'), rawBody, getRealTime());
      const parsedEvent = webhookSchema.safeParse(JSON.parse(rawBody));
      if (!parsedEvent.success)
        throw new BadSignature('The webhook does not have the format of a Stripe event');
      const { id, type, data } = parsedEvent.data;
      if (!SESSION_EVENTS.includes(type)) return null;
      const reportedSession = sessionSchema.parse(data.object);
      const state: ProviderState =
        type === 'checkout.session.async_payment_failed'
          ? { status: 'declined' }
          : toProviderState(reportedSession);
      return { eventId: id, ref: reportedSession.id, state };
    },
  };
}

import type { Hono } from 'hono';
import { isPaidOnline } from '../../src/domain/payment/payment-type.ts';
import type { Db } from './db/open-database.ts';
import { createPaymentRoutes } from './routes/payment/done-page.ts';
import { createSandboxRoutes } from './routes/payment/sandbox-page.ts';
import type { Origins } from './services/business/origins.ts';
import type { Catalogue, PaymentLimits } from './services/menu/business-catalogue.ts';
import type { CreditPackage } from './services/payment/package-payment.ts';
import { createPaymentService, type Payments } from './services/payment/payment-service.ts';
import type { PaymentProvider } from './services/payment/provider.ts';
import { createSandbox } from './services/payment/sandbox.ts';
import { createStripe, type StripeConfig } from './services/payment/stripe.ts';
import { getStripeStep } from './services/payment/stripe-amounts.ts';

/** Interval of the workers that end unpaid payments and run provider tasks. */
const INTERVAL_MS = 5000;

/** The payment provider: Stripe if configured, else the sandbox. */
export interface PaymentSetup {
  readonly stripe?: StripeConfig | null;
  /** Replaces Stripe and the sandbox, for tests. */
  readonly provider?: PaymentProvider;
  readonly intervalMs?: number;
  /** Whether the sandbox may process simulated payments. Default: true. False in production. */
  readonly hasSandbox?: boolean;
  /** The key that signs the sandbox's webhooks. */
  readonly sandboxSecret?: string;
  /** Duration of a delayed payment in the sandbox. */
  readonly slowMs?: number;
}

const hasOnlinePayments = ({ stripe, provider, hasSandbox = true }: PaymentSetup): boolean =>
  hasSandbox || !!stripe || !!provider;

/**
 * The payment methods that customers can use. In production without a provider, these are only methods that are paid on
 * the spot.
 */
export const createPaymentLimits = (setup: PaymentSetup = {}): PaymentLimits => ({
  canUseMethod: (type) => hasOnlinePayments(setup) || !isPaidOnline(type),
  getOnlineStep: (currency) => (setup.stripe ? getStripeStep(currency) : undefined),
});

interface PaymentParts {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly notifyChange: (orderId: string) => void;
  readonly creditPackage: CreditPackage;
  readonly origins: Pick<Origins, 'resolveOrigin'>;
  readonly log: (error: unknown) => void;
  readonly setup: PaymentSetup;
  /** Sends a request to this server without the network. */
  readonly requestSelf: (path: string, init: RequestInit) => Promise<Response>;
}

export interface WiredPayments {
  readonly payments: Payments;
  /** The routes contain whole paths, so mount them at `/`. */
  readonly pages: readonly Hono[];
  readonly close: () => Promise<void>;
}

/** Creates the payment service with its provider and its pages. */
export function wirePayments({ setup, requestSelf, origins, ...parts }: PaymentParts): WiredPayments {
  const { db, now, log } = parts;
  const deliver = (headers: Record<string, string>, body: string) =>
    requestSelf('/payments/webhook/sandbox', { method: 'POST', headers, body });
  const configuredProvider = setup.provider ?? (setup.stripe ? createStripe(setup.stripe) : null);
  const sandbox = configuredProvider
    ? null
    : createSandbox({ db, now, deliver, log, secret: setup.sandboxSecret, slowMs: setup.slowMs });
  const provider = configuredProvider ?? sandbox?.provider;
  if (!provider) throw new Error('There is no payment provider');
  const offersSandbox = sandbox && hasOnlinePayments(setup);
  const payments = createPaymentService({ ...parts, provider, intervalMs: setup.intervalMs ?? INTERVAL_MS });
  return {
    payments,
    pages: [
      createPaymentRoutes({ payments, origins }),
      ...(offersSandbox ? [createSandboxRoutes(sandbox)] : []),
    ],
    async close() {
      sandbox?.close();
      await payments.close();
    },
  };
}

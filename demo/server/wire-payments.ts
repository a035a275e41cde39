import type { Hono } from 'hono';
import type { Db } from './db/open-database.ts';
import { donePage } from './routes/payment/done-page.ts';
import { sandboxPages } from './routes/payment/sandbox-page.ts';
import type { Origins } from './services/business/origins.ts';
import type { Catalogue } from './services/menu/business-catalogue.ts';
import type { CreditPackage } from './services/payment/package-payment.ts';
import { createPaymentService, type Payments } from './services/payment/payment-service.ts';
import type { PaymentProvider } from './services/payment/provider.ts';
import { createSandbox } from './services/payment/sandbox.ts';
import { createStripe, type StripeConfig } from './services/payment/stripe.ts';

/** How often it is looked for payments that nobody paid in time, and for what providers must be told. */
const INTERVAL_MS = 5000;

/** Who takes the money: Stripe where it is set up, else the sandbox, which moves none. */
export interface PaymentSetup {
  readonly stripe?: StripeConfig | null;
  /** In place of both. */
  readonly provider?: PaymentProvider;
  readonly intervalMs?: number;
  /** Of the sandbox: what its webhooks are signed with, and how long a payment that takes its time takes. */
  readonly sandboxSecret?: string;
  readonly slowMs?: number;
}

interface PaymentParts {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'business'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly changed: (orderId: string) => void;
  readonly credit: CreditPackage;
  readonly origins: Pick<Origins, 'originOf'>;
  readonly log: (error: unknown) => void;
  readonly setup: PaymentSetup;
  /** A request to this server from within. */
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
}

export interface WiredPayments {
  readonly payments: Payments;
  /** Whole paths inside: mount them at `/`. */
  readonly pages: readonly Hono[];
  readonly close: () => Promise<void>;
}

/** Payments with their provider and their pages. */
export function wirePayments({ setup, ask, origins, ...parts }: PaymentParts): WiredPayments {
  const { db, now, log } = parts;
  const deliver = (headers: Record<string, string>, body: string) =>
    ask('/payments/webhook/sandbox', { method: 'POST', headers, body });
  const given = setup.provider ?? (setup.stripe ? createStripe(setup.stripe) : null);
  const sandbox = given
    ? null
    : createSandbox({ db, now, deliver, log, secret: setup.sandboxSecret, slowMs: setup.slowMs });
  const provider = given ?? sandbox?.provider;
  if (!provider) throw new Error('There is no payment provider');
  const payments = createPaymentService({ ...parts, provider, intervalMs: setup.intervalMs ?? INTERVAL_MS });
  return {
    payments,
    pages: [donePage({ payments, origins }), ...(sandbox ? [sandboxPages(sandbox)] : [])],
    async close() {
      sandbox?.close();
      await payments.close();
    },
  };
}

import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { Db } from '../../db/open-database.ts';
import {
  findSandboxPayment,
  moveSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxRow,
} from '../../repo/payment/sandbox-payments-repo.ts';
import { createNotFoundRefusal } from '../shared/refusal.ts';
import { isPaymentId } from './new-payment.ts';
import { BadSignature, type PaymentProvider, ProviderRefused, type ProviderState } from './provider.ts';
import { signBody, verifySignature } from './signed-webhook.ts';

const MINUTE_MS = 60_000;
const SIGNATURE_HEADER = 'sandbox-signature';

/** What a customer can do on the sandbox's page. */
export const SANDBOX_CHOICES = ['pay', 'decline', 'cancel', 'expire', 'slow'] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

const STATUS_BY_CHOICE = {
  pay: 'paid',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
  slow: 'slow',
} as const satisfies Record<SandboxChoice, string>;

/** A payment as the sandbox's page displays it. */
export interface SandboxPage extends Pick<SandboxRow, 'amount' | 'currency' | 'currencyDigits'> {
  readonly paymentType: number;
  readonly shop: LocalizedText;
  /** The order's number. Empty for a wallet package. */
  readonly title: string;
  readonly locale: string;
  readonly isOpen: boolean;
  readonly isExpired: boolean;
  readonly doneUrl: string;
}

const eventSchema = z.object({
  id: z.string(),
  ref: z.string(),
  status: z.enum(['pending', 'paid', 'declined', 'cancelled', 'expired']),
  amount: z.int(),
  currency: z.string(),
});

interface SandboxDeps {
  readonly db: Db;
  /** Epoch ms of the demo clock. */
  readonly now: () => number;
  /** Sends a webhook to the backend. */
  readonly deliver: (headers: Record<string, string>, body: string) => Promise<unknown>;
  /** Key of the sandbox's webhook signatures. Default: random. */
  readonly secret?: string | undefined;
  /** How long a `slow` payment stays pending until it is paid, in ms. */
  readonly slowMs?: number | undefined;
  readonly log: (error: unknown) => void;
}

export type Sandbox = ReturnType<typeof createSandbox>;

/**
 * A payment provider inside this server that moves no money (decisions, section 4). The customer chooses the outcome.
 * The rest of the backend treats it like any other provider, with its own tables and signed webhooks.
 */
export function createSandbox({
  db,
  now,
  deliver,
  secret = randomBytes(32).toString('hex'),
  slowMs = 8000,
  log,
}: SandboxDeps) {
  const timers = new Set<NodeJS.Timeout>();

  const requireRow = async (ref: string): Promise<SandboxRow> => {
    const row = await findSandboxPayment(db, ref);
    if (!row) throw new ProviderRefused('The sandbox has no such payment');
    return row;
  };
  const hasPageExpired = ({ status, expiresAt }: SandboxRow) =>
    status === 'open' && expiresAt.getTime() <= now();
  const toProviderState = (row: SandboxRow): ProviderState => {
    const { status, settlesAt, amount, currency } = row;
    const isPaid = status === 'paid' || (status === 'slow' && settlesAt && settlesAt.getTime() <= now());
    if (isPaid) return { status: 'paid', amount, currency };
    if (hasPageExpired(row)) return { status: 'expired' };
    if (status === 'declined' || status === 'cancelled' || status === 'expired') return { status };
    return { status: 'pending' };
  };

  const sendWebhook = async (ref: string): Promise<void> => {
    const row = await requireRow(ref);
    const { amount, currency } = row;
    const { status } = toProviderState(row);
    const body = JSON.stringify({ id: `${ref}.${status}`, ref, status, amount, currency });
    await deliver({ [SIGNATURE_HEADER]: signBody(secret, body, Date.now()) }, body);
  };
  /** Marks a slow payment as paid after `slowMs`, and then sends its webhook. */
  const scheduleSlowPayment = (ref: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      moveSandboxPayment(db, ref, ['slow'], { status: 'paid' })
        .then((isMoved) => (isMoved ? sendWebhook(ref) : undefined))
        .catch(log);
    }, slowMs).unref();
    timers.add(timer);
  };

  const provider: PaymentProvider = {
    name: 'sandbox',
    pageLifetimeMs: 15 * MINUTE_MS,
    supports: () => true,

    async open({ key, paymentType, amount, currency, digits, shop, title, locale, expiresAt, doneUrl }) {
      const row = await openSandboxPayment(db, {
        ref: randomBytes(16).toString('base64url'),
        key,
        paymentType,
        amount,
        currency,
        shop,
        title,
        locale,
        expiresAt,
        doneUrl,
        currencyDigits: digits,
        status: 'open',
      });
      return { ref: row.ref, url: `${new URL(row.doneUrl).origin}/sandbox-pay/${row.ref}` };
    },

    loadState: async (ref) => toProviderState(await requireRow(ref)),

    async cancel(ref) {
      await moveSandboxPayment(db, ref, ['open'], { status: 'cancelled' });
      return toProviderState(await requireRow(ref));
    },

    async refund({ ref, key, requestedAmount }) {
      await requireRow(ref);
      const isRefunded = await refundSandboxPayment(db, {
        ref,
        key,
        amount: requestedAmount?.amount ?? null,
      });
      if (!isRefunded) throw new ProviderRefused('The sandbox payment is smaller than this refund');
    },

    readWebhook(headers, rawBody) {
      verifySignature(secret, headers.get(SIGNATURE_HEADER), rawBody, Date.now());
      const parsedEvent = eventSchema.safeParse(JSON.parse(rawBody));
      if (!parsedEvent.success) throw new BadSignature('The webhook does not have the format of the sandbox');
      const { id, ref, status, amount, currency } = parsedEvent.data;
      return { eventId: id, ref, state: status === 'paid' ? { status, amount, currency } : { status } };
    },
  };

  return {
    provider,

    /** Throws Refusal 404. */
    async loadPage(ref: string): Promise<SandboxPage> {
      const row = isPaymentId(ref) ? await findSandboxPayment(db, ref) : null;
      if (!row) throw createNotFoundRefusal('The payment');
      const isExpired = row.status === 'expired' || hasPageExpired(row);
      return {
        ...row,
        shop: row.shop as LocalizedText,
        isOpen: row.status === 'open' && !isExpired,
        isExpired,
      };
    },

    /** Applies the customer's choice if the payment is still open, and sends the webhook. */
    async choose(ref: string, choice: SandboxChoice): Promise<void> {
      const row = await findSandboxPayment(db, ref);
      if (!row || hasPageExpired(row)) return;
      const status = STATUS_BY_CHOICE[choice];
      const settlesAt = status === 'slow' ? new Date(now() + slowMs) : null;
      if (!(await moveSandboxPayment(db, ref, ['open'], { status, settlesAt }))) return;
      if (status === 'slow') scheduleSlowPayment(ref);
      else await sendWebhook(ref).catch(log);
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import type { Origins } from '../../services/business/origins.ts';
import type { FinishedPayment, Payments } from '../../services/payment/payment-service.ts';
import { BadSignature } from '../../services/payment/provider.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { sendPaymentPage } from './payment-page-layout.ts';
import { getPaymentPageText } from './payment-page-text.ts';

/** Statuses of a payment that failed. The customer then chooses what to do next. */
const FAILED_STATUSES: readonly WireTransaction['status'][] = ['declined', 'cancelled', 'expired'];

/** The path of the hosted page that shows the result of a payment. */
function buildResultPath(referenceId: string, { id, order_id, package_id, status }: WireTransaction): string {
  const rootPath = `/${referenceId}`;
  // Do not return to the purchase screen, because opening it again would start a second payment.
  if (package_id) return `${rootPath}/wallet/${status === 'paid' ? 'home' : encodeURIComponent(package_id)}`;
  if (!FAILED_STATUSES.includes(status)) return `${rootPath}/order/${order_id}`;
  return `${rootPath}/payment/fail?${new URLSearchParams({ order: order_id ?? '', transaction: id })}`;
}

/** Whether the customer came from the hosted page, not from a page that embeds the app. */
function cameFromHostedPage({ business, returnUrl }: FinishedPayment, ownOrigin: string): boolean {
  if (returnUrl === null) return false;
  const { origin, pathname } = new URL(returnUrl);
  const rootPath = `/${business.referenceId}`;
  return origin === ownOrigin && (pathname === rootPath || pathname.startsWith(`${rootPath}/`));
}

interface DoneDeps {
  readonly payments: Pick<Payments, 'finishPayment' | 'receiveWebhook'>;
  readonly origins: Pick<Origins, 'resolveOrigin'>;
}

/** `/payments`: the providers' webhooks, and the page to which their payment pages return. Mount it at `/`. */
export function createPaymentRoutes({ payments, origins }: DoneDeps): Hono {
  const app = new Hono().basePath('/payments');
  for (const name of ['page.css', 'done.js'])
    app.get(`/${name}`, serveStatic({ path: join(import.meta.dirname, name) }));

  app.post('/webhook/:provider', async (c) => {
    try {
      await payments.receiveWebhook(c.req.param('provider'), c.req.raw.headers, await c.req.text());
    } catch (error) {
      if (error instanceof BadSignature) throw new Refusal(400, 'bad_signature', error.message);
      throw error;
    }
    return c.json({ error: 0 }, 200, { 'cache-control': 'no-store' });
  });

  app.get('/done/:transaction', async (c) => {
    const wasCancelled = c.req.query('cancelled') !== undefined;
    const finishedPayment = await payments.finishPayment(c.req.param('transaction'), wasCancelled);
    const { transaction, business, returnUrl, locale } = finishedPayment;
    if (cameFromHostedPage(finishedPayment, await origins.resolveOrigin(c.req.url))) {
      c.header('cache-control', 'no-store');
      return c.redirect(buildResultPath(business.referenceId, transaction), 303);
    }
    const texts = getPaymentPageText(locale);
    const { title, text } = texts.done[transaction.status];
    return sendPaymentPage(c, {
      texts,
      title,
      head: html`${transaction.status === 'pending' && html`<meta http-equiv="refresh" content="3">`}
<script type="module" src="/payments/done.js"></script>`,
      main: html`<h1>${title}</h1>
<p>${transaction.status === 'paid' && transaction.package_id ? texts.packagePaid : text}</p>
${
  returnUrl
    ? html`<a class="button main" href="${returnUrl}" rel="noreferrer">${texts.backLabel(new URL(returnUrl).host)}</a>`
    : html`<p class="soft">${texts.closeHint}</p>`
}`,
    });
  });
  return app;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import { SANDBOX_CHOICES, type Sandbox, type SandboxPage } from '../../services/payment/sandbox.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { sendPaymentPage } from './payment-page-layout.ts';
import { getPaymentPageText } from './payment-page-text.ts';

/** Formats an amount in minor units in the page's language. */
const formatAmount = ({ amount, currency, currencyDigits: digits, locale }: SandboxPage): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(`${amount}e-${digits}`));

/** `/sandbox-pay/:ref`: the sandbox's payment page, where the customer chooses the result of the payment. */
export function createSandboxRoutes(sandbox: Pick<Sandbox, 'loadPage' | 'choose'>): Hono {
  const app = new Hono().basePath('/sandbox-pay');

  app.get('/:ref', async (c) => {
    const page = await sandbox.loadPage(c.req.param('ref'));
    const texts = getPaymentPageText(page.locale);
    const { title, note, orderLabel, choices, alreadyEnded, expired, continueLabel } = texts.sandbox;
    const shop = page.shop[page.locale] ?? Object.values(page.shop)[0] ?? '';
    const [mainChoice, ...otherChoices] = SANDBOX_CHOICES;
    return sendPaymentPage(c, {
      texts,
      title,
      main: html`<h1>${title}</h1>
<p><bdi>${shop}</bdi>${page.title && html`<br><span class="soft"><bdi>${orderLabel(page.title)}</bdi></span>`}</p>
<p class="amount"><bdi>${formatAmount(page)}</bdi></p>
<p class="soft"><bdi>${texts.paymentTypes[page.paymentType] ?? ''}</bdi></p>
${
  page.isOpen
    ? html`<p class="soft">${note}</p>
<form method="post" action="/sandbox-pay/${c.req.param('ref')}">
<button class="main" name="do" value="${mainChoice}">${choices[mainChoice]}</button>
${otherChoices.map((choice) => html`<button name="do" value="${choice}">${choices[choice]}</button>`)}
</form>`
    : html`<p role="alert">${page.isExpired ? expired : alreadyEnded}</p>
<a class="button main" href="${page.doneUrl}">${continueLabel}</a>`
}`,
    });
  });

  app.post('/:ref', async (c) => {
    const ref = c.req.param('ref');
    const action = (await c.req.parseBody()).do;
    const choice = SANDBOX_CHOICES.find((candidate) => candidate === action);
    if (!choice) throw new Refusal(400, 'invalid', 'Unknown action of the sandbox page');
    const { doneUrl } = await sandbox.loadPage(ref);
    await sandbox.choose(ref, choice);
    // The sandbox's own page tells the customer that the payment has expired.
    return c.redirect(choice === 'expire' ? `/sandbox-pay/${ref}` : doneUrl, 303);
  });
  return app;
}

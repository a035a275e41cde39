import { Hono } from 'hono';
import { html } from 'hono/html';
import { SANDBOX_CHOICES, type Sandbox, type SandboxPage } from '../../services/payment/sandbox.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { sendPaymentPage } from './payment-page-frame.ts';
import { paymentPageText } from './payment-page-text.ts';

/** An amount of minor units as its own language writes it. */
const formatAmount = ({ amount, currency, currencyDigits: digits, locale }: SandboxPage): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(`${amount}e-${digits}`));

/** `/sandbox-pay/:ref`: the page of the sandbox gateway, where the customer says what their bank would. */
export function sandboxPages(sandbox: Pick<Sandbox, 'page' | 'choose'>): Hono {
  const app = new Hono().basePath('/sandbox-pay');

  app.get('/:ref', async (c) => {
    const page = await sandbox.page(c.req.param('ref'));
    const words = paymentPageText(page.locale);
    const { title, note, order, choices, over, expired, goOn } = words.sandbox;
    const shop = page.shop[page.locale] ?? Object.values(page.shop)[0] ?? '';
    const [main, ...others] = SANDBOX_CHOICES;
    return sendPaymentPage(c, {
      words,
      title,
      main: html`<h1>${title}</h1>
<p><bdi>${shop}</bdi>${page.title && html`<br><span class="soft"><bdi>${order(page.title)}</bdi></span>`}</p>
<p class="amount"><bdi>${formatAmount(page)}</bdi></p>
<p class="soft"><bdi>${words.methods[page.paymentType] ?? ''}</bdi></p>
${
  page.isOpen
    ? html`<p class="soft">${note}</p>
<form method="post" action="/sandbox-pay/${c.req.param('ref')}">
<button class="main" name="do" value="${main}">${choices[main]}</button>
${others.map((choice) => html`<button name="do" value="${choice}">${choices[choice]}</button>`)}
</form>`
    : html`<p role="alert">${page.isExpired ? expired : over}</p>
<a class="button main" href="${page.doneUrl}">${goOn}</a>`
}`,
    });
  });

  app.post('/:ref', async (c) => {
    const ref = c.req.param('ref');
    const asked = (await c.req.parseBody()).do;
    const choice = SANDBOX_CHOICES.find((one) => one === asked);
    if (!choice) throw new Refusal(400, 'invalid', 'The sandbox cannot do that');
    const { doneUrl } = await sandbox.page(ref);
    await sandbox.choose(ref, choice);
    // Whose time ran out stands before a page that says so.
    return c.redirect(choice === 'expire' ? `/sandbox-pay/${ref}` : doneUrl, 303);
  });
  return app;
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import type { PaymentPageText } from './payment-page-text.ts';

type Html = ReturnType<typeof html>;

/**
 * Content security policy: nothing inline or from other origins, no iframes. It has no `form-action`, because
 * submitting the form redirects to the host page.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

interface PaymentPageContent {
  readonly texts: PaymentPageText & { readonly lang: string; readonly dir: string };
  readonly title: string;
  readonly head?: Html | string;
  readonly main: Html;
}

/** Sends a page of the payment flow. It is not cached or indexed and sends no referrer. */
export function sendPaymentPage(
  c: Context,
  { texts, title, head = '', main }: PaymentPageContent,
  status: 200 | 404 = 200,
) {
  c.header('content-security-policy', CONTENT_SECURITY_POLICY);
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="${texts.lang}" dir="${texts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payments/page.css">
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>`,
    status,
  );
}

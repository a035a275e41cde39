import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '../../services/shared/refusal.ts';
import { renderDocument } from '../console/console-frame.ts';
import type { SendConsolePage } from '../console/console-sender.ts';
import { buildSignInHrefForRequest, type ConsoleContext } from './console-access.ts';

/** The message of a refusal, or of its first invalid field. */
export function toNotice({ message, details }: Refusal): string {
  const { fields } = details as { readonly fields?: Readonly<Record<string, string>> };
  return Object.values(fields ?? {})[0] ?? message;
}

/** Sets the header that tells a client when to retry. */
export function setRetryAfter(c: Context, { details }: Refusal): void {
  if (typeof details.retry_after === 'number') c.header('retry-after', String(details.retry_after));
}

/** Sends a refusal as a page. The page has the console's tabs only if the operator is signed in. */
export function sendConsoleRefusal(
  c: ConsoleContext,
  refusal: Refusal,
  send: SendConsolePage,
): Response | Promise<Response> {
  const isSignedOut = refusal.status === 401 || c.get('session') === undefined;
  const href = isSignedOut ? buildSignInHrefForRequest(c) : '/console';
  const main = html`<p><a class="button" href="${href}">${isSignedOut ? 'Sign in' : 'Show the orders'}</a></p>`;
  const notice = toNotice(refusal);
  setRetryAfter(c, refusal);
  return isSignedOut
    ? c.html(
        renderDocument({ title: 'Sign in', header: '', notice, main }),
        refusal.status as ContentfulStatusCode,
      )
    : send(c, { tab: 'account', notice, main }, refusal);
}

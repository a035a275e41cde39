import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import errors from './fixtures/stripe/errors.json' with { type: 'json' };
import event from './fixtures/stripe/event.json' with { type: 'json' };
import refund from './fixtures/stripe/refund.json' with { type: 'json' };
import session from './fixtures/stripe/session.json' with { type: 'json' };

export const SECRET_KEY = 'sk_test_51Abcdefgh';
export const WEBHOOK_SECRET = 'whsec_abcdefgh';

type Session = Omit<typeof session, 'payment_intent'> & { payment_intent: string | null };
type Form = Readonly<Record<string, string>>;

interface StripeRequest {
  readonly path: string;
  readonly form: Form;
  readonly headers: Headers;
}

/**
 * A fake of the parts of Stripe's REST API that the backend uses. Responses have the documented format
 * (https://docs.stripe.com/api). The fake checks the key, returns one result per Idempotency-Key, and knows which sessions
 * can expire and which payments can be refunded.
 */
export function createFakeStripe() {
  const sessions = new Map<string, Session>();
  const results = new Map<string, { status: 200 | 400; body: object }>();
  const refundedIntents = new Set<string>();
  const requests: StripeRequest[] = [];
  const nextResponse: { failure: null | 'in_use' | 'silent' } = { failure: null };
  const app = new Hono().basePath('/v1');

  app.use('*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${SECRET_KEY}`)
      return context.json(errors.wrong_key, 401);
    const form = Object.fromEntries(new URLSearchParams(await context.req.raw.clone().text()));
    requests.push({ path: context.req.path, form, headers: context.req.raw.headers });
    const { failure } = nextResponse;
    nextResponse.failure = null;
    if (failure === 'in_use') return context.json(errors.in_use, 409);
    const key = context.req.header('idempotency-key');
    const earlierResult = key && results.get(key);
    if (earlierResult) return context.json(earlierResult.body, earlierResult.status);
    await next();
    if (key)
      results.set(key, { status: context.res.status as 200 | 400, body: await context.res.clone().json() });
  });
  app.post('/checkout/sessions', async (context) => {
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    const newSession: Session = {
      ...session,
      id,
      amount_subtotal: amount,
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form.client_reference_id ?? '',
      success_url: form.success_url ?? '',
      cancel_url: form.cancel_url ?? '',
      expires_at: Number(form.expires_at),
      metadata: { digits: form['metadata[digits]'] ?? '' },
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, newSession);
    return context.json(newSession);
  });
  app.get('/checkout/sessions/:id', (context) => {
    const session = sessions.get(context.req.param('id'));
    return session ? context.json(session) : context.json(errors.unknown, 404);
  });
  app.post('/checkout/sessions/:id/expire', (context) => {
    const session = sessions.get(context.req.param('id'));
    if (!session) return context.json(errors.unknown, 404);
    if (session.status !== 'open') return context.json(errors.not_open, 400);
    session.status = 'expired';
    return context.json(session);
  });
  app.post('/refunds', async (context) => {
    const { payment_intent = '' } = Object.fromEntries(new URLSearchParams(await context.req.text()));
    if (refundedIntents.has(payment_intent)) return context.json(errors.already_refunded, 400);
    refundedIntents.add(payment_intent);
    return context.json({ ...refund, payment_intent });
  });

  const findSession = (url: string): Session => {
    const session = sessions.get(url.slice(url.lastIndexOf('/') + 1));
    if (!session) throw new Error(`Stripe has opened no ${url}`);
    return session;
  };

  return {
    requests,
    refundedIntents,
    fetch: (async (input: string, init?: RequestInit) => {
      if (nextResponse.failure === 'silent') {
        nextResponse.failure = null;
        await app.request(input, init);
        throw new DOMException('The operation timed out', 'TimeoutError');
      }
      return app.request(input, init);
    }) as typeof fetch,
    /** Makes the next request fail. `silent`: Stripe processes the request, but the response is lost. */
    failNext(failure: 'in_use' | 'silent'): void {
      nextResponse.failure = failure;
    },
    complete(url: string): void {
      const session = findSession(url);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_${randomUUID().replaceAll('-', '')}`;
    },
    /** Builds the webhook request of an event, as Stripe sends it. `changes` differ from the session that was opened. */
    webhook(
      url: string,
      type: string,
      { secret = WEBHOOK_SECRET, at = Date.now(), id = '', changes = {} as Partial<Session> } = {},
    ): RequestInit {
      const object = { ...findSession(url), ...changes };
      const payload = { ...event, id: id || `evt_${randomUUID()}`, type, data: { object } };
      const body = JSON.stringify(payload, null, 2);
      const time = Math.floor(at / 1000);
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const headers = { 'stripe-signature': `t=${time},v1=${signature},v0=${'0'.repeat(64)}` };
      return {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      };
    },
  };
}

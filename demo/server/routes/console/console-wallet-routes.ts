import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleWallets } from './console-overviews.ts';
import { walletPage, walletsPage } from './console-page.ts';

interface WalletRoutesDeps {
  readonly wallets: ConsoleWallets;
  /** Epoch ms. */
  readonly now: () => number;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The wallets tab: the list of wallets, a single wallet with its ledger, and the form that gives credit. */
export function walletRoutes({ wallets, now }: WalletRoutesDeps): Hono {
  const app = new Hono();

  /** Every form gets a new idempotency key. A refused form keeps its key, because nothing was stored for it. */
  const sendWallet = async (c: Context, id: string, refusal: { error: Refusal; key: string } | null) => {
    const wallet = await wallets.one(id);
    const key = refusal?.key || randomBytes(12).toString('base64url');
    const { fields } = (refusal?.error.more ?? {}) as { fields?: Record<string, string> };
    const notice = refusal && (Object.values(fields ?? {})[0] ?? refusal.error.message);
    const status = refusal?.error.status as ContentfulStatusCode | undefined;
    return c.html(walletPage({ wallet, key, now: now() }, notice), status);
  };

  app.get('/', async (c) => c.html(walletsPage(await wallets.all())));

  app.get('/:id', (c) => sendWallet(c, c.req.param('id'), null));

  app.post('/:id/credit', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const key = readText(form.key);
    try {
      if (!/^[\w-]{8,60}$/.test(key))
        throw new Refusal(400, 'invalid', 'The form is incomplete. Reload the page and try again.');
      await wallets.give(id, { amount: readText(form.amount), note: readText(form.note), key });
    } catch (error) {
      if (error instanceof Refusal && error.status !== 404) return sendWallet(c, id, { error, key });
      throw error;
    }
    return c.redirect(`/console/wallets/${id}`, 303);
  });
  return app;
}

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The wallets tab: whose there are, one with its ledger, and giving credit. */
export function walletRoutes({ wallets, now }: WalletRoutesDeps): Hono {
  const app = new Hono();

  /** A form of its own each time it is shown; of a refused one the key stays, for nothing was done with it. */
  const show = async (c: Context, id: string, refused: { error: Refusal; key: string } | null) => {
    const wallet = await wallets.one(id);
    const key = refused?.key || randomBytes(12).toString('base64url');
    const { fields } = (refused?.error.more ?? {}) as { fields?: Record<string, string> };
    const notice = refused && (Object.values(fields ?? {})[0] ?? refused.error.message);
    const status = refused?.error.status as ContentfulStatusCode | undefined;
    return c.html(walletPage({ wallet, key, now: now() }, notice), status);
  };

  app.get('/', async (c) => c.html(walletsPage(await wallets.all())));

  app.get('/:id', (c) => show(c, c.req.param('id'), null));

  app.post('/:id/credit', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const key = textOf(form.key);
    try {
      if (!/^[\w-]{8,60}$/.test(key))
        throw new Refusal(400, 'invalid', 'The form is not whole: please try again');
      await wallets.give(id, { amount: textOf(form.amount), note: textOf(form.note), key });
    } catch (error) {
      if (error instanceof Refusal && error.status !== 404) return show(c, id, { error, key });
      throw error;
    }
    return c.redirect(`/console/wallets/${id}`, 303);
  });
  return app;
}

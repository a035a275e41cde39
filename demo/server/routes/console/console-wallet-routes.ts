import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { Refusal } from '../../services/shared/refusal.ts';
import { type ConsoleContext, type ConsoleEnv, requirePermission } from '../operators/console-access.ts';
import { sendList } from './console-list.ts';
import { renderWalletPage, renderWalletsPage } from './console-page.ts';
import type { SendConsolePage } from './console-sender.ts';
import type { ConsoleActions, ConsoleView } from './console-services.ts';
import type { ConsoleWallets } from './console-wallets.ts';

interface WalletRoutesDeps {
  readonly consoleView: Pick<ConsoleView, 'listBusinesses'>;
  readonly wallets: ConsoleWallets;
  readonly giveCredit: ConsoleActions['giveCredit'];
  readonly send: SendConsolePage;
  /** Epoch ms. */
  readonly now: () => number;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The wallets tab: the list of wallets, a single wallet with its ledger, and the form that adds credit. */
export function createWalletRoutes({
  consoleView,
  wallets,
  giveCredit,
  send,
  now,
}: WalletRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  app.use('*', requirePermission('wallets'));

  /** Every form gets a new idempotency key. A refused form keeps its key, because no credit has been stored under it. */
  const sendWallet = async (
    c: ConsoleContext,
    id: string,
    refusal: { error: Refusal; key: string } | null,
  ) => {
    const wallet = await wallets.loadWallet(c.get('scope'), id);
    const key = refusal?.key || randomBytes(12).toString('base64url');
    const { fields } = (refusal?.error.details ?? {}) as { fields?: Record<string, string> };
    const notice = refusal && (Object.values(fields ?? {})[0] ?? refusal.error.message);
    const { token } = c.get('session');
    return send(c, renderWalletPage({ wallet, key, token, now: now() }, notice), refusal?.error);
  };

  app.get('/', (c) =>
    sendList(
      c,
      { consoleView, send },
      {
        path: '/console/wallets',
        searchLabel: 'Name or phone',
        async load(scope, view) {
          const { wallets: list, hasMore } = await wallets.listWallets(scope, view);
          return { ...renderWalletsPage(list), hasMore, isEmpty: !list.length };
        },
      },
    ),
  );

  app.get('/:id', (c) => sendWallet(c, c.req.param('id'), null));

  app.post('/:id/credit', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const key = readText(form.key);
    try {
      if (!/^[\w-]{8,60}$/.test(key))
        throw new Refusal(400, 'invalid', 'The form is incomplete. Reload the page and try again.');
      const credit = { amount: readText(form.amount), note: readText(form.note), key };
      await giveCredit(c.get('session'), id, credit);
    } catch (error) {
      if (error instanceof Refusal && error.status !== 404) return sendWallet(c, id, { error, key });
      throw error;
    }
    return c.redirect(`/console/wallets/${id}`, 303);
  });
  return app;
}

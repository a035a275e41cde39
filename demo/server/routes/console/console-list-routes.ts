import { Hono } from 'hono';
import { html } from 'hono/html';
import { offeredLocales } from '../../../../src/lib/preferred-locale.ts';
import type { Origins } from '../../services/business/origins.ts';
import { type BusinessScope, isInScope, scopeOf } from '../../services/operators/operator-access.ts';
import type { Permission } from '../../services/operators/permissions.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { InterfaceText } from '../hosted/page-language.ts';
import {
  type ConsoleEnv,
  narrowScope,
  readFilter,
  readPage,
  readSearch,
  requirePermission,
} from '../operators/console-access.ts';
import { businessesPage } from './console-businesses.ts';
import { type ConsolePage, renderBusinessFilter } from './console-frame.ts';
import type { ConsoleView } from './console-overviews.ts';
import {
  bannersPage,
  couponsPage,
  messagesPage,
  opinionsPage,
  ordersHref,
  paymentsPage,
  pixelsPage,
  tablesPage,
} from './console-page.ts';
import { loadChoices, type SendConsolePage } from './console-sender.ts';
import { renderTableCards } from './console-tables.ts';

interface ListRoutesDeps {
  readonly operator: ConsoleView;
  /** For table cards: the languages of the app, their texts, and the origin of a business's pages. */
  readonly cards: {
    readonly appLocales: readonly string[];
    readonly getInterfaceText: (locale: string) => InterfaceText;
    readonly getBusinessOrigin: Origins['getBusinessOrigin'];
  };
  readonly send: SendConsolePage;
  /** Whether messages go to the developer inbox. Without it there is no page that lists them. */
  readonly hasInbox: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The tabs that show a list and change nothing. */
export function listRoutes({ operator, cards, send, hasInbox, now }: ListRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();

  /** A tab with a list that `load` reads for the selected business, or for all of the operator's businesses. */
  const addList = (
    name: string,
    permission: Permission,
    load: (scope: BusinessScope) => Promise<ConsolePage>,
  ): void => {
    app.get(`/${name}`, requirePermission(permission), async (c) => {
      const filter = readFilter(c.req.query('business'));
      const scope = narrowScope(c.get('scope'), filter);
      const [choices, page] = await Promise.all([loadChoices(operator, c.get('scope'), filter), load(scope)]);
      const hrefOf = (business: string | null) => ordersHref({ filter: business }, `/console/${name}`);
      return send(c, {
        ...page,
        main: html`${renderBusinessFilter(choices, filter, hrefOf)}${page.main}`,
      });
    });
  };

  addList('tables', 'tables', async (scope) => tablesPage(await operator.tables(scope)));
  addList('coupons', 'coupons', async (scope) => couponsPage(await operator.coupons(scope)));
  addList('banners', 'marketing', async (scope) => bannersPage(await operator.banners(scope)));
  // The queue uses the real time, even when the demo runs with another clock.
  addList('pixels', 'marketing', async (scope) =>
    pixelsPage(await operator.visits(scope), await operator.pixels(scope), Date.now()),
  );
  addList('feedback', 'feedback', async (scope) => opinionsPage(await operator.opinions(scope), now()));
  addList('payments', 'payments', async (scope) => paymentsPage(await operator.payments(scope), now()));
  if (hasInbox)
    addList('codes', 'messages', async (scope) => messagesPage(await operator.messages(scope), now()));

  app.get('/tables/cards', requirePermission('tables'), async (c) => {
    const branchId = c.req.query('branch');
    const branchTables = (await operator.tables(c.get('scope'))).find(({ branch }) => branch.id === branchId);
    if (!branchTables) throw createNotFoundRefusal('The branch with tables');
    const { locales } = branchTables.business.response.restaurant;
    const [locale = 'en'] = offeredLocales(locales, cards.appLocales);
    const { scan, scanLook } = cards.getInterfaceText(locale);
    const origin = cards.getBusinessOrigin(branchTables, c.req.url);
    const instruction = branchTables.isOrdered ? scan : scanLook;
    return c.html(renderTableCards({ branchTables, locale, instruction, origin }));
  });

  app.get('/businesses', requirePermission('orders'), async (c) => {
    const view = { search: readSearch(c.req.query('q')), page: readPage(c.req.query('page')) };
    const managedScope = scopeOf(c.get('session'), 'operators');
    const page = businessesPage(await operator.businesses(c.get('scope'), view), view, (referenceId) =>
      isInScope(managedScope, referenceId),
    );
    return send(c, page);
  });
  return app;
}

import { Hono } from 'hono';
import { filterOfferedLocales } from '../../../../src/lib/preferred-locale.ts';
import type { Origins } from '../../services/business/origins.ts';
import { getScope, isInScope } from '../../services/operators/operator-access.ts';
import type { Permission } from '../../services/operators/permissions.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { ConsoleExport } from '../accounting/export-model.ts';
import type { InterfaceText } from '../hosted/page-language.ts';
import { type ConsoleEnv, readPage, readSearch, requirePermission } from '../operators/console-access.ts';
import { renderOutsideHoursPage } from '../schedule/outside-hours-page.ts';
import { renderBusinessesPage } from './console-businesses.ts';
import { type ConsoleList, sendList } from './console-list.ts';
import {
  renderBannersPage,
  renderCouponsPage,
  renderFeedbackPage,
  renderMessagesPage,
  renderPaymentsPage,
  renderPixelsPage,
  renderTablesPage,
} from './console-page.ts';
import type { SendConsolePage } from './console-sender.ts';
import type { ConsoleView } from './console-services.ts';
import { renderTableCards } from './console-tables.ts';

interface ListRoutesDeps {
  readonly consoleView: ConsoleView & ConsoleExport;
  /** For table cards: the app's languages, their texts, and the origin of a business's pages. */
  readonly cards: {
    readonly appLocales: readonly string[];
    readonly getInterfaceText: (locale: string) => InterfaceText;
    readonly getBusinessOrigin: Origins['getBusinessOrigin'];
  };
  readonly send: SendConsolePage;
  /** Whether messages go to the developer inbox. Without it, there is no page that lists them. */
  readonly hasInbox: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Creates the routes of the tabs that only list data. */
export function createListRoutes({
  consoleView,
  cards,
  send,
  hasInbox,
  now,
}: ListRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();

  const addList = (
    name: string,
    permission: Permission,
    load: ConsoleList['load'],
    searchLabel: string,
  ): void => {
    app.get(`/${name}`, requirePermission(permission), (c) =>
      sendList(c, { consoleView, send }, { path: `/console/${name}`, searchLabel, load }),
    );
  };

  addList(
    'outside-hours',
    'orders',
    async (scope, view) => {
      const { bookings, hasMore } = await consoleView.listOutsideHours(scope, view);
      return { ...renderOutsideHoursPage(bookings, now()), hasMore, isEmpty: !bookings.length };
    },
    'Business',
  );
  addList(
    'tables',
    'tables',
    async (scope, view) => {
      const { tables, hasMore } = await consoleView.listTables(scope, view);
      return { ...renderTablesPage(tables), hasMore, isEmpty: !tables.length };
    },
    'Business, branch or table',
  );
  addList(
    'coupons',
    'coupons',
    async (scope, view) => {
      const { coupons, hasMore } = await consoleView.listCoupons(scope, view);
      return { ...renderCouponsPage(coupons), hasMore, isEmpty: !coupons.length };
    },
    'Coupon code',
  );
  addList(
    'banners',
    'marketing',
    async (scope, view) => {
      const { banners, hasMore } = await consoleView.listBanners(scope, view);
      return { ...renderBannersPage(banners), hasMore, isEmpty: !banners.length };
    },
    'Banner or business',
  );
  addList(
    'pixels',
    'marketing',
    async (scope, view) => {
      const { businesses, hasMore } = await consoleView.listBusinesses(scope, view);
      const shownReferenceIds = businesses.map(({ referenceId }) => referenceId);
      const [visits, pixels] = await Promise.all([
        consoleView.countVisits(shownReferenceIds),
        consoleView.loadPixels(shownReferenceIds),
      ]);
      // The queue uses the real time, even if the demo runs with another clock.
      return { ...renderPixelsPage(visits, pixels, Date.now()), hasMore, isEmpty: !businesses.length };
    },
    'Business',
  );
  addList(
    'feedback',
    'feedback',
    async (scope, view) => {
      const { hasMore, ...reviewsAndFeedback } = await consoleView.listReviewsAndFeedback(scope, view);
      const isEmpty = !reviewsAndFeedback.reviews.length && !reviewsAndFeedback.feedback.length;
      return { ...renderFeedbackPage(reviewsAndFeedback, now()), hasMore, isEmpty };
    },
    'Order number, answer or comment',
  );
  addList(
    'payments',
    'payments',
    async (scope, view) => {
      const { payments, hasMore } = await consoleView.listPayments(scope, view);
      const exportableBusiness = await consoleView.findExportableBusiness(scope);
      return {
        ...renderPaymentsPage(payments, exportableBusiness, now()),
        hasMore,
        isEmpty: !payments.length,
      };
    },
    'Order number or package',
  );
  if (hasInbox)
    addList(
      'codes',
      'messages',
      async (scope, view) => {
        const { messages, hasMore } = await consoleView.listMessages(scope, view);
        return { ...renderMessagesPage(messages, now()), hasMore, isEmpty: !messages.length };
      },
      'Phone number, code or text',
    );

  app.get('/tables/cards', requirePermission('tables'), async (c) => {
    const branchTables = await consoleView.findBranchTables(c.get('scope'), c.req.query('branch') ?? '');
    if (!branchTables) throw createNotFoundRefusal('The branch with tables');
    const { locales } = branchTables.business.response.restaurant;
    const [locale = 'en'] = filterOfferedLocales(locales, cards.appLocales);
    const { scanToOrder, scanToRead } = cards.getInterfaceText(locale);
    const origin = cards.getBusinessOrigin(branchTables, c.req.url);
    const instruction = branchTables.canOrderAtTable ? scanToOrder : scanToRead;
    return c.html(renderTableCards({ branchTables, locale, instruction, origin }));
  });

  app.get('/businesses', requirePermission('orders'), async (c) => {
    const view = { search: readSearch(c.req.query('q')), page: readPage(c.req.query('page')) };
    const managedScope = getScope(c.get('session'), 'operators');
    const page = renderBusinessesPage(
      await consoleView.listBusinesses(c.get('scope'), view),
      view,
      (referenceId) => isInScope(managedScope, referenceId),
    );
    return send(c, page);
  });
  return app;
}

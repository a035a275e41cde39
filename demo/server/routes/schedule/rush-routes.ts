import { Hono } from 'hono';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { RushChange } from '../../services/schedule/rush-change.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import { sendList } from '../console/console-list.ts';
import { buildListHref } from '../console/console-page.ts';
import type { SendConsolePage } from '../console/console-sender.ts';
import type { ConsoleActions, ConsoleView } from '../console/console-services.ts';
import {
  type ConsoleContext,
  type ConsoleEnv,
  parseListView,
  requirePermission,
} from '../operators/console-access.ts';
import { EXTRA_DURATIONS_MINUTES, EXTRA_MINUTES, PAUSE_MINUTES, renderRushPage } from './rush-page.ts';

interface RushRoutesDeps {
  readonly consoleView: Pick<ConsoleView, 'listBusinesses' | 'listRushes'>;
  readonly changeRush: ConsoleActions['changeRush'];
  readonly send: SendConsolePage;
  /** Epoch ms. */
  readonly now: () => number;
}

const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

const findMinutes = (text: unknown, allowedMinutes: readonly number[]): number | undefined =>
  allowedMinutes.find((minutes) => String(minutes) === text);

/** Reads the change that a form requests. Undefined if no form of the page can send these fields. */
function readChange(form: Readonly<Record<string, unknown>>): RushChange | undefined {
  if (form.end) return { kind: 'end' };
  if (typeof form.until === 'string') return { kind: 'pauseUntil', until: form.until };
  const pause = findMinutes(form.pause, PAUSE_MINUTES);
  if (pause) return { kind: 'pause', minutes: pause };
  const minutes = findMinutes(form.extra, EXTRA_MINUTES);
  const durationMinutes = findMinutes(form.lasts, EXTRA_DURATIONS_MINUTES);
  return minutes && durationMinutes ? { kind: 'extra', minutes, durationMinutes } : undefined;
}

/** `/console/rush`: staff add preparation time, and pause order types. */
export function createRushRoutes({ consoleView, changeRush, send, now }: RushRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  app.use('*', requirePermission('orders'));

  const sendRushes = (c: ConsoleContext) =>
    sendList(
      c,
      { consoleView, send },
      {
        path: '/console/rush',
        searchLabel: 'Business or branch',
        async load(scope, view) {
          const { branches, hasMore } = await consoleView.listRushes(scope, view);
          const context = { view, token: c.get('session').token, now: now() };
          return { ...renderRushPage(branches, context, null), hasMore, isEmpty: !branches.length };
        },
      },
    );

  app.get('/', sendRushes);

  app.post('/:branch/:type', async (c) => {
    const form = await c.req.parseBody();
    const type = ORDER_TYPES.find((candidate) => candidate === c.req.param('type'));
    const change = readChange(form);
    if (!type || !change)
      throw new Refusal(400, 'invalid', 'The form is incomplete. Reload the page and try again');
    await changeRush(c.get('session'), c.req.param('branch'), type, change);
    return c.redirect(buildListHref(parseListView(form), '/console/rush'), 303);
  });
  return app;
}

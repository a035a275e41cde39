import { Hono } from 'hono';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import {
  type ReservationStatus,
  reservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { isDate } from '../../../../src/lib/calendar.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import {
  type ConsoleContext,
  type ConsoleEnv,
  narrowScope,
  parseListView,
  readFilter,
  requirePermission,
} from '../operators/console-access.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { renderReservationsPage } from './console-page.ts';
import type { ConsoleReservationView } from './console-reservation-model.ts';
import { buildReservationsHref, type ReservationsView, renderReservations } from './console-reservations.ts';
import { loadBusinessChoices, type SendConsolePage } from './console-sender.ts';
import type { ConsoleActions, ConsoleView } from './console-services.ts';
import { formatTable } from './console-text.ts';

interface ReservationRoutesDeps {
  readonly consoleView: Pick<ConsoleView, 'listBusinesses'> & ConsoleReservationView;
  readonly changeReservationStatus: ConsoleActions['changeReservationStatus'];
  readonly changeReservation: ConsoleActions['changeReservation'];
  readonly send: SendConsolePage;
  /** Epoch ms. */
  readonly now: () => number;
}

const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  table_size:
    'That table is for parties of another size. Confirm it at the reservation, or choose another table',
  bad_move:
    'This status change is not possible. The customer may have cancelled the reservation in the meantime',
};

/** The message of a refusal. If a time or table is taken, it lists the nearest free times and the free tables. */
function toRefusalText({ code, message, details }: Refusal, business: ConsoleBusiness | undefined): string {
  const {
    alternatives = [],
    freeTables = [],
    fields,
  } = details as {
    readonly freeTables?: readonly LocalizedText[];
    readonly alternatives?: readonly { readonly from: string }[];
    readonly fields?: Readonly<Record<string, string>>;
  };
  const freeTimes = alternatives.map(({ from }) => from.slice(0, 16).replace('T', ' '));
  const text = REFUSAL_TEXT[code] ?? Object.values(fields ?? {})[0] ?? message;
  const tables = business ? freeTables.map((name) => formatTable(business, name)) : [];
  return [
    text,
    ...(tables.length ? [`Free at that time: ${tables.join(', ')}`] : []),
    ...(freeTimes.length ? [`Nearest free times: ${freeTimes.join(', ')}`] : []),
  ].join('. ');
}

const parseStatus = (text: unknown): ReservationStatus | undefined =>
  Object.values(reservationStatus).find((code) => String(code) === text);

/** The day as YYYY-MM-DD. Null when the text is not a valid date. */
const parseDay = (value: unknown): string | null => {
  const day = readFilter(value);
  return day && isDate(day) ? day : null;
};

/** `/console/reservations`: staff accept and reject reservations, day by day. */
export function createReservationRoutes({
  consoleView,
  changeReservationStatus,
  changeReservation,
  send,
  now,
}: ReservationRoutesDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  app.use('*', requirePermission('reservations'));
  const readView = (c: ConsoleContext, fields: Readonly<Record<string, unknown>>): ReservationsView => ({
    ...parseListView(fields),
    day: parseDay(fields.day),
    token: c.get('session').token,
    now: now(),
    refusedChange: null,
  });
  const loadReservations = async (c: ConsoleContext, { filter, day, search, page }: ReservationsView) =>
    consoleView.listReservations({ scope: narrowScope(c.get('scope'), filter), day, search, page });
  const sendPage = async (c: ConsoleContext, view: ReservationsView, refusal: Refusal | null) => {
    const [choices, reservations] = await Promise.all([
      loadBusinessChoices(consoleView, c.get('scope'), view.filter),
      loadReservations(c, view),
    ]);
    const changedReservation = [...reservations.dayReservations, ...reservations.pendingOnOtherDays].find(
      ({ row }) => row.id === view.refusedChange?.id,
    );
    const notice =
      refusal &&
      `${toRefusalText(refusal, changedReservation?.business)}. The list shows the current reservations.`;
    return send(c, renderReservationsPage({ choices, reservations, view, notice }), refusal);
  };

  app.get('/', (c) => sendPage(c, readView(c, c.req.query()), null));

  app.get('/list', async (c) => {
    const view = readView(c, c.req.query());
    return c.html(renderReservations(await loadReservations(c, view), view));
  });

  app.post('/:id/move', async (c) => {
    const form = await c.req.parseBody();
    const view = readView(c, form);
    const to = parseStatus(form.to);
    try {
      if (to === undefined) throw new Refusal(400, 'invalid', 'Unknown status');
      await changeReservationStatus(c.get('session'), c.req.param('id'), to);
    } catch (error) {
      if (error instanceof Refusal) return sendPage(c, view, error);
      throw error;
    }
    return c.redirect(buildReservationsHref(view), 303);
  });

  app.post('/:id/change', async (c) => {
    const form = await c.req.parseBody();
    const view = readView(c, form);
    const [time, guestsText, tableId] = [form.time, form.guests, form.table].map((text) =>
      typeof text === 'string' ? text : '',
    ) as [string, string, string];
    const guests = Number(guestsText);
    const id = c.req.param('id');
    try {
      if (!Number.isInteger(guests) || guests < 1)
        throw new Refusal(422, 'invalid', 'Enter a number of guests');
      await changeReservation(c.get('session'), id, {
        time,
        guests,
        tableId: tableId || null,
        isOtherSizeConfirmed: form.any_size === 'yes',
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refusedChange = {
        id,
        time,
        guests: guestsText,
        tableId,
        canConfirmSize: error.code === 'table_size',
      };
      return sendPage(c, { ...view, refusedChange }, error);
    }
    return c.redirect(buildReservationsHref(view), 303);
  });
  return app;
}

import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type RequestStatus, requestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import { getDateAt, isDate } from '../../../../src/lib/calendar.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleView } from './console-overviews.ts';
import { reservationsPage } from './console-page.ts';
import type { ConsoleReservationView } from './console-reservation-model.ts';
import { renderReservations, reservationsHref } from './console-reservations.ts';

interface ReservationRoutesDeps {
  readonly operator: Pick<ConsoleView, 'businesses'> & ConsoleReservationView;
  /** Throws Refusal when the reservation is unknown or may not move to this status. */
  readonly move: (id: string, to: RequestStatus) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: () => number;
}

const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  bad_move:
    'This status change is not possible. The customer may have cancelled the reservation in the meantime',
};

const parseStatus = (text: unknown): RequestStatus | undefined =>
  Object.values(requestStatus).find((code) => String(code) === text);

const readText = (value: unknown): string | null => (typeof value === 'string' && value) || null;

/** The day as YYYY-MM-DD. Null when the text is not a valid date. */
function parseDay(value: unknown): string | null {
  const day = readText(value);
  return day && isDate(day) ? day : null;
}

/** `/console/reservations`: staff accept and reject reservations, day by day. */
export function reservationRoutes({ operator, move, now }: ReservationRoutesDeps): Hono {
  const app = new Hono();
  const readView = (from: { readonly business?: unknown; readonly day?: unknown }) => ({
    filter: readText(from.business),
    day: parseDay(from.day),
    now: now(),
  });
  const sendPage = async (c: Context, view: ReturnType<typeof readView>, refusal: Refusal | null) => {
    const { filter: referenceId, day } = view;
    const [businesses, reservations] = await Promise.all([
      operator.businesses(),
      operator.reservations({ referenceId, day }),
    ]);
    const notice =
      refusal && `${REFUSAL_TEXT[refusal.code] ?? refusal.message}. The list shows the current reservations.`;
    const today = getDateAt(view.now);
    const page = reservationsPage({ businesses, reservations, view, today, notice });
    return c.html(page, refusal?.status as ContentfulStatusCode | undefined);
  };

  app.get('/', (c) => sendPage(c, readView(c.req.query()), null));

  app.get('/list', async (c) => {
    const view = readView(c.req.query());
    const { filter: referenceId, day } = view;
    return c.html(renderReservations(await operator.reservations({ referenceId, day }), view));
  });

  app.post('/:id/move', async (c) => {
    const form = await c.req.parseBody();
    const view = readView(form);
    const to = parseStatus(form.to);
    try {
      if (to === undefined) throw new Refusal(400, 'invalid', 'Unknown status');
      await move(c.req.param('id'), to);
    } catch (error) {
      if (error instanceof Refusal) return sendPage(c, view, error);
      throw error;
    }
    return c.redirect(reservationsHref(view), 303);
  });
  return app;
}

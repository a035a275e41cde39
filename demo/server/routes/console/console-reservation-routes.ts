import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type RequestStatus, requestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import { dateAt, isDate } from '../../../../src/lib/calendar.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { ConsoleView } from './console-overviews.ts';
import { reservationsPage } from './console-page.ts';
import type { ConsoleReservationView } from './console-reservation-model.ts';
import { renderReservations, reservationsHref } from './console-reservations.ts';

interface ReservationRoutesDeps {
  readonly operator: Pick<ConsoleView, 'businesses'> & ConsoleReservationView;
  /** Throws Refusal when the reservation is unknown or cannot go there from where it stands. */
  readonly move: (id: string, to: RequestStatus) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: () => number;
}

const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  bad_move:
    'The reservation cannot go there from where it stands; its customer may have cancelled it meanwhile',
};

const parseStatus = (text: unknown): RequestStatus | undefined =>
  Object.values(requestStatus).find((code) => String(code) === text);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value) || null;

/** A day as the form writes it; null for anything else. */
function parseDay(value: unknown): string | null {
  const day = textOf(value);
  return day && isDate(day) ? day : null;
}

/** `/console/reservations`: the staff answers reservations, day by day. */
export function reservationRoutes({ operator, move, now }: ReservationRoutesDeps): Hono {
  const app = new Hono();
  const readFilter = (from: { readonly business?: unknown; readonly day?: unknown }) => ({
    filter: textOf(from.business),
    day: parseDay(from.day),
    now: now(),
  });
  const show = async (c: Context, shown: ReturnType<typeof readFilter>, refusal: Refusal | null) => {
    const { filter: referenceId, day } = shown;
    const [businesses, reservations] = await Promise.all([
      operator.businesses(),
      operator.reservations({ referenceId, day }),
    ]);
    const notice =
      refusal &&
      `${REFUSAL_TEXT[refusal.code] ?? refusal.message}. The list shows how the reservations stand now.`;
    const today = dateAt(shown.now);
    const page = reservationsPage({ businesses, reservations, shown, today, notice });
    return c.html(page, refusal?.status as ContentfulStatusCode | undefined);
  };

  app.get('/', (c) => show(c, readFilter(c.req.query()), null));

  app.get('/list', async (c) => {
    const shown = readFilter(c.req.query());
    const { filter: referenceId, day } = shown;
    return c.html(renderReservations(await operator.reservations({ referenceId, day }), shown));
  });

  app.post('/:id/move', async (c) => {
    const form = await c.req.parseBody();
    const shown = readFilter(form);
    const to = parseStatus(form.to);
    try {
      if (to === undefined) throw new Refusal(400, 'invalid', 'There is no such status');
      await move(c.req.param('id'), to);
    } catch (error) {
      if (error instanceof Refusal) return show(c, shown, error);
      throw error;
    }
    return c.redirect(reservationsHref(shown), 303);
  });
  return app;
}

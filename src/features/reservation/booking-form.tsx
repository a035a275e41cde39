import { useRef } from 'react';
import type { ReservationForm } from '../../api/mappers/map-reservation.ts';
import { useCartQuote } from '../../components/cart/use-cart-quote.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { PageBody } from '../../components/layout/screen-page.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { Asked } from './asked-reservation.tsx';
import { Who } from './reservation-contact-section.tsx';
import { Dishes } from './reservation-dishes.tsx';
import { What } from './reservation-subject-section.tsx';
import { Summary } from './reservation-summary.tsx';
import { When } from './reservation-time-section.tsx';
import { ReserveButton } from './reserve-button.tsx';
import { ReservingNotice } from './reserving-notice.tsx';
import { useBookingForm } from './use-booking-form.ts';
import type { ReservingFlow } from './use-reserving.ts';
import { WhereBranch } from './where-branch.tsx';
import { WhichTable } from './which-table.tsx';

/** From the first choice to a reservation, on one page. */
export function Booking({ form, flow }: { form: ReservationForm; flow: ReservingFlow }) {
  const { reserving } = flow;
  // What was sent stands until it is answered.
  const isSent = reserving.status === 'sending' || reserving.status === 'unanswered';
  const { quote, hasProblems, areMissing } = useDishes(form.type === 2);
  const booking = useBookingForm(form, areMissing);
  const { draft } = booking;
  const seen = useRef(quote);
  if (reserving.status === 'idle') seen.current = quote;
  const asked = reserving.status === 'stale' ? reserving.quote : isSent ? seen.current : quote;
  const parts = { form, booking, disabled: isSent };
  return (
    <PageBody>
      <WhereBranch disabled={isSent} />
      <What {...parts} />
      <When {...parts} />
      {draft.kind === 'table' && form.with_table && <WhichTable {...parts} />}
      {form.type === 2 && <Dishes booking={booking} quote={asked} disabled={isSent} />}
      <Who booking={booking} disabled={isSent} />
      <Asked {...parts} />
      <Summary form={form} draft={draft} />
      <div>
        <ErrorSummary problems={booking.problems} onGo={booking.focus} />
        <ReservingNotice flow={flow} seen={seen.current} problems={booking.problems.length} />
        <ReserveButton booking={booking} flow={flow} quote={asked} blocked={hasProblems} />
      </div>
    </PageBody>
  );
}

/** What the dishes cost that go with it. */
function useDishes(isWanted: boolean) {
  const inCart = useCartQuote();
  const { hasProblems, isEmpty } = useCart(({ bill, cart }) => ({
    hasProblems: !!bill?.problems.length,
    isEmpty: !cart.lines.length,
  }));
  return {
    quote: isWanted && inCart?.lines.length ? inCart : null,
    hasProblems: isWanted && hasProblems,
    areMissing: isWanted && isEmpty,
  };
}

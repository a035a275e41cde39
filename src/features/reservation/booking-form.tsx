import { useRef } from 'react';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { PageBody } from '../../components/layout/screen-page.tsx';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { useCartQuote } from '../../stores/cart/cart-hooks.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { TableSection } from './place-choice.tsx';
import { PreorderSection } from './preorder-section.tsx';
import { BranchSection } from './reservation-branch.tsx';
import { ContactSection } from './reservation-contact-section.tsx';
import { QuestionsSection } from './reservation-questions-section.tsx';
import { SubjectSection } from './reservation-subject-section.tsx';
import { SummarySection } from './reservation-summary.tsx';
import { TimeSection } from './reservation-time-section.tsx';
import { ReserveButton } from './reserve-button.tsx';
import { ReservingNotice } from './reserving-notice.tsx';
import { useBookingForm } from './use-booking-form.ts';
import type { ReservingFlow } from './use-reserving.ts';

/** From the first choice to a reservation, on one page. */
export function BookingPage({ form, flow }: { form: ReservationForm; flow: ReservingFlow }) {
  const { reserving } = flow;
  // What was sent stands until it is answered.
  const isSent = reserving.status === 'sending' || reserving.status === 'unanswered';
  const { quote, hasProblems, areMissing } = useDishes(form.isWithPreorder);
  const booking = useBookingForm(form, areMissing);
  const { draft } = booking;
  const seen = useRef(quote);
  if (reserving.status === 'idle') seen.current = quote;
  const asked = reserving.status === 'stale' ? reserving.quote : isSent ? seen.current : quote;
  const parts = { form, booking, disabled: isSent };
  return (
    <PageBody>
      <BranchSection disabled={isSent} />
      <SubjectSection {...parts} />
      <TimeSection {...parts} />
      {draft.kind === 'table' && form.canChooseTable && <TableSection {...parts} />}
      {form.isWithPreorder && <PreorderSection booking={booking} quote={asked} disabled={isSent} />}
      <ContactSection booking={booking} disabled={isSent} />
      <QuestionsSection {...parts} />
      <SummarySection form={form} draft={draft} />
      <div>
        <ErrorSummary problems={booking.problems} onSelect={booking.focus} />
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

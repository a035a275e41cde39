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
import type { ReservationPlacement } from './use-place-reservation.ts';

/** The whole booking form on one page. */
export function BookingPage({ form, placement }: { form: ReservationForm; placement: ReservationPlacement }) {
  const { submission } = placement;
  // The form is disabled until the server has responded.
  const isSent = submission.status === 'sending' || submission.status === 'unanswered';
  const { quote, hasProblems, areDishesMissing } = usePreorder(form.requiresPreorder);
  const booking = useBookingForm(form, areDishesMissing);
  const { draft } = booking;
  const lastIdleQuote = useRef(quote);
  if (submission.status === 'idle') lastIdleQuote.current = quote;
  const displayedQuote =
    submission.status === 'stale' ? submission.quote : isSent ? lastIdleQuote.current : quote;
  const sectionProps = { form, booking, disabled: isSent };
  return (
    <PageBody>
      <BranchSection disabled={isSent} />
      <SubjectSection {...sectionProps} />
      <TimeSection {...sectionProps} />
      {draft.kind === 'table' && form.canChooseTable && <TableSection {...sectionProps} />}
      {form.requiresPreorder && (
        <PreorderSection booking={booking} quote={displayedQuote} disabled={isSent} />
      )}
      <ContactSection booking={booking} disabled={isSent} />
      <QuestionsSection {...sectionProps} />
      <SummarySection form={form} draft={draft} />
      <div>
        <ErrorSummary problems={booking.problems} onSelect={booking.focus} />
        <ReservingNotice
          placement={placement}
          shownQuote={lastIdleQuote.current}
          problemCount={booking.problems.length}
        />
        <ReserveButton
          booking={booking}
          placement={placement}
          quote={displayedQuote}
          isBlocked={hasProblems}
        />
      </div>
    </PageBody>
  );
}

/** Returns the quote for the dishes in the pre-order, and flags for the problems of these dishes. */
function usePreorder(requiresPreorder: boolean) {
  const cartQuote = useCartQuote();
  const { hasProblems, isEmpty } = useCart(({ bill, cart }) => ({
    hasProblems: !!bill?.problems.length,
    isEmpty: !cart.lines.length,
  }));
  return {
    quote: requiresPreorder && cartQuote?.lines.length ? cartQuote : null,
    hasProblems: requiresPreorder && hasProblems,
    areDishesMissing: requiresPreorder && isEmpty,
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneGate } from '../../components/account/use-phone-gate.tsx';
import { useOnline } from '../../components/layout/use-online.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { ReservationPlacement } from './use-place-reservation.ts';

export interface ReserveButtonProps {
  booking: BookingForm;
  placement: ReservationPlacement;
  /** The displayed quote for the dishes of the pre-order; null if there are no dishes. */
  quote: Quote | null;
  /** True while the pre-order has a problem, for example an unavailable dish. The customer must solve it first. */
  isBlocked: boolean;
}

/**
 * Button that sends the reservation. It is not a submit button, because Enter in a field must not place a reservation.
 */
export function ReserveButton({ booking, placement, quote, isBlocked }: ReserveButtonProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { submission } = placement;
  const [isValidating, setValidating] = useState(false);
  const phoneGate = usePhoneGate({
    phone: booking.draft,
    isUnverified: submission.status === 'refused' && submission.code === 'phone_unverified',
    onPass: placement.placeReservation,
  });
  const isBusy = submission.status === 'sending' || isValidating;
  const submit = async () => {
    setValidating(true);
    const phone = await booking.submit();
    setValidating(false);
    if (phone) phoneGate.pass(phone);
  };
  if (submission.status === 'unanswered') return null;
  return (
    <Stack gap="2">
      {!isOnline && (
        <Notice icon={offline} tone="warn" announce>
          {t('reservation.offline')}
        </Notice>
      )}
      <Button
        size="l"
        block
        spread={!isBusy && !!quote}
        busy={isBusy}
        disabled={isBlocked || !isOnline}
        onClick={() => void submit()}
      >
        {isBusy ? t('reservation.sending') : <span>{t('reservation.reserve')}</span>}
        {!isBusy && quote && <DueAmount quote={quote} />}
      </Button>
      {phoneGate.sheet}
    </Stack>
  );
}

function DueAmount({ quote }: { quote: Quote }) {
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  return pricesHidden ? null : <bdi translate="no">{formatMoney(quote.due)}</bdi>;
}

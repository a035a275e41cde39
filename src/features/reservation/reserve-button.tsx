import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneGate } from '../../components/account/use-phone-gate.tsx';
import { useOnline } from '../../components/layout/use-online.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { ReservingFlow } from './use-reserving.ts';

export interface ReserveButtonProps {
  booking: BookingForm;
  flow: ReservingFlow;
  /** What the dishes cost, as they are asked for now; null where there are none. */
  quote: Quote | null;
  /** Dishes cannot be had at that time: they come first. */
  blocked: boolean;
}

/** The one button that reserves. Not a form's submit button: Enter in a field must not reserve. */
export function ReserveButton({ booking, flow, quote, blocked }: ReserveButtonProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { reserving } = flow;
  const [isJudging, setJudging] = useState(false);
  const gate = usePhoneGate({
    phone: booking.draft,
    isUnverified: reserving.status === 'refused' && reserving.code === 'phone_unverified',
    onPass: flow.place,
  });
  const isBusy = reserving.status === 'sending' || isJudging;
  const submit = async () => {
    setJudging(true);
    const phone = await booking.submit();
    setJudging(false);
    if (phone) gate.pass(phone);
  };
  if (reserving.status === 'unanswered') return null;
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
        disabled={blocked || !isOnline}
        onClick={() => void submit()}
      >
        {isBusy ? t('reservation.sending') : <span>{t('reservation.reserve')}</span>}
        {!isBusy && quote && <Due quote={quote} />}
      </Button>
      {gate.sheet}
    </Stack>
  );
}

const Due = ({ quote }: { quote: Quote }) => <bdi>{useFormat().money(quote.due)}</bdi>;

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { QuoteDiffList } from '../../components/pricing/quote-diff-list.tsx';
import type { Quote } from '../../domain/pricing/quote.ts';
import { clock } from '../../ui/icons/icon-paths.ts';
import { offline, tag } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { RefusedReservationNotice } from './refused-reservation-notice.tsx';
import type { ReservationPlacement } from './use-place-reservation.ts';

export interface ReservingNoticeProps {
  placement: ReservationPlacement;
  /** The quote that the customer last saw before sending; null without a pre-order. */
  shownQuote: Quote | null;
  problemCount: number;
}

/** Explains why a reservation was not placed, and offers what to do next. Takes the focus when the response arrives. */
export function ReservingNotice({ placement, shownQuote, problemCount }: ReservingNoticeProps) {
  const { status } = placement.submission;
  const alertRef = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(status);
  useEffect(() => {
    const wasSending = previousStatus.current === 'sending';
    previousStatus.current = status;
    if (wasSending && status !== 'idle') alertRef.current?.focus();
  }, [status]);
  return (
    <Alert ref={alertRef} tabIndex={-1} role="alert">
      <ReservingOutcome placement={placement} shownQuote={shownQuote} problemCount={problemCount} />
    </Alert>
  );
}

function ReservingOutcome({ placement, shownQuote, problemCount }: ReservingNoticeProps) {
  const { t } = useTranslation();
  const { submission, isChecking } = placement;
  if (isChecking && submission.status === 'sending') {
    return (
      <TitledNotice
        icon={clock}
        tone="brand"
        title={t('reservation.checkingTitle')}
        text={t('reservation.checkingText')}
      />
    );
  }
  switch (submission.status) {
    case 'unanswered':
      return (
        <TitledNotice
          icon={offline}
          tone="warn"
          title={t('reservation.unansweredTitle')}
          text={t('reservation.unansweredText')}
        >
          <Row wrap>
            <Button onClick={placement.retry}>{t('ui.retry')}</Button>
            <Button variant="quiet" onClick={placement.abandon}>
              {t('reservation.abandon')}
            </Button>
          </Row>
          <Text size="s">{t('reservation.abandonHint')}</Text>
        </TitledNotice>
      );
    case 'refused':
      return <RefusedReservationNotice refusal={submission} problemCount={problemCount} />;
    case 'stale':
      return shownQuote && <PriceChangeNotice shownQuote={shownQuote} serverQuote={submission.quote} />;
    default:
      return null;
  }
}

function PriceChangeNotice({ shownQuote, serverQuote }: { shownQuote: Quote; serverQuote: Quote }) {
  const { t } = useTranslation();
  return (
    <TitledNotice icon={tag} tone="warn" title={t('checkout.staleTitle')} text={t('checkout.staleText')}>
      <QuoteDiffList shownQuote={shownQuote} serverQuote={serverQuote} />
    </TitledNotice>
  );
}

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
import { RefusalNotice } from './refused-reservation-notice.tsx';
import type { ReservingFlow } from './use-reserving.ts';

export interface ReservingNoticeProps {
  flow: ReservingFlow;
  /** What the customer last had before their eyes while nothing was under way; null where nothing is ordered with it. */
  seen: Quote | null;
  /** How much is known to be wrong in the form. */
  problems: number;
}

/** How an attempt to reserve ended, if not in a reservation, and the ways on. It gets the focus when it is answered. */
export function ReservingNotice({ flow, seen, problems }: ReservingNoticeProps) {
  const { status } = flow.reserving;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const wasSending = before.current === 'sending';
    before.current = status;
    if (wasSending && status !== 'idle') box.current?.focus();
  }, [status]);
  return (
    <Alert ref={box} tabIndex={-1} role="alert">
      <Outcome flow={flow} seen={seen} problems={problems} />
    </Alert>
  );
}

function Outcome({ flow, seen, problems }: ReservingNoticeProps) {
  const { t } = useTranslation();
  const { reserving, isChecking } = flow;
  if (isChecking && reserving.status === 'sending') {
    return (
      <TitledNotice
        icon={clock}
        tone="brand"
        title={t('reservation.checkingTitle')}
        text={t('reservation.checkingText')}
      />
    );
  }
  switch (reserving.status) {
    case 'unanswered':
      return (
        <TitledNotice
          icon={offline}
          tone="warn"
          title={t('reservation.unansweredTitle')}
          text={t('reservation.unansweredText')}
        >
          <Row wrap>
            <Button onClick={flow.retry}>{t('ui.retry')}</Button>
            <Button variant="quiet" onClick={flow.abandon}>
              {t('reservation.abandon')}
            </Button>
          </Row>
          <Text size="s">{t('reservation.abandonHint')}</Text>
        </TitledNotice>
      );
    case 'refused':
      return <RefusalNotice refused={reserving} problems={problems} />;
    case 'stale':
      return seen && <Stale seen={seen} current={reserving.quote} />;
    default:
      return null;
  }
}

function Stale({ seen, current }: { seen: Quote; current: Quote }) {
  const { t } = useTranslation();
  return (
    <TitledNotice icon={tag} tone="warn" title={t('checkout.staleTitle')} text={t('checkout.staleText')}>
      <QuoteDiffList shownQuote={seen} serverQuote={current} />
    </TitledNotice>
  );
}

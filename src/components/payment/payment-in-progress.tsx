import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../i18n/messages.ts';
import type { PaymentFlowStatus, PaymentState } from '../../stores/payment/payment-state.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { card, hourglass } from '../../ui/icons/icon-paths-payment.ts';
import { Button, getButtonClass } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { restoreFocus } from '../../ui/overlays/restore-focus.ts';
import { ReconnectingNotice } from '../layout/reconnecting-notice.tsx';
import { useShortDateTimeFormatter } from '../schedule/time-text.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { usePaymentPageOptions } from './use-payment-page-options.ts';

interface StatusMessages {
  readonly icon: string;
  readonly title: MessageKey;
  readonly text?: MessageKey;
  readonly actionLabel?: MessageKey;
}

const STATUS_MESSAGES: Partial<Record<PaymentFlowStatus, StatusMessages>> = {
  leaving: { icon: hourglass, title: 'payment.leaving' },
  waiting: { icon: card, title: 'payment.waiting', text: 'payment.waitingText', actionLabel: 'payment.show' },
  closed: {
    icon: card,
    title: 'payment.closed',
    text: 'payment.closedText',
    actionLabel: 'payment.openAgain',
  },
  blocked: {
    icon: card,
    title: 'payment.blocked',
    text: 'payment.blockedText',
    actionLabel: 'payment.toPage',
  },
  unanswered: {
    icon: offline,
    title: 'payment.unanswered',
    text: 'payment.unansweredText',
    actionLabel: 'ui.retry',
  },
};
const OPENING_MESSAGES = {
  order: { icon: hourglass, title: 'payment.opening', text: 'payment.openingText' },
  package: { icon: hourglass, title: 'payment.opening', text: 'payment.openingTopUp' },
} satisfies Record<'order' | 'package', StatusMessages>;

const getMessages = ({ status, purchase }: PaymentState): StatusMessages =>
  STATUS_MESSAGES[status] ?? OPENING_MESSAGES[purchase?.kind ?? 'order'];

export interface PaymentInProgressProps {
  payment: PaymentState;
  /** Other actions below the payment. Hidden while the payment page is opening or this page is being left. */
  children?: ReactNode;
}

/**
 * Shows the payment of an order or a wallet package, with the button that opens its payment page. The payment store
 * polls the server until the purchase is paid.
 */
export function PaymentInProgress({ payment, children }: PaymentInProgressProps) {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const box = useRef<HTMLDivElement>(null);
  const { status, transaction, leave } = payment;
  const { icon, title, text, actionLabel } = getMessages(payment);
  useEffect(() => {
    if (status === 'leaving') leave();
    // The focused button may have disappeared with the previous state.
    restoreFocus(box.current);
  }, [status, leave]);

  return (
    <Stack ref={box} tabIndex={-1} css={{ flex: 1, outline: 'none' }}>
      <ReconnectingNotice />
      <StatePanel
        level="h1"
        icon={icon}
        tone={actionLabel && status !== 'waiting' ? 'warn' : 'brand'}
        title={t(title)}
        text={text && t(text)}
        action={actionLabel && <PaymentActions payment={payment} label={t(actionLabel)} />}
      />
      <PaymentSummary payment={payment} />
      {transaction?.expiresAt && actionLabel && status !== 'unanswered' && (
        <Notice icon={clock}>{t('payment.payUntil', { time: formatDateTime(transaction.expiresAt) })}</Notice>
      )}
      {actionLabel && children}
      <LiveRegion message={t(title)} />
    </Stack>
  );
}

/** Buttons that open the payment page and check whether the customer has paid. */
function PaymentActions({ payment, label }: { payment: PaymentState; label: string }) {
  const { t } = useTranslation();
  const pageOptions = usePaymentPageOptions();
  const [checkState, setCheckState] = useState<'idle' | 'checking' | 'unpaid'>('idle');
  const { status, transaction, check, reopen, retry } = payment;
  const checkPayment = async () => {
    setCheckState('checking');
    await check();
    setCheckState('unpaid');
  };
  const isUnanswered = status === 'unanswered';
  return (
    <>
      {status === 'blocked' && transaction?.url ? (
        // The payment page replaces the host page (`_top`), because payment pages refuse to open in a frame.
        <a className={getButtonClass({ size: 'l' })} href={transaction.url} target="_top">
          {label}
        </a>
      ) : (
        <Button
          size="l"
          variant={status === 'waiting' ? 'secondary' : 'primary'}
          onClick={() => (isUnanswered ? void retry(pageOptions) : reopen(pageOptions))}
        >
          {label}
        </Button>
      )}
      {!isUnanswered && (
        <Button
          size="l"
          variant="secondary"
          busy={checkState === 'checking'}
          onClick={() => void checkPayment()}
        >
          {t('payment.havePaid')}
        </Button>
      )}
      <LiveRegion message={checkState === 'checking' ? t('payment.checking') : ''} />
      {checkState === 'unpaid' && (
        <Notice icon={clock} announce>
          {t('payment.notYet')}
        </Notice>
      )}
    </>
  );
}

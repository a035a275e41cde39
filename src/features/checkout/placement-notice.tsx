import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { QuoteDiffList } from '../../components/pricing/quote-diff-list.tsx';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { check, offline, tag } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { RefusedOrderNotice } from './refused-order-notice.tsx';
import { UnpaidOrderNotice } from './unpaid-order-notice.tsx';
import { type ContactForm, isFieldProblem } from './use-contact-form.ts';
import type { PlaceOrderFlow } from './use-place-order.ts';

export interface PlacementNoticeProps {
  form: ContactForm;
  flow: PlaceOrderFlow;
  /** The quote that was on screen when the order was sent. */
  lastQuote: Quote;
}

/**
 * Says what happened to the last order that was sent, and what the customer can do. After a failed attempt, moves the
 * focus to the first field that the server refused, or to this notice if the server refused no field.
 */
export function PlacementNotice({ form, flow, lastQuote }: PlacementNoticeProps) {
  const { placement } = flow;
  const {
    focus,
    invalidFields: [firstInvalidField],
  } = form;
  const box = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(placement.status);
  // Focus the notice for a customer who returns to an unanswered order.
  const isReturningRef = useRef(flow.isChecking);
  useEffect(() => {
    if (isReturningRef.current) focusNotice(box.current);
  }, []);
  // Focus the notice when an unpaid order appears, and again when it is cancelled.
  const unpaidNoticeId = flow.unpaidOrder?.orderId ?? flow.cancelledOrderNumber;
  useEffect(() => {
    if (unpaidNoticeId) focusNotice(box.current);
  }, [unpaidNoticeId]);
  useEffect(() => {
    const wasBeingPlaced = previousStatus.current === 'placing';
    previousStatus.current = placement.status;
    if (!wasBeingPlaced) return;
    if (isFieldProblem(placement) && firstInvalidField) focus(firstInvalidField);
    else focusNotice(box.current);
  }, [placement, firstInvalidField, focus]);
  return (
    <Alert ref={box} tabIndex={-1} role="alert">
      <PlacementOutcome flow={flow} lastQuote={lastQuote} />
    </Alert>
  );
}

function focusNotice(box: HTMLElement | null): void {
  box?.focus();
  // Focusing alone could leave the notice hidden behind the bottom tabs.
  box?.scrollIntoView?.({ block: 'nearest' });
}

function PlacementOutcome({ flow, lastQuote }: Omit<PlacementNoticeProps, 'form'>) {
  const { t } = useTranslation();
  const { placement, isChecking } = flow;
  if (isChecking) {
    return (
      <TitledNotice
        icon={clock}
        tone="brand"
        title={t('checkout.checkingTitle')}
        text={t('checkout.checkingText')}
      />
    );
  }
  if (flow.unpaidOrder) return <UnpaidOrderNotice onPay={flow.openUnpaidOrder} />;
  switch (placement.status) {
    case 'unanswered':
      return <UnansweredNotice flow={flow} />;
    case 'refused':
      return <RefusedOrderNotice placement={placement} lastQuote={lastQuote} />;
    case 'stale':
      return <StaleNotice shownQuote={lastQuote} serverQuote={placement.quote} />;
    case 'idle':
      return flow.firstOrderId ? (
        <FirstOrderNotice orderId={flow.firstOrderId} />
      ) : (
        flow.cancelledOrderNumber && <CancelledOrderNotice number={flow.cancelledOrderNumber} />
      );
    default:
      return null;
  }
}

/**
 * Shows what changed since the customer saw the price. If the coupon is no longer valid, asks whether to go on without
 * the coupon.
 */
function StaleNotice({ shownQuote, serverQuote }: { shownQuote: Quote; serverQuote: Quote }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const couponRefusal = useCart((state) => state.couponRefusal);
  const lostCoupon = couponRefusal?.code === shownQuote.couponCode ? couponRefusal : null;
  const title = lostCoupon
    ? renderSentence('coupon.named', { code: lostCoupon.code, reason: t(`coupon.${lostCoupon.reason}`) })
    : t('checkout.staleTitle');
  const text = lostCoupon
    ? renderSentence('checkout.couponLost', { total: formatMoney(serverQuote.total) })
    : t('checkout.staleText');
  return (
    <TitledNotice icon={tag} tone="warn" title={title} text={text}>
      <QuoteDiffList shownQuote={shownQuote} serverQuote={serverQuote} />
    </TitledNotice>
  );
}

/** Offers to send the order again. If the cart has changed, asks whether the cart is a second order. */
function UnansweredNotice({ flow }: { flow: PlaceOrderFlow }) {
  const { t } = useTranslation();
  const { isCartChanged } = flow;
  return (
    <TitledNotice
      icon={offline}
      tone="warn"
      title={t('checkout.unansweredTitle')}
      text={t(isCartChanged ? 'checkout.changedCart' : 'checkout.unansweredText')}
    >
      <Row wrap>
        <Button onClick={flow.retry}>{t(isCartChanged ? 'checkout.earlierOrder' : 'ui.retry')}</Button>
        {isCartChanged && (
          <Button variant="secondary" onClick={flow.startSecondOrder}>
            {t('checkout.secondOrder')}
          </Button>
        )}
        <Button variant="quiet" onClick={flow.abandon}>
          {t('checkout.abandon')}
        </Button>
      </Row>
      <Text size="s">{t('checkout.abandonHint')}</Text>
    </TitledNotice>
  );
}

/** Confirms that the unpaid order is cancelled, above the button that places the new order. */
function CancelledOrderNotice({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <Notice icon={check} tone="ok">
      <Verbatim text={t('checkout.unpaidCancelled', { number })} part={number} />
    </Notice>
  );
}

/** Confirms the first order above the button that places the second order. */
function FirstOrderNotice({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  return (
    <Notice
      icon={check}
      tone="ok"
      action={
        <Button variant="quiet" onClick={() => router.navigate(paths.order({ referenceId, orderId }))}>
          {t('payment.toOrder')}
        </Button>
      }
    >
      {t('statusHint.0')}
    </Notice>
  );
}

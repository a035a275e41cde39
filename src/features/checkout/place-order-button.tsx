import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneGate } from '../../components/account/use-phone-gate.tsx';
import { BlockerNotice, useOrderBlocker } from '../../components/cart/order-blocker.tsx';
import type { GiftForm } from '../../components/checkout/gift-note.tsx';
import { useOnline } from '../../components/layout/use-online.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart, usePricesHidden } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { UnavailableLinesNotice } from './unavailable-lines-notice.tsx';
import type { ContactForm } from './use-contact-form.ts';
import type { PlaceOrderFlow } from './use-place-order.ts';
import type { TableForm } from './use-table-form.ts';
import { useTimeGate } from './use-time-gate.tsx';
import type { TipForm } from './use-tip-form.ts';

export interface PlaceOrderButtonProps {
  form: ContactForm;
  tableForm: TableForm;
  tipForm: TipForm;
  giftForm: GiftForm;
  flow: PlaceOrderFlow;
  /** The price that the order is placed at. */
  quote: Quote;
}

/**
 * The button that places the order. It is not a submit button, because Enter in a field must not place an order. It is
 * disabled offline. While an earlier order has no response or is not paid, this button is hidden: the notice about that
 * order has its own buttons.
 */
export function PlaceOrderButton({ form, tableForm, tipForm, giftForm, flow, quote }: PlaceOrderButtonProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const blocker = useOrderBlocker();
  const problems = useCart(({ bill }) => bill?.problems) ?? [];
  const isOnline = useOnline();
  const { status } = flow.placement;
  const [isValidating, setValidating] = useState(false);
  const isBusy = status === 'placing' || flow.isChecking || isValidating;
  const dueText = formatMoney(quote.due);
  const showsAmount = quote.lines.length > 0 && !pricesHidden;
  const isStale = status === 'stale';
  // After a refusal, the notice above this button already has the reason, so no second notice is shown here.
  const isRefused = status === 'refused';
  const { placement } = flow;
  const phoneGate = usePhoneGate({
    phone: form.details,
    isUnverified: placement.status === 'refused' && placement.code === 'phone_unverified',
    onPass: isStale ? flow.acceptQuote : flow.placeOrder,
  });
  const timeGate = useTimeGate();
  const submit = async () => {
    setValidating(true);
    const phone = await form.submit();
    setValidating(false);
    // Check the table after the contact fields. A missing table then takes the focus, because it is first on the page.
    if (tableForm.submit() && phone && tipForm.submit() && giftForm.submit())
      timeGate.pass(() => phoneGate.pass(phone));
  };
  if (flow.hasUnsettledOrder && !isBusy) return null;
  return (
    <Stack gap="2">
      {!isRefused &&
        (problems.length > 0 ? (
          <UnavailableLinesNotice problems={problems} />
        ) : (
          blocker && <BlockerNotice blocker={blocker} />
        ))}
      {!isOnline && (
        <Notice icon={offline} tone="warn" announce>
          {t('offline.order')}
        </Notice>
      )}
      <Button
        size="l"
        block
        spread={!isBusy && !isStale && showsAmount}
        busy={isBusy}
        disabled={!!blocker || !isOnline}
        onClick={() => void submit()}
      >
        {isBusy ? (
          t('checkout.placing')
        ) : isStale ? (
          <Verbatim text={t('checkout.acceptQuote', { total: dueText })} part={dueText} />
        ) : (
          <>
            <span>{t('checkout.placeOrder')}</span>
            {showsAmount && <bdi translate="no">{dueText}</bdi>}
          </>
        )}
      </Button>
      {timeGate.sheet}
      {phoneGate.sheet}
      {isStale && (
        <Button variant="secondary" block onClick={() => router.navigate(paths.cart(pathParams))}>
          {t('checkout.reviewCart')}
        </Button>
      )}
    </Stack>
  );
}

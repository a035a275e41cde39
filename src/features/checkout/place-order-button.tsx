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
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LinesGone } from './line-problems.tsx';
import type { DetailsForm } from './use-details-form.ts';
import type { PlacingFlow } from './use-placing.ts';
import type { TableForm } from './use-table-form.ts';

export interface PlaceOrderProps {
  form: DetailsForm;
  table: TableForm;
  gift: GiftForm;
  flow: PlacingFlow;
  /** The price to order at. */
  quote: Quote;
}

/**
 * The button that orders. It does not submit a form: Enter in a field must not order. While an order has no response, its
 * notice offers to send it again, and this button is hidden. Offline it is disabled, and what was typed stays.
 */
export function PlaceOrder({ form, table, gift, flow, quote }: PlaceOrderProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const here = usePathParams();
  const { money } = useFormat();
  const blocker = useOrderBlocker();
  const problems = useCart(({ bill }) => bill?.problems) ?? [];
  const isOnline = useOnline();
  const { status } = flow.placing;
  const [isJudging, setJudging] = useState(false);
  const isBusy = status === 'placing' || flow.isChecking || isJudging;
  const due = money(quote.due);
  const hasAmount = quote.lines.length > 0;
  const isStale = status === 'stale';
  // The refusal above gives the reason.
  const isRefused = status === 'refused';
  const { placing } = flow;
  const gate = usePhoneGate({
    phone: form.details,
    isUnverified: placing.status === 'refused' && placing.code === 'phone_unverified',
    onPass: isStale ? flow.acceptQuote : flow.place,
  });
  const submit = async () => {
    setJudging(true);
    const phone = await form.submit();
    setJudging(false);
    // The table is checked first: of several wrong fields it gets the focus.
    if (table.submit() && phone && gift.submit()) gate.pass(phone);
  };
  if (status === 'unanswered' && !isBusy) return null;
  return (
    <Stack gap="2">
      {!isRefused &&
        (problems.length > 0 ? (
          <LinesGone problems={problems} />
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
        spread={!isBusy && !isStale && hasAmount}
        busy={isBusy}
        disabled={!!blocker || !isOnline}
        onClick={() => void submit()}
      >
        {isBusy ? (
          t('checkout.placing')
        ) : isStale ? (
          t('checkout.acceptQuote', { total: due })
        ) : (
          <>
            <span>{t('checkout.placeOrder')}</span>
            {hasAmount && <bdi>{due}</bdi>}
          </>
        )}
      </Button>
      {gate.sheet}
      {isStale && (
        <Button variant="secondary" block onClick={() => router.navigate(paths.cart(here))}>
          {t('checkout.reviewCart')}
        </Button>
      )}
    </Stack>
  );
}

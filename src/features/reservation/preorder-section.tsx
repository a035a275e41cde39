import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ChoiceError } from './choice-error.tsx';
import type { BookingForm } from './use-booking-form.ts';

export interface PreorderSectionProps {
  booking: BookingForm;
  /** Null if the cart has no dishes or cannot be priced yet. */
  quote: Quote | null;
  disabled: boolean;
}

/** The dishes ordered together with the reservation, with links to the menu and the cart. */
export function PreorderSection({ booking, quote, disabled }: PreorderSectionProps) {
  const { t } = useTranslation();
  // The menu depends on the reserved time, so the customer must choose the time first.
  const hasTime = !!booking.draft.time;
  useCartRevalidation();
  const terms = usePriceTerms();
  const referenceId = useBusiness(({ business }) => business?.referenceId ?? '');
  const { type, hasProblems, isUnpriced } = useCart(({ preorderType, bill, cart }) => ({
    type: preorderType ?? 'reserv_dinein',
    hasProblems: !!bill?.problems.length,
    isUnpriced: !bill && cart.lines.length > 0,
  }));
  const hasDishes = quote !== null || isUnpriced;
  const pathParams = { referenceId, type };
  const problem = booking.getProblem('dishes');
  const errorId = useId();
  return (
    <FormSection title={t('reservation.preOrder')}>
      {isUnpriced && <UnpricedCart />}
      {!hasDishes && (
        <>
          <Text>{t('reservation.preOrderRequired')}</Text>
          <Text tone="mute">{t(hasTime ? 'reservation.preOrderHint' : 'reservation.preOrderFirst')}</Text>
        </>
      )}
      {quote && (
        <>
          <CouponField disabled={disabled} />
          <div>
            <ReceiptLines quote={quote} label={t('reservation.preOrder')} terms={terms} />
            <BillSummary quote={quote} terms={terms} />
          </div>
        </>
      )}
      {hasProblems && (
        <Notice icon={alert} tone="warn" announce>
          {t('reservation.preOrderGone')}
        </Notice>
      )}
      <div ref={booking.choiceRefs.dishes}>
        {hasTime && !disabled && (
          <Row wrap>
            <Link
              to={paths.menu(pathParams)}
              aria-describedby={problem && errorId}
              className={getButtonClass({ variant: hasDishes ? 'quiet' : 'secondary', block: !hasDishes })}
            >
              {t(hasDishes ? 'reservation.moreDishes' : 'reservation.chooseDishes')}
            </Link>
            {(hasDishes || hasProblems) && (
              <Link to={paths.cart(pathParams)} className={getButtonClass({ variant: 'quiet' })}>
                {t('reservation.changeDishes')}
              </Link>
            )}
          </Row>
        )}
        <ChoiceError id={errorId} text={problem} />
      </div>
    </FormSection>
  );
}

import { useId } from 'react';
import type { Quote } from '../../api/schemas/order.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness, useCart } from '../../stores/context.tsx';
import { useReconciled } from '../../stores/use-reconciled.ts';
import { buttonClass } from '../../ui/button.tsx';
import { alert } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { BillSummary } from '../shared/bill-summary.tsx';
import { usePriceTerms } from '../shared/explain/use-price-terms.ts';
import { Section } from '../shared/form/section.tsx';
import { ReceiptLines } from '../shared/receipt-lines.tsx';
import { UnpricedCart } from '../shared/unpriced-cart.tsx';
import { FieldFault } from './field-fault.tsx';
import type { BookingForm } from './use-booking-form.ts';

export interface DishesProps {
  booking: BookingForm;
  /** What they cost; null where there are none yet. */
  quote: Quote | null;
  disabled: boolean;
}

/** What is ordered with the reservation, and the way to its menu. */
export function Dishes({ booking, quote, disabled }: DishesProps) {
  const t = useT();
  // What is served depends on it.
  const hasTime = !!booking.draft.time;
  useReconciled();
  const terms = usePriceTerms();
  const referenceId = useBusiness(({ business }) => business?.reference_id ?? '');
  const { type, hasProblems, isUnpriced } = useCart(({ way, bill, cart }) => ({
    type: way ?? 'reserv_dinein',
    hasProblems: !!bill?.problems.length,
    isUnpriced: !bill && cart.lines.length > 0,
  }));
  const hasDishes = quote !== null || isUnpriced;
  const here = { referenceId, type };
  const problem = booking.problemOf('dishes');
  const fault = useId();
  return (
    <Section title={t('reservation.dishes')}>
      {isUnpriced && <UnpricedCart />}
      {!hasDishes && (
        <Text tone="mute">{t(hasTime ? 'reservation.dishesHint' : 'reservation.dishesFirst')}</Text>
      )}
      {quote && (
        <div>
          <ReceiptLines quote={quote} label={t('reservation.dishes')} terms={terms} />
          <BillSummary quote={quote} terms={terms} />
        </div>
      )}
      {hasProblems && (
        <Notice icon={alert} tone="warn" announce>
          {t('reservation.dishesGone')}
        </Notice>
      )}
      <div ref={booking.places.dishes}>
        {hasTime && !disabled && (
          <Row wrap>
            <Link
              to={paths.menu(here)}
              aria-describedby={problem && fault}
              className={buttonClass({ variant: hasDishes ? 'quiet' : 'secondary', block: !hasDishes })}
            >
              {t(hasDishes ? 'reservation.moreDishes' : 'reservation.chooseDishes')}
            </Link>
            {(hasDishes || hasProblems) && (
              <Link to={paths.cart(here)} className={buttonClass({ variant: 'quiet' })}>
                {t('reservation.changeDishes')}
              </Link>
            )}
          </Row>
        )}
        <FieldFault id={fault} text={problem} />
      </div>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneText } from '../../components/account/use-phone-text.ts';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { DeliveryAddressText } from '../../components/delivery/delivery-address-text.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { CarText } from '../../components/orders/car-text.tsx';
import { NO_TERMS } from '../../components/pricing/price-terms.ts';
import { useTimeZoneText } from '../../components/schedule/time-text.ts';
import type { SentOrderDetails } from '../../domain/orders/sent-order.ts';
import { getSettledBy, type Quote } from '../../domain/pricing/quote.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { hasMessage } from '../../i18n/messages.ts';
import type { SentOrder } from '../../stores/orders/orders-state.ts';
import { useBusiness, usePricesHidden } from '../../stores/stores-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { clock, home, person } from '../../ui/icons/icon-paths.ts';
import { cash, note, tag } from '../../ui/icons/icon-paths-more.ts';
import { bike, car as carIcon } from '../../ui/icons/icon-paths-ordering.ts';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { BranchPlace } from './checkout-place-section.tsx';

/**
 * Shows an order that got no response: the customer's choices, the typed text and the bill, all as they were sent.
 * Replaces the checkout form if the cart has changed since then. Leaves out parts of the stored order that are
 * unreadable.
 */
export function SentOrderSections({ order: { details, quote } }: { order: SentOrder }) {
  return (
    <>
      {details && <SentFacts details={details} quote={quote} />}
      {quote && <SentBill details={details} quote={quote} />}
    </>
  );
}

function SentFacts({ details, quote }: { details: SentOrderDetails; quote: Quote | null }) {
  const { t } = useTranslation();
  const { formatDateTime } = useFormat();
  const timeZoneText = useTimeZoneText();
  const { scheduledAt, car, comment, gift } = details;
  return (
    <>
      <FormSection title={t('checkout.typeAndLocation')}>
        <SentPlace details={details} />
      </FormSection>
      <FormSection title={t('checkout.when')}>
        <Fact icon={clock}>
          <Text strong>{scheduledAt === null ? t('checkout.asap') : formatDateTime(scheduledAt)}</Text>
          {timeZoneText && (
            <Text tone="mute" size="s">
              {timeZoneText}
            </Text>
          )}
        </Fact>
      </FormSection>
      <FormSection title={t('checkout.yourDetails')}>
        <SentContact details={details} />
        {car && (
          <Fact icon={carIcon}>
            <CarText car={car} />
          </Fact>
        )}
      </FormSection>
      <SentPayment paymentType={details.paymentType} quote={quote} />
      {comment && (
        <FormSection title={t('checkout.note')}>
          <Fact icon={note}>{comment}</Fact>
        </FormSection>
      )}
      {gift && (
        <FormSection title={gift.toName ? t('gift.for', { name: gift.toName }) : t('gift.title')}>
          <Fact icon={note}>
            <Text>{gift.message}</Text>
            {gift.hidePrices && <Text tone="mute">{t('gift.hidePrices')}</Text>}
          </Fact>
        </FormSection>
      )}
    </>
  );
}

/** One fact of the order, beside its icon. */
function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Row gap="3">
      <Icon path={icon} />
      <div>{children}</div>
    </Row>
  );
}

function SentPlace({ details: { orderType, branchId, placeName, address } }: { details: SentOrderDetails }) {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  // Use the branch of the sent order: the customer may have switched to another branch since.
  const branch = useBusiness(({ business }) => business?.branches.find(({ id }) => id === branchId));
  if (orderType !== 'delivery')
    return <BranchPlace type={orderType} branch={branch ?? null} tableName={placeName} />;
  return (
    <>
      <Fact icon={bike}>
        <Text strong>{typeNames.delivery}</Text>
      </Fact>
      <DetailRow icon={home} title={t('delivery.address')}>
        <DeliveryAddressText destinationName={placeName} address={address} />
      </DetailRow>
    </>
  );
}

function SentContact({ details: { name, phone, dialCode } }: { details: SentOrderDetails }) {
  const phoneText = usePhoneText({ phone, dialCode });
  return (
    <Fact icon={person}>
      <Text strong>{name}</Text>
      <Text tone="mute">{phoneText}</Text>
    </Fact>
  );
}

/** The payment method. Renders nothing if nothing is due: the bill then shows what the wallet paid. */
function SentPayment({ paymentType, quote }: { paymentType: number; quote: Quote | null }) {
  const { t, i18n } = useTranslation();
  const methodKey = `payment.${paymentType}`;
  if ((quote && getSettledBy(quote) !== null) || !hasMessage(i18n, methodKey)) return null;
  return (
    <FormSection title={t('checkout.payment')}>
      <Fact icon={cash}>
        <Text strong>{t(methodKey)}</Text>
      </Fact>
    </FormSection>
  );
}

function SentBill({ details, quote }: { details: SentOrderDetails | null; quote: Quote }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const code = details?.couponCode;
  const savingText = quote.coupon.minor > 0 ? formatMoney(quote.coupon) : '';
  const delivery = details?.placeName && { name: details.placeName, isShipped: details.isShipped };
  const isDelivery = details?.orderType === 'delivery';
  const terms = isDelivery && delivery ? { ...NO_TERMS, delivery } : NO_TERMS;
  return (
    <FormSection title={t('checkout.summary')}>
      {code && !pricesHidden && (
        <Fact icon={tag}>
          <Text strong>
            <Verbatim text={t('cart.couponCode', { code })} part={code} />
          </Text>
          {savingText && (
            <Text tone="ok">
              <Verbatim text={t('coupon.applied', { amount: savingText })} part={savingText} />
            </Text>
          )}
        </Fact>
      )}
      <div>
        <ReceiptLines quote={quote} label={t('cart.lines')} terms={terms} />
        <BillSummary quote={quote} terms={terms} isDelivery={isDelivery} />
      </div>
    </FormSection>
  );
}

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { GiftNote, useGiftForm } from '../../components/checkout/gift-note.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartQuote } from '../../stores/cart/cart-hooks.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { cartBag } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { CheckoutContactSection } from './checkout-contact-section.tsx';
import { CheckoutPaymentSection } from './checkout-payment-section.tsx';
import { CheckoutPlaceSection } from './checkout-place-section.tsx';
import { CheckoutTimeSection } from './checkout-time-section.tsx';
import { CheckoutTipSection } from './checkout-tip-section.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { PlacementNotice } from './placement-notice.tsx';
import { isTimeRefused } from './refused-time-alternatives.tsx';
import { SentOrderSections } from './sent-order-sections.tsx';
import { type ContactForm, useContactForm, useContactPrefill } from './use-contact-form.ts';
import { useLineRefusalReset } from './use-line-refusal-reset.ts';
import { type PlaceOrderFlow, usePlaceOrder } from './use-place-order.ts';
import { type TableForm, useTableForm } from './use-table-form.ts';
import { type TipForm, useTipForm } from './use-tip-form.ts';

/**
 * The checkout (route `checkout`): one page that turns the cart into an order. The cart store supplies the lines and
 * the price. The orders store places the order and holds the result.
 */
export function CheckoutScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const flow = usePlaceOrder();
  const quote = useCartQuote();
  // A cart with only unavailable lines is not empty: the notice above the button lists these lines.
  const hasLines = useCart(({ cart }) => cart.lines.length > 0);
  const isEmpty = !hasLines && flow.placement.status === 'idle' && !flow.isChecking;

  if (flow.isOpeningOrder) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={t('checkout.title')}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(paths.cart(pathParams))}
      />
      {isEmpty ? (
        <StatePanel
          icon={cartBag}
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={<Button onClick={() => router.navigate(paths.menu(pathParams))}>{t('cart.browse')}</Button>}
        />
      ) : quote ? (
        <CheckoutForm flow={flow} quote={quote} />
      ) : (
        <PageBody>
          <UnpricedCart />
        </PageBody>
      )}
    </Page>
  );
}

/** `quote` is the quote of the cart. After a price change, the form shows the server's quote instead. */
function CheckoutForm({ flow, quote }: { flow: PlaceOrderFlow; quote: Quote }) {
  const { t } = useTranslation();
  useContactPrefill();
  useLineRefusalReset();
  const form = useContactForm();
  const tableForm = useTableForm();
  const tipForm = useTipForm(form);
  const giftForm = useGiftForm();
  const terms = usePriceTerms();
  const { placement, isChecking } = flow;
  // While the order has no response, show the quote that was sent with it, even if the cart changes or the page
  // reloads.
  const isAwaitingResponse =
    isChecking || placement.status === 'placing' || placement.status === 'unanswered';
  const lastQuote = useRef(quote);
  if (placement.status === 'idle') lastQuote.current = quote;
  const shownQuote =
    placement.status === 'stale'
      ? placement.quote
      : isAwaitingResponse
        ? (flow.sentOrder?.quote ?? lastQuote.current)
        : quote;
  // If the cart has changed since an unanswered order was sent, show only that order.
  const sentOrder = isAwaitingResponse && flow.isCartChanged ? flow.sentOrder : null;

  return (
    <PageBody>
      {sentOrder ? (
        <SentOrderSections order={sentOrder} />
      ) : (
        <>
          <CheckoutPlaceSection tableForm={tableForm} />
          <CheckoutTimeSection disabled={isAwaitingResponse} isRefused={isTimeRefused(placement)} />
          <CheckoutContactSection form={form} disabled={isAwaitingResponse} />
          <CheckoutTipSection tipForm={tipForm} disabled={isAwaitingResponse} />
          <CheckoutPaymentSection form={form} disabled={isAwaitingResponse} />
          <FormSection title={t('checkout.note')}>
            <TextArea
              label={t('checkout.noteLabel')}
              optionalLabel={t('ui.optional')}
              hint={t('checkout.noteHint')}
              maxLength={500}
              disabled={isAwaitingResponse}
              value={form.details.comment}
              onChange={(comment) => form.change({ comment })}
            />
          </FormSection>
          <GiftNote gift={giftForm} disabled={isAwaitingResponse} />
          {shownQuote.lines.length > 0 && (
            <FormSection title={t('checkout.summary')}>
              <CouponField disabled={isAwaitingResponse} />
              <div>
                <ReceiptLines quote={shownQuote} label={t('cart.lines')} terms={terms} />
                <BillSummary quote={shownQuote} terms={terms} />
              </div>
            </FormSection>
          )}
        </>
      )}
      <div>
        {!sentOrder && <FormErrors form={form} tableForm={tableForm} tipForm={tipForm} />}
        <PlacementNotice form={form} flow={flow} lastQuote={lastQuote.current} />
        <PlaceOrderButton
          form={form}
          tableForm={tableForm}
          tipForm={tipForm}
          giftForm={giftForm}
          flow={flow}
          quote={shownQuote}
        />
      </div>
    </PageBody>
  );
}

interface FormErrorsProps {
  form: ContactForm;
  tableForm: TableForm;
  tipForm: TipForm;
}

function FormErrors({ form, tableForm, tipForm }: FormErrorsProps) {
  return (
    <ErrorSummary
      problems={[
        ...(tableForm.problem ? [{ field: 'table' as const, text: tableForm.problem }] : []),
        ...form.invalidFields.map((field) => ({ field, text: form.getError(field) ?? '' })),
        ...(tipForm.problem ? [{ field: 'tip' as const, text: tipForm.problem }] : []),
      ]}
      onSelect={(field) => {
        if (field === 'table') tableForm.focus();
        else if (field === 'tip') tipForm.focus();
        else form.focus(field);
      }}
    />
  );
}

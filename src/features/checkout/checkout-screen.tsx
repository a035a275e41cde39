import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { ReceiptLines } from '../../components/cart/receipt-lines.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { useCartQuote } from '../../components/cart/use-cart-quote.ts';
import { GiftNote } from '../../components/checkout/gift-note.tsx';
import { useGiftForm } from '../../components/checkout/use-gift-form.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Section } from '../../components/form/form-section.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { usePriceTerms } from '../../components/pricing/use-price-terms.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { cartBag } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { Who } from './checkout-contact-section.tsx';
import { Payment } from './checkout-payment-section.tsx';
import { When } from './checkout-time-section.tsx';
import { HowAndWhere } from './fulfilment.tsx';
import { PlaceOrder } from './place-order-button.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { isOfTime } from './time-refusal.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useKnownCustomer } from './use-known-customer.ts';
import { type PlacingFlow, usePlacing } from './use-placing.ts';
import { useTableForm } from './use-table-form.ts';

/** From the cart to a placed order, on one page (route `checkout`). */
export function CheckoutScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = useHere();
  const flow = usePlacing();
  const quote = useCartQuote();
  // One whose lines can all be had no longer is not empty: what became of them is said at the button.
  const hasLines = useCart(({ cart }) => cart.lines.length > 0);
  const isEmpty = !hasLines && flow.placing.status === 'idle' && !flow.isChecking;

  if (flow.isDone) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={t('checkout.title')}
        backLabel={t('ui.back')}
        onBack={() => router.back(paths.cart(here))}
      />
      {isEmpty ? (
        <StatePanel
          icon={cartBag}
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={<Button onClick={() => router.navigate(paths.menu(here))}>{t('cart.browse')}</Button>}
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

/** `quote` is the cart's own; once the server named another, that one is shown and asked for. */
function CheckoutForm({ flow, quote }: { flow: PlacingFlow; quote: Quote }) {
  const { t } = useTranslation();
  useKnownCustomer();
  const form = useDetailsForm();
  const table = useTableForm();
  const gift = useGiftForm();
  const terms = usePriceTerms();
  const { placing, isChecking } = flow;
  // What was sent stands until it is answered.
  const isSent = isChecking || placing.status === 'placing' || placing.status === 'unanswered';
  const seen = useRef(quote);
  if (placing.status === 'idle') seen.current = quote;
  const asked = placing.status === 'stale' ? placing.quote : isSent ? seen.current : quote;

  return (
    <PageBody>
      <HowAndWhere table={table} />
      <When disabled={isSent} isRefused={isOfTime(placing)} />
      <Who form={form} disabled={isSent} />
      <Payment form={form} disabled={isSent} />
      <Section title={t('checkout.note')}>
        <TextArea
          label={t('checkout.noteLabel')}
          optionalLabel={t('ui.optional')}
          hint={t('checkout.noteHint')}
          maxLength={500}
          disabled={isSent}
          value={form.details.comment}
          onChange={(comment) => form.change({ comment })}
        />
      </Section>
      <GiftNote gift={gift} disabled={isSent} />
      {asked.lines.length > 0 && (
        <Section title={t('checkout.summary')}>
          <CouponField disabled={isSent} />
          <div>
            <ReceiptLines quote={asked} label={t('cart.lines')} terms={terms} />
            <BillSummary quote={asked} terms={terms} />
          </div>
        </Section>
      )}
      <div>
        <ErrorSummary
          problems={[
            ...(table.problem ? [{ field: 'table' as const, text: table.problem }] : []),
            ...form.wrong.map((field) => ({ field, text: form.errorOf(field) ?? '' })),
          ]}
          onGo={(field) => (field === 'table' ? table.focus() : form.focus(field))}
        />
        <PlacingNotice form={form} flow={flow} seen={seen.current} />
        <PlaceOrder form={form} table={table} gift={gift} flow={flow} quote={asked} />
      </div>
    </PageBody>
  );
}

import { useRef } from 'react';
import type { Quote } from '../../api/schemas/order.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { cartBag } from '../../ui/icon-paths.ts';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { FullScreenLoader } from '../../ui/spinner.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { BillSummary } from '../shared/bill-summary.tsx';
import { CouponField } from '../shared/coupon/coupon-field.tsx';
import { usePriceTerms } from '../shared/explain/use-price-terms.ts';
import { ErrorSummary } from '../shared/form/error-summary.tsx';
import { Section } from '../shared/form/section.tsx';
import { GiftNote } from '../shared/gift/gift-note.tsx';
import { useGiftForm } from '../shared/gift/use-gift-form.ts';
import { Page, PageBody } from '../shared/page.tsx';
import { ReceiptLines } from '../shared/receipt-lines.tsx';
import { UnpricedCart } from '../shared/unpriced-cart.tsx';
import { useCartQuote } from '../shared/use-cart-quote.ts';
import { useHere } from '../shared/use-here.ts';
import { HowAndWhere } from './fulfilment.tsx';
import { Payment } from './payment.tsx';
import { PlaceOrder } from './place-order.tsx';
import { PlacingNotice } from './placing-notice.tsx';
import { isOfTime } from './time-refusal.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useKnownCustomer } from './use-known-customer.ts';
import { type PlacingFlow, usePlacing } from './use-placing.ts';
import { useTableForm } from './use-table-form.ts';
import { When } from './when.tsx';
import { Who } from './who.tsx';

/** From the cart to a placed order, on one page (route `checkout`). */
export function CheckoutScreen() {
  const t = useT();
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
  const t = useT();
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

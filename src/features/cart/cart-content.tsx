import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { useCartQuote } from '../../components/cart/use-cart-quote.ts';
import { OrderPlace } from '../../components/delivery/order-place.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { useNews } from '../../components/layout/use-news.ts';
import { usePriceTerms } from '../../components/pricing/use-price-terms.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useReconciled } from '../../stores/cart/use-reconciled.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { cartBag } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { CartLines } from './cart-lines.tsx';
import { Suggestions } from './cart-suggestions.tsx';
import { CartTime } from './cart-time.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { ClearCart } from './clear-cart.tsx';
import { DifferenceNotice } from './difference-notice.tsx';
import { ToCheckout } from './to-checkout.tsx';
import { ToReservation } from './to-reservation.tsx';
import { useUndo } from './use-undo.ts';

const Box = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: 1,
  minWidth: 0,
  '&:focus': { outline: 'none' },
});
const End = styled('div', { display: 'flex', justifyContent: 'flex-end', marginBlock: '-$3' });
/** Stays at the lower edge of what scrolls: the way on is always in view. */
const Foot = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  // Where the view is tall the bill is short: the button belongs right below it.
  [medium]: { marginBlockStart: 0 },
  paddingBlock: '$4 $3',
  // Hides what passes under it and fades out on every side: the page's own ground may be of several colours.
  '&::before': {
    content: '',
    position: 'absolute',
    // Below it too, where the fading end is out of sight as long as something passes under it.
    insetBlock: '0 -$space$3',
    insetInline: '-$space$4',
    zIndex: -1,
    background: 'var(--ground, $colors$bg)',
    maskImage:
      'linear-gradient(transparent, #000 16px, #000 calc(100% - 8px), transparent), linear-gradient(90deg, transparent, #000 16px, #000 calc(100% - 16px), transparent)',
    maskComposite: 'intersect',
  },
});

/** The cart from its lines to the way to the checkout; a screen or a panel goes around it. `prompts`: it asks for what it needs by itself. */
export function CartContent({ prompts = false }: { prompts?: boolean }) {
  const { t } = useTranslation();
  useReconciled();
  const router = useRouter();
  const here = useHere();
  const box = useRef<HTMLElement>(null);
  const { lines, type, bill, way, remove } = useCart(({ cart, ...state }) => ({
    lines: cart.lines,
    type: cart.sellingType,
    bill: state.bill,
    way: state.way,
    remove: state.remove,
  }));
  const WayOn = way ? ToReservation : ToCheckout;
  const quote = useCartQuote();
  const terms = usePriceTerms();
  const undo = useUndo();
  const { money } = useFormat();
  const total = useNews(bill && `${t('cart.total')} ${money(bill.total)}`);
  // The button that was pressed goes with its line or toast: focus stays in the cart.
  const keepFocus = () => box.current?.focus({ preventScroll: true });

  if (!bill || !quote) {
    return (
      <Box>
        <UnpricedCart />
      </Box>
    );
  }
  const toMenu = () => void router.navigate(paths.menu(here));
  return (
    <Box ref={box} tabIndex={-1} aria-label={t('cart.title')}>
      <ChangesNotice onDone={keepFocus} />
      <DifferenceNotice onDone={keepFocus} />
      {!way && (
        <>
          <OrderPlace type={type} prompts={prompts} />
          <CartTime />
        </>
      )}
      {lines.length > 0 ? (
        <CartLines
          lines={lines}
          bill={bill}
          quote={quote}
          onRemove={(line: CartLine) => {
            keepFocus();
            undo.remove(line);
          }}
        />
      ) : (
        <StatePanel
          icon={cartBag}
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={<Button onClick={toMenu}>{t('cart.browse')}</Button>}
        />
      )}
      {bill.problems.length > 1 && (
        <Button
          variant="danger"
          onClick={() => {
            keepFocus();
            for (const { line } of bill.problems) remove(line.key);
          }}
        >
          {t('cart.dropProblems')}
        </Button>
      )}
      <End>
        <ClearCart onClear={undo.clear} home={() => box.current} />
      </End>
      <Suggestions />
      {bill.lines.length > 0 && (
        <>
          <CouponField />
          <BillSummary quote={quote} terms={terms} />
        </>
      )}
      <LiveRegion message={total} />
      <Foot>
        {undo.message && (
          <Toast
            message={undo.message}
            actionLabel={t('ui.undo')}
            onAction={() => {
              keepFocus();
              undo.restore();
            }}
            onDismiss={undo.dismiss}
          />
        )}
        {bill.lines.length > 0 ? (
          <WayOn due={bill.due} />
        ) : (
          // Nothing in it can be had: there is nothing to check out, but there is a menu.
          lines.length > 0 && (
            <Button size="l" block onClick={toMenu}>
              {t('cart.browse')}
            </Button>
          )
        )}
      </Foot>
    </Box>
  );
}

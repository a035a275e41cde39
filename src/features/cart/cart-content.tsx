import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { FreeDeliveryNotice } from '../../components/cart/free-delivery-notice.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { OrderDestination } from '../../components/delivery/order-destination.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { useChangeAnnouncement } from '../../components/layout/use-change-announcement.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import { OrderTime } from '../../components/schedule/order-time.tsx';
import { ScheduleNotice } from '../../components/schedule/schedule-notice.tsx';
import { useLastOrdersText } from '../../components/schedule/use-last-orders-text.ts';
import { getSellingSettings } from '../../domain/business/selling.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartQuote, useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import { useBusiness, useCart, usePricesHidden } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { cartBag } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { OrderChoiceBarSpace } from '../../ui/layout/order-choice-bar-space.ts';
import { Text } from '../../ui/layout/text.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutButton, ReservationButton } from './cart-next-action.tsx';
import { BranchChangesNotice, PriceChangeNotice } from './cart-notices.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';
import { ClearCart } from './clear-cart.tsx';
import { useCartUndo } from './use-cart-undo.ts';

const Box = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: 1,
  minWidth: 0,
  '&:focus': { outline: 'none' },
});
const ClearCartRow = styled('div', { display: 'flex', justifyContent: 'flex-end', marginBlock: '-$3' });
/** Sticks to the bottom of the scroll container, so that the next action is always visible. */
const StickyFooter = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  // On wide elements, the button directly follows the bill.
  [medium]: { marginBlockStart: 0 },
  paddingBlock: '$4 $3',
  // Hides the content that scrolls behind the footer. All edges fade out, because the host page's background is unknown.
  '&::before': {
    content: '',
    position: 'absolute',
    // Reaches past the bottom of the footer. The faded bottom edge is then out of view, and no content shows through it.
    insetBlock: '0 -$space$3',
    insetInline: '-$space$4',
    zIndex: -1,
    background: 'var(--cart-background, $colors$bg)',
    maskImage:
      'linear-gradient(transparent, #000 16px, #000 calc(100% - 8px), transparent), linear-gradient(90deg, transparent, #000 16px, #000 calc(100% - 16px), transparent)',
    maskComposite: 'intersect',
  },
});

interface CartContentProps {
  /** Opens the sheet for the destination or table at once when none is chosen. */
  autoOpensPlaceSheet?: boolean;
  /** True if the menu is visible beside the cart. The cart then has no button that opens the menu. */
  isBesideMenu?: boolean;
}

/**
 * The content of the cart for a screen or a panel: the lines, the bill and the next action. The cart store holds the
 * lines, their bill, and the price changes that the server reported.
 */
export function CartContent({ autoOpensPlaceSheet = false, isBesideMenu = false }: CartContentProps) {
  const { t } = useTranslation();
  useCartRevalidation();
  const router = useRouter();
  const pathParams = usePathParams();
  const box = useRef<HTMLElement>(null);
  const { lines, type, bill, preorderType, remove } = useCart(({ cart, ...state }) => ({
    lines: cart.lines,
    type: cart.orderType,
    bill: state.bill,
    preorderType: state.preorderType,
    remove: state.remove,
  }));
  const NextAction = preorderType ? ReservationButton : CheckoutButton;
  const quote = useCartQuote();
  const terms = usePriceTerms();
  const cartUndo = useCartUndo();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const totalAnnouncement = useChangeAnnouncement(
    bill?.lines.length && !pricesHidden ? `${t('cart.total')} ${formatMoney(bill.total)}` : null,
  );
  // The pressed button is removed with its line or toast: move the focus to the cart.
  const focusCart = () => box.current?.focus({ preventScroll: true });

  if (!bill || !quote) {
    return (
      <Box>
        <UnpricedCart />
      </Box>
    );
  }
  const openMenu = () => void router.navigate(paths.menu(pathParams));
  return (
    <Box ref={box} tabIndex={-1} aria-label={t('cart.title')}>
      <BranchChangesNotice onDone={focusCart} />
      <PriceChangeNotice onDone={focusCart} />
      {!preorderType && (
        <>
          <OrderDestination type={type} autoOpen={autoOpensPlaceSheet} />
          <CartTime />
        </>
      )}
      {lines.length > 0 ? (
        <CartLines
          lines={lines}
          bill={bill}
          quote={quote}
          onRemove={(line: CartLine) => {
            focusCart();
            cartUndo.remove(line);
          }}
        />
      ) : (
        <StatePanel
          icon={cartBag}
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={isBesideMenu ? undefined : <Button onClick={openMenu}>{t('cart.browse')}</Button>}
        />
      )}
      {bill.problems.length > 1 && (
        <Button
          variant="danger"
          onClick={() => {
            focusCart();
            for (const { line } of bill.problems) remove(line.key);
          }}
        >
          {t('cart.dropProblems')}
        </Button>
      )}
      <ClearCartRow>
        <ClearCart onClear={cartUndo.clear} getFocusTarget={() => box.current} />
      </ClearCartRow>
      <CartSuggestions />
      {bill.lines.length > 0 && (
        <>
          <CouponField />
          <FreeDeliveryNotice />
          <BillSummary quote={quote} terms={terms} />
        </>
      )}
      <LiveRegion message={totalAnnouncement} />
      <StickyFooter>
        {cartUndo.message && (
          <Toast
            message={cartUndo.message}
            actionLabel={t('ui.undo')}
            onAction={() => {
              focusCart();
              cartUndo.restore();
            }}
            onDismiss={cartUndo.dismiss}
          />
        )}
        {bill.lines.length > 0 ? (
          <NextAction due={bill.due} />
        ) : (
          // No line can be ordered: offer the menu instead of the checkout.
          lines.length > 0 &&
          !isBesideMenu && (
            <Button size="l" block onClick={openMenu}>
              {t('cart.browse')}
            </Button>
          )
        )}
      </StickyFooter>
    </Box>
  );
}

/**
 * Shows the order time, with a notice if the chosen time is no longer available. If the business schedules no orders of
 * this type, shows until when it takes orders.
 */
function CartTime() {
  const business = useBusiness((state) => state.business);
  const { type, count } = useCart(({ cart, count }) => ({ type: cart.orderType, count }));
  const lastOrdersText = useLastOrdersText();
  if (!business || !count) return null;
  if (!getSellingSettings(business, type)?.scheduled?.on)
    return lastOrdersText && <Text size="s">{lastOrdersText}</Text>;
  return (
    <div>
      <Alert role="status">
        <ScheduleNotice />
      </Alert>
      <OrderChoiceBarSpace>
        <OrderTime />
      </OrderChoiceBarSpace>
    </div>
  );
}

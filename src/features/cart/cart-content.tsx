import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BillSummary } from '../../components/cart/bill-summary.tsx';
import { CouponField } from '../../components/cart/coupon-field.tsx';
import { UnpricedCart } from '../../components/cart/unpriced-cart.tsx';
import { OrderPlace } from '../../components/delivery/order-place.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { useChangeAnnouncement } from '../../components/layout/use-change-announcement.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePriceTerms } from '../../components/pricing/price-terms.ts';
import { OrderTime } from '../../components/schedule/order-time.tsx';
import { ScheduleNotice } from '../../components/schedule/schedule-notice.tsx';
import { settingsOf } from '../../domain/business/selling.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartQuote, useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { cartBag } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { PlaceRoom } from '../../ui/layout/place-room.ts';
import { CartLines } from './cart-lines.tsx';
import { ToCheckout, ToReservation } from './cart-next-action.tsx';
import { ChangesNotice, DifferenceNotice } from './cart-notices.tsx';
import { Suggestions } from './cart-suggestions.tsx';
import { ClearCart } from './clear-cart.tsx';
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
/** Sticks to the lower edge of the scroller, so that the next action is always visible. */
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

// The cart from its lines to the button that leads on, inside a screen or a panel. All of it comes from the cart store: the
// lines, their bill, and differences from the server's price.

/** `prompts`: asks for missing details by itself. */
export function CartContent({ prompts = false }: { prompts?: boolean }) {
  const { t } = useTranslation();
  useCartRevalidation();
  const router = useRouter();
  const here = usePathParams();
  const box = useRef<HTMLElement>(null);
  const { lines, type, bill, way, remove } = useCart(({ cart, ...state }) => ({
    lines: cart.lines,
    type: cart.sellingType,
    bill: state.bill,
    way: state.way,
    remove: state.remove,
  }));
  const NextAction = way ? ToReservation : ToCheckout;
  const quote = useCartQuote();
  const terms = usePriceTerms();
  const undo = useUndo();
  const { money } = useFormat();
  const total = useChangeAnnouncement(bill && `${t('cart.total')} ${money(bill.total)}`);
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
          <NextAction due={bill.due} />
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

/** The time of the order, where the customer can choose it, and what happened to the chosen time. */
function CartTime() {
  const business = useBusiness((state) => state.business);
  const { type, count } = useCart(({ cart, count }) => ({ type: cart.sellingType, count }));
  if (!business || !count || !settingsOf(business, type)?.scheduled?.on) return null;
  return (
    <div>
      <Alert role="status">
        <ScheduleNotice />
      </Alert>
      <PlaceRoom>
        <OrderTime />
      </PlaceRoom>
    </div>
  );
}

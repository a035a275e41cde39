import { useMemo, useRef } from 'react';
import { toWireQuote } from '../../api/quote.ts';
import type { CartLine } from '../../domain/cart/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart, useMenu } from '../../stores/context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/button.tsx';
import { cartBag } from '../../ui/icon-paths.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Toast } from '../../ui/toast.tsx';
import { BillSummary } from '../shared/bill-summary.tsx';
import { useHere } from '../shared/use-here.ts';
import { ChangesNotice, UnpricedCart } from './branch-notices.tsx';
import { CartLines } from './cart-lines.tsx';
import { ToCheckout } from './to-checkout.tsx';
import { useUndo } from './use-undo.ts';

const Box = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: 1,
  minWidth: 0,
  '&:focus': { outline: 'none' },
});
/** Stays at the lower edge of what scrolls: the way on is always in view. */
const Foot = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  // Where the view is tall the bill is short: the button belongs right below it.
  [medium]: { marginBlockStart: 0 },
  paddingBlock: '$4 $3',
  background: 'linear-gradient(transparent, var(--ground, $colors$bg) 16px)',
});

/** The cart from its lines to the way to the checkout; a screen or a panel goes around it. */
export function CartContent() {
  const t = useT();
  const text = useText();
  const router = useRouter();
  const here = useHere();
  const box = useRef<HTMLElement>(null);
  const itemById = useMenu((state) => state.itemById);
  const { lines, bill, remove } = useCart(({ cart, ...state }) => ({
    lines: cart.lines,
    bill: state.bill,
    remove: state.remove,
  }));
  const quote = useMemo(() => bill && toWireQuote(bill), [bill]);
  const undo = useUndo();
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
  const removedItem = undo.line && itemById(undo.line.itemId);
  return (
    <Box ref={box} tabIndex={-1} aria-label={t('cart.title')}>
      <ChangesNotice onDone={keepFocus} />
      {lines.length > 0 ? (
        <CartLines
          lines={lines}
          bill={bill}
          onRemove={(line: CartLine) => {
            keepFocus();
            remove(line.key);
            undo.offer();
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
      {bill.lines.length > 0 && <BillSummary quote={quote} />}
      <Foot>
        {undo.line && (
          <Toast
            message={t('cart.removed', {
              name: removedItem ? text(removedItem.name) : t('cart.unknownItem'),
            })}
            actionLabel={t('ui.undo')}
            onAction={() => {
              keepFocus();
              undo.restore();
            }}
            onDismiss={undo.dismiss}
          />
        )}
        {bill.lines.length > 0 ? (
          <ToCheckout due={bill.due} />
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

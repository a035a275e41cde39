import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockerNotice, useOrderBlocker } from '../../components/cart/order-blocker.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useReservationPath } from '../../components/menu/use-preorder-card-context.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/**
 * Opens the checkout and shows the amount due, unless the business hides its prices. While the cart cannot be ordered,
 * the button is disabled and shows the reason.
 */
export function CheckoutButton({ due }: { due: Money }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const router = useRouter();
  const pathParams = usePathParams();
  const blocker = useOrderBlocker();
  const reasonId = useId();
  return (
    <Stack gap="2">
      {blocker && (
        <div id={reasonId}>
          <BlockerNotice blocker={blocker} />
        </div>
      )}
      <Button
        size="l"
        block
        spread
        disabled={!!blocker}
        aria-describedby={blocker ? reasonId : undefined}
        onPointerEnter={() => router.preload('checkout')}
        onClick={() => router.navigate(paths.checkout(pathParams))}
      >
        <span>{t('cart.checkout')}</span>
        {!pricesHidden && <bdi translate="no">{formatMoney(due)}</bdi>}
      </Button>
    </Stack>
  );
}

/** Returns to the reservation of this pre-order and shows the amount due, unless the business hides its prices. */
export function ReservationButton({ due }: { due: Money }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const router = useRouter();
  const reservationPath = useReservationPath();
  return (
    <Button size="l" block spread onClick={() => router.navigate(reservationPath)}>
      <span>{t('preorder.toBooking')}</span>
      {!pricesHidden && <bdi translate="no">{formatMoney(due)}</bdi>}
    </Button>
  );
}

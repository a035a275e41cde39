import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockerNotice, useOrderBlocker } from '../../components/cart/order-blocker.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useReservationPath } from '../../components/menu/use-preorder-card-context.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Leads to the checkout, with the amount due; or tells why the cart cannot be ordered now. */
export function ToCheckout({ due }: { due: Money }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const router = useRouter();
  const here = usePathParams();
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
        onClick={() => router.navigate(paths.checkout(here))}
      >
        <span>{t('cart.checkout')}</span>
        <bdi>{money(due)}</bdi>
      </Button>
    </Stack>
  );
}

/** Leads back to the reservation that this pre-order belongs to, with the amount due. */
export function ToReservation({ due }: { due: Money }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const router = useRouter();
  const booking = useReservationPath();
  return (
    <Button size="l" block spread onClick={() => router.navigate(booking)}>
      <span>{t('preorder.toBooking')}</span>
      <bdi>{money(due)}</bdi>
    </Button>
  );
}

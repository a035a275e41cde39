import { useTranslation } from 'react-i18next';
import { useReservationPath } from '../../components/menu/use-of-preorder.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useRouter } from '../../router/router-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';

/** The way back to the reservation that the cart goes with, with what is due there. */
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

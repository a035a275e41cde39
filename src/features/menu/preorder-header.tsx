import { useTranslation } from 'react-i18next';
import { useReservationPath } from '../../components/menu/use-of-preorder.ts';
import { useSlotText } from '../../components/schedule/use-slot-text.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { food } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';

/** For when the dishes are, and the way back to the reservation they go with. */
export function PreorderHeader() {
  const { t } = useTranslation();
  const router = useRouter();
  const booking = useReservationPath();
  const slot = useCart((state) => state.selectedScheduleSlot);
  const { full } = useSlotText();
  return (
    <ScreenBar
      title={t('preorder.dishes')}
      subtitle={slot && <bdi>{full(slot)}</bdi>}
      backLabel={t('preorder.toBooking')}
      onBack={() => router.back(booking)}
    />
  );
}

/** The business has nothing for that time. */
export function NothingToPreorder() {
  const { t } = useTranslation();
  const router = useRouter();
  const booking = useReservationPath();
  return (
    <StatePanel
      icon={food}
      title={t('preorder.noDishes')}
      text={t('preorder.noDishesHint')}
      action={<Button onClick={() => router.navigate(booking)}>{t('preorder.toBooking')}</Button>}
    />
  );
}

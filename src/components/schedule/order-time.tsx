import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropFullStop } from '../../i18n/full-stop.ts';
import { useRouterState } from '../../router/router-context.tsx';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { OrderChoiceBar } from '../../ui/navigation/order-choice-bar.tsx';
import { useLastOrdersText } from './use-last-orders-text.ts';
import { useSlotFormatter } from './use-slot-formatter.ts';

const loadSheet = () => import('./order-time-sheet.tsx').then((module) => module.OrderTimeSheet);
const OrderTimeSheet = createLazyComponent(loadSheet);

export interface OrderTimeProps {
  /** Text below the time. Default: the last orders of the day, or a hint that the customer can choose a time. */
  detail?: string | undefined;
}

/** The bar with the time of the order. A press opens the sheet to change it. */
export function OrderTime({ detail }: OrderTimeProps) {
  const { t } = useTranslation();
  const { type: scheduleType, slot } = useSchedule((state) => state);
  const slotFormatter = useSlotFormatter();
  const lastOrdersText = useLastOrdersText();
  /** Null until the sheet opens for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // The route guard of the checkout redirects here with this notice when the order has no time.
  const route = useRouterState();
  useEffect(() => {
    if (route.notice === 'notice.timeMissing') setOpen(true);
  }, [route]);
  useEffect(() => {
    loadSheet().catch(() => undefined);
  }, []);
  const isTimeMissing = scheduleType !== 'now' && !slot;
  const title = slot
    ? slotFormatter.formatDayAndTime(slot)
    : t(isTimeMissing ? 'schedule.choose' : 'schedule.now');
  return (
    <>
      <OrderChoiceBar
        icon={isTimeMissing ? alert : slot ? calendar : clock}
        tone={isTimeMissing ? 'warn' : 'plain'}
        title={title}
        detail={
          detail ??
          (scheduleType === 'now' ? (lastOrdersText ?? t('schedule.orderLater')) : t('schedule.chooseHint'))
        }
        label={t('schedule.change', { when: dropFullStop(title) })}
        onOpen={() => setOpen(true)}
      />
      {isOpen !== null && <OrderTimeSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

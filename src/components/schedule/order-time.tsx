import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouterState } from '../../router/router-context.tsx';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { PlaceBar } from '../../ui/navigation/place-bar.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

const loadSheet = () => import('./order-time-sheet.tsx').then((module) => module.OrderTimeSheet);
const WhenSheet = lazyPart(loadSheet);

export interface OrderTimeProps {
  /** Text below the time; by default a hint that it can be changed. */
  detail?: string | undefined;
}

/** The bar with the time of the order. A press opens the sheet to change it. */
export function OrderTime({ detail }: OrderTimeProps) {
  const { t } = useTranslation();
  const { type, slot } = useSchedule((state) => state);
  const text = useSlotFormatter();
  /** Null until the sheet is first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // A guard redirected here because the order has no time.
  const route = useRouterState();
  useEffect(() => {
    if (route.notice === 'notice.timeMissing') setOpen(true);
  }, [route]);
  useEffect(() => {
    loadSheet().catch(() => undefined);
  }, []);
  const isMissing = type !== 'now' && !slot;
  const title = slot ? text.dayAndTime(slot) : t(isMissing ? 'schedule.choose' : 'schedule.now');
  return (
    <>
      <PlaceBar
        icon={isMissing ? alert : slot ? calendar : clock}
        tone={isMissing ? 'warn' : 'plain'}
        title={title}
        detail={detail ?? t(type === 'now' ? 'schedule.orderLater' : 'schedule.chooseHint')}
        label={t('schedule.change', { when: title })}
        onOpen={() => setOpen(true)}
      />
      {isOpen !== null && <WhenSheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

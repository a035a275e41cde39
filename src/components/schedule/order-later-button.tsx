import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { OrderTimeSheet } from './order-time-sheet.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

export interface OrderLaterButtonProps {
  /** True if the customer pressed the placeholder while this chunk was loading. The sheet then opens on mount. */
  defaultOpen: boolean;
}

/** Shows the chosen time of a scheduled order on the menu, and opens the sheet to change it. */
export function OrderLaterButton({ defaultOpen }: OrderLaterButtonProps) {
  const { t } = useTranslation();
  const slot = useSchedule((state) => state.slot);
  const slotFormatter = useSlotFormatter();
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {slot ? t('schedule.for', { when: slotFormatter.formatDayAndTime(slot) }) : t('schedule.orderLater')}
      </Button>
      <OrderTimeSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

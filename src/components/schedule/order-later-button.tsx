import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { OrderTimeSheet } from './order-time-sheet.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

export interface OrderLaterButtonProps {
  /** It was pressed before it was there. */
  defaultOpen: boolean;
}

/** On the menu of a shop that takes orders for later: which time is meant, and the way to another. */
export function OrderLaterButton({ defaultOpen }: OrderLaterButtonProps) {
  const { t } = useTranslation();
  const slot = useSchedule((state) => state.slot);
  const text = useSlotFormatter();
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {slot ? t('schedule.for', { when: text.dayAndTime(slot) }) : t('schedule.orderLater')}
      </Button>
      <OrderTimeSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useSlotText } from './use-slot-text.ts';
import { WhenSheet } from './when-sheet.tsx';

export interface LaterButtonProps {
  /** It was pressed before it was there. */
  isAsked: boolean;
}

/** On the menu of a shop that takes orders for later: which time is meant, and the way to another. */
export function LaterButton({ isAsked }: LaterButtonProps) {
  const { t } = useTranslation();
  const slot = useSchedule((state) => state.slot);
  const text = useSlotText();
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {slot ? t('schedule.for', { when: text.full(slot) }) : t('schedule.orderLater')}
      </Button>
      <WhenSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

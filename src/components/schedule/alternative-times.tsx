import { useTranslation } from 'react-i18next';
import type { Slot } from '../../domain/schedule/slots.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

export interface AlternativeTimesProps {
  slots: readonly Slot[];
  onChoose: (from: number) => void;
}

/** Offers the nearest free times, because the chosen time is no longer available. One press selects a time. */
export function AlternativeTimes({ slots, onChoose }: AlternativeTimesProps) {
  const { t } = useTranslation();
  const slotFormatter = useSlotFormatter();
  if (!slots.length) return null;
  return (
    <Stack gap="2" role="group" aria-label={t('schedule.nearest')}>
      <Text size="s">{t('schedule.nearest')}</Text>
      {slots.map((slot) => (
        <Button key={slot.from} variant="secondary" block onClick={() => onChoose(slot.from)}>
          <bdi>{slotFormatter.formatDayAndTime(slot)}</bdi>
        </Button>
      ))}
    </Stack>
  );
}

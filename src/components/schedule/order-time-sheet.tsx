import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree } from '../../domain/schedule/schedule-type.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useShop } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DayStrip } from '../../ui/inputs/day-strip.tsx';
import { SlotList } from '../../ui/inputs/slot-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { useDayOptions, useSlotGroups } from './slot-options.ts';
import { useTimeZoneText } from './time-text.ts';
import { TimesSkeleton } from './times-skeleton.tsx';

/** Has a minimum height, so that the strip of days does not move when the customer selects another day. */
const TimesArea = styled('div', { minHeight: 320 });

export interface OrderTimeSheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Lets the customer choose the time of the order: as soon as possible, or a day and a slot. One press selects a slot
 * and closes the sheet.
 */
export function OrderTimeSheet({ open, onClose }: OrderTimeSheetProps) {
  const { t } = useTranslation();
  const timeZoneText = useTimeZoneText();
  const { canOrderNow, type: scheduleType, chooseNow } = useSchedule((state) => state);
  const load = useShop((state) => state.load);
  useEffect(() => {
    // Reload the slots when the sheet opens, because free slots change by the minute.
    if (open) void load();
  }, [open, load]);
  return (
    <Sheet open={open} onClose={onClose} title={t('schedule.title')} closeLabel={t('ui.close')}>
      <Stack gap="4" css={{ '--edge': '16px' }}>
        {timeZoneText && (
          <Text tone="mute" size="s">
            {timeZoneText}
          </Text>
        )}
        {canOrderNow && (
          <Button
            variant={scheduleType === 'now' ? 'primary' : 'secondary'}
            size="l"
            block
            aria-pressed={scheduleType === 'now'}
            onClick={() => {
              chooseNow();
              onClose();
            }}
          >
            {t('schedule.now')}
          </Button>
        )}
        <TimesArea>
          <DaysAndTimes onChosen={onClose} />
        </TimesArea>
      </Stack>
    </Sheet>
  );
}

function DaysAndTimes({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const panelId = useId();
  const { days, slot, chooseSlot } = useSchedule((state) => state);
  const { status, load } = useShop((state) => ({ status: state.status, load: state.load }));
  const [selectedDate, setSelectedDate] = useState<string | null>(null);
  const chosenDay = days.find(({ slots }) => slots.some(({ from }) => from === slot?.from));
  const freeDay = days.find(({ slots }) => slots.some(isFree));
  const day = days.find(({ date }) => date === selectedDate) ?? chosenDay ?? freeDay ?? days[0];
  const dayOptions = useDayOptions(days);
  const slotGroups = useSlotGroups(day);

  if (!day) {
    if (status === 'idle' || status === 'fetching') return <TimesSkeleton label={t('ui.loading')} />;
    return status === 'error' ? (
      <StatePanel
        icon={offline}
        tone="warn"
        title={t('schedule.failed')}
        action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
        announce
      />
    ) : (
      <StatePanel icon={calendar} title={t('schedule.none')} text={t('schedule.noneHint')} announce />
    );
  }
  return (
    <Stack gap="4">
      <DayStrip
        label={t('schedule.day')}
        days={dayOptions}
        selected={day.date}
        onSelect={setSelectedDate}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t('schedule.time')}>
        <SlotList
          key={day.date}
          label={t('schedule.time')}
          groups={slotGroups}
          selected={slot && String(slot.from)}
          onChoose={(id) => {
            chooseSlot(Number(id));
            onChosen();
          }}
        />
      </div>
    </Stack>
  );
}

import { useEffect, useId, useState } from 'react';
import { isFree } from '../../../domain/schedule/schedule-type.ts';
import { useT } from '../../../i18n/context.tsx';
import { useShop } from '../../../stores/context.tsx';
import { useSchedule } from '../../../stores/use-schedule.ts';
import { styled } from '../../../theme/stitches.ts';
import { Button } from '../../../ui/button.tsx';
import { DayStrip } from '../../../ui/day-strip.tsx';
import { offline } from '../../../ui/icon-paths-more.ts';
import { calendar } from '../../../ui/icon-paths-ways.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SlotList } from '../../../ui/slot-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Text } from '../../../ui/text.tsx';
import { useDayOptions } from './use-day-options.ts';
import { useSlotGroups } from './use-slot-groups.ts';
import { useZoneText } from './use-zone-text.ts';

/** As high whatever day is shown: the strip does not move under the finger. */
const Times = styled('div', { minHeight: 320 });

export interface WhenSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Choosing when the order is for: as soon as possible, or a day and a time. One press chooses and closes. */
export function WhenSheet({ open, onClose }: WhenSheetProps) {
  const t = useT();
  const zone = useZoneText();
  const { canNow, type, chooseNow } = useSchedule((state) => state);
  const load = useShop((state) => state.load);
  useEffect(() => {
    // What is free changes by the minute.
    if (open) void load();
  }, [open, load]);
  return (
    <Sheet open={open} onClose={onClose} title={t('schedule.title')} closeLabel={t('ui.close')}>
      <Stack gap="4" css={{ '--edge': '16px' }}>
        {zone && (
          <Text tone="mute" size="s">
            {zone}
          </Text>
        )}
        {canNow && (
          <Button
            variant={type === 'now' ? 'primary' : 'secondary'}
            size="l"
            block
            aria-pressed={type === 'now'}
            onClick={() => {
              chooseNow();
              onClose();
            }}
          >
            {t('schedule.now')}
          </Button>
        )}
        <Times>
          <DaysAndTimes onChosen={onClose} />
        </Times>
      </Stack>
    </Sheet>
  );
}

function DaysAndTimes({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const panelId = useId();
  const { days, slot, chooseSlot } = useSchedule((state) => state);
  const { status, load } = useShop((state) => ({ status: state.status, load: state.load }));
  const [picked, setPicked] = useState<string | null>(null);
  const chosenDay = days.find(({ slots }) => slots.some(({ from }) => from === slot?.from));
  const freeDay = days.find(({ slots }) => slots.some(isFree));
  const day = days.find(({ date }) => date === picked) ?? chosenDay ?? freeDay ?? days[0];
  const options = useDayOptions(days);
  const groups = useSlotGroups(day);

  if (!day) {
    if (status === 'idle' || status === 'fetching') return <Loading label={t('ui.loading')} />;
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
        days={options}
        selected={day.date}
        onSelect={setPicked}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t('schedule.time')}>
        <SlotList
          key={day.date}
          label={t('schedule.time')}
          groups={groups}
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

const Loading = ({ label }: { label: string }) => (
  <Stack gap="4" aria-busy="true" aria-label={label} role="status">
    <Skeleton height={68} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
  </Stack>
);

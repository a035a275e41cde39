import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Countdown } from '../feedback/countdown.tsx';
import { Stack } from '../layout/stack.tsx';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { Button } from './button.tsx';
import { DayStrip } from './day-strip.tsx';
import { type SlotGroup, SlotList } from './slot-list.tsx';

/** Day and time of an order, and how long the slot is held. */
const meta: Meta = { title: 'Schedule/Times' };
export default meta;
type Story = StoryObj;

const buildDays = (t: Translate) => [
  { id: '1', name: t('Today', 'اليوم'), date: t('21 Nov', '٢١ نوفمبر'), note: t('Full', 'ممتلئ') },
  { id: '2', name: t('Tomorrow', 'غدًا'), date: t('22 Nov', '٢٢ نوفمبر') },
  { id: '3', name: t('Mon', 'الاثنين'), date: t('23 Nov', '٢٣ نوفمبر') },
  { id: '4', name: t('Tue', 'الثلاثاء'), date: t('24 Nov', '٢٤ نوفمبر') },
  { id: '5', name: t('Wed', 'الأربعاء'), date: t('25 Nov', '٢٥ نوفمبر') },
  { id: '6', name: t('Thu', 'الخميس'), date: t('26 Nov', '٢٦ نوفمبر') },
];

const formatSlot = (t: Translate, hour: number) =>
  t(`${hour}:00 – ${hour}:30`, `${hour.toLocaleString('ar-EG')}:٠٠ – ${hour.toLocaleString('ar-EG')}:٣٠`);

const buildGroups = (t: Translate): SlotGroup[] => [
  {
    id: 'night',
    name: t('Night', 'الليل'),
    detail: t('The night from Saturday to Sunday', 'الليلة من السبت إلى الأحد'),
    slots: [{ id: '0', label: formatSlot(t, 1) }],
  },
  {
    id: 'afternoon',
    name: t('Afternoon', 'بعد الظهر'),
    slots: [12, 13, 14, 15, 16].map((hour) => ({
      id: String(hour),
      label: formatSlot(t, hour),
      ...(hour === 13 && { isFull: true, note: t('Full', 'ممتلئ') }),
      ...(hour === 14 && { note: t('2 left', 'بقي مكانان') }),
    })),
  },
];

function Times({ t }: { t: Translate }) {
  const [day, setDay] = useState('2');
  const [slot, setSlot] = useState<string | null>('15');
  return (
    <Stack gap="4">
      <DayStrip
        label={t('Day', 'اليوم')}
        days={buildDays(t)}
        selected={day}
        onSelect={setDay}
        panelId="times"
      />
      <div id="times" role="tabpanel" aria-label={t('Times', 'الأوقات')}>
        <SlotList label={t('Time', 'الوقت')} groups={buildGroups(t)} selected={slot} onChoose={setSlot} />
      </div>
    </Stack>
  );
}

export const Choosing: Story = bilingualStory((t) => <Times t={t} />);
export const ChoosingFocused: Story = bilingualStory((t) => <Times t={t} />, FOCUSED);
export const ChoosingNarrow: Story = bilingualStory((t) => <Times t={t} />, NARROW);

const renderStartTimes = (t: Translate) => (
  <SlotList label={t('Time', 'الوقت')} groups={buildGroups(t)} selected={null} onChoose={noop} inPage />
);
export const InPage: Story = bilingualStory(renderStartTimes);

const renderHeldSlots = (t: Translate) => (
  <Stack gap="3">
    <Countdown
      label={t('Kept for you for', 'محجوز لك لمدة')}
      remainingText={t('9:41', '٩:٤١')}
      remainingShare={0.97}
    />
    <Countdown
      label={t('Kept for you for', 'محجوز لك لمدة')}
      remainingText={t('1:05', '١:٠٥')}
      remainingShare={0.1}
      urgent
      action={
        <Button variant="secondary" onClick={noop}>
          {t('Keep it longer', 'مدّد الحجز')}
        </Button>
      }
    />
  </Stack>
);
export const HeldSlot: Story = bilingualStory(renderHeldSlots);
export const HeldSlotNarrow: Story = bilingualStory(renderHeldSlots, NARROW);

import { useEffect, useRef } from 'react';
import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { listAlternatives } from '../../domain/schedule/schedule-type.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { OrderPlacementState } from '../../stores/orders/orders-state.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Names the refused slot and offers other free slots. */
export function RefusedTimeAlternatives({
  placement,
}: {
  placement: Extract<OrderPlacementState, { status: 'refused' }>;
}) {
  const { days, chooseSlot } = useSchedule((state) => state);
  const refusedSlot = useCart((state) => state.selectedScheduleSlot);
  const refusedStart = refusedSlot?.from;
  const slotFormatter = useSlotFormatter();
  const slots = days.flatMap((day) => day.slots);
  return (
    <>
      {refusedSlot && <Text strong>{slotFormatter.formatDayAndTime(refusedSlot)}</Text>}
      <AlternativeTimes
        slots={listAlternatives(slots, refusedStart ?? 0, placement.alternatives ?? [])}
        onChoose={chooseSlot}
      />
    </>
  );
}

/** Messages by refusal code, for refusals of the order's time. */
export const TIME_REFUSAL_MESSAGES: Readonly<Record<string, MessageKey>> = {
  closed: 'notice.shopClosed',
  slot_full: 'schedule.news.full',
  slot_gone: 'schedule.news.gone',
  busier: 'schedule.busier',
  only_scheduled: 'schedule.onlyLater',
};

export const isTimeRefused = (placement: OrderPlacementState): boolean =>
  placement.status === 'refused' && placement.code in TIME_REFUSAL_MESSAGES;

/** Dismisses a refusal of the time when the customer chooses another time anywhere on the page. */
export function useTimeRefusalDismissal(placement: OrderPlacementState, dismiss: () => void): void {
  const slotStart = useCart((state) => state.selectedScheduleSlot?.from);
  const latest = useRef({ placement, dismiss });
  latest.current = { placement, dismiss };
  const previousSlotStart = useRef(slotStart);
  useEffect(() => {
    if (slotStart !== previousSlotStart.current && isTimeRefused(latest.current.placement))
      latest.current.dismiss();
    previousSlotStart.current = slotStart;
  }, [slotStart]);
}

import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import { nearest } from '../../domain/schedule/schedule-type.ts';
import type { Placing } from '../../stores/orders/orders-state.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useCart } from '../../stores/stores-context.tsx';

const OFFERED = 4;

/** The nearest free times in the place of the one that was refused: the server's, else those that are known. */
export function TimesInstead({ placing }: { placing: Extract<Placing, { status: 'refused' }> }) {
  const { days, chooseSlot } = useSchedule((state) => state);
  const wanted = useCart((state) => state.selectedScheduleSlot?.from);
  const known = days.flatMap(({ slots }) => slots).filter(({ from }) => from !== wanted);
  return (
    <AlternativeTimes
      slots={placing.alternatives?.length ? placing.alternatives : nearest(known, wanted ?? 0, OFFERED)}
      onChoose={chooseSlot}
    />
  );
}

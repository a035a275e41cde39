import { useTranslation } from 'react-i18next';
import type { SlotRefusal } from '../../domain/schedule/branch-schedule.ts';
import { listNearestSlots } from '../../domain/schedule/schedule-type.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { AlternativeTimes } from './alternative-times.tsx';

const MAX_ALTERNATIVES = 4;

export interface ScheduleNoticeProps {
  /** The server's refusal of the chosen slot. */
  refused?: SlotRefusal | null;
}

/** Tells the customer what happened to the chosen time, and offers the next actions. Place it in a live region. */
export function ScheduleNotice({ refused = null }: ScheduleNoticeProps) {
  const { t } = useTranslation();
  const { notice, days, canOrderNow, chooseNow, chooseSlot, dismissNotice } = useSchedule((state) => state);
  const chosenSlot = useCart((state) => state.selectedScheduleSlot);
  const change = refused ? (refused.code === 'slot_full' ? 'full' : 'gone') : notice;
  if (!change) return null;
  const isLost = change !== 'opened' && change !== 'closed';
  const freeSlots = listNearestSlots(
    days.flatMap(({ slots }) => slots).filter(({ from }) => from !== chosenSlot?.from),
    chosenSlot?.from ?? 0,
    MAX_ALTERNATIVES,
  );
  return (
    <Notice icon={clock} tone={change === 'opened' ? 'ok' : 'warn'}>
      <Stack gap="2">
        {t(`schedule.news.${change}`)}
        {isLost && (
          <AlternativeTimes
            slots={refused?.alternatives.length ? refused.alternatives : freeSlots}
            onChoose={chooseSlot}
          />
        )}
        {!isLost && (
          <Row wrap>
            {change === 'opened' && canOrderNow && (
              <Button variant="secondary" onClick={chooseNow}>
                {t('schedule.now')}
              </Button>
            )}
            <Button variant="quiet" onClick={dismissNotice}>
              {t('schedule.gotIt')}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

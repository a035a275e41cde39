import { useTranslation } from 'react-i18next';
import type { SlotRefusal } from '../../domain/schedule/branch-schedule.ts';
import { listAlternatives } from '../../domain/schedule/schedule-type.ts';
import { type ScheduleNoticeKind, useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { AlternativeTimes } from './alternative-times.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

/** Notices that the chosen slot is lost. They offer other slots. */
const LOST_SLOT_NOTICES: readonly ScheduleNoticeKind[] = ['passed', 'full', 'gone'];
/** Notices that offer an immediate order. */
const IMMEDIATE_ORDER_NOTICES: readonly ScheduleNoticeKind[] = ['opened', 'unscheduled'];

export interface ScheduleNoticeProps {
  /** The server's refusal of the chosen slot. */
  refusal?: SlotRefusal | null;
}

/** Tells the customer what happened to the chosen time, and offers the next actions. Place it in a live region. */
export function ScheduleNotice({ refusal = null }: ScheduleNoticeProps) {
  const { t } = useTranslation();
  const { notice, days, canOrderNow, chooseNow, chooseSlot, dismissNotice } = useSchedule((state) => state);
  const slotFormatter = useSlotFormatter();
  const chosenSlot = useCart((state) => state.selectedScheduleSlot);
  const noticeKind = refusal ? (refusal.code === 'slot_full' ? 'full' : 'gone') : notice;
  if (!noticeKind) return null;
  const isSlotLost = LOST_SLOT_NOTICES.includes(noticeKind);
  const alternatives = listAlternatives(
    days.flatMap(({ slots }) => slots),
    chosenSlot?.from ?? 0,
    refusal?.alternatives ?? [],
  );
  return (
    <Notice icon={clock} tone={noticeKind === 'opened' ? 'ok' : 'warn'}>
      <Stack gap="2">
        {isSlotLost && chosenSlot && <Text strong>{slotFormatter.formatDayAndTime(chosenSlot)}</Text>}
        {t(`schedule.news.${noticeKind}`)}
        {isSlotLost && <AlternativeTimes slots={alternatives} onChoose={chooseSlot} />}
        {!isSlotLost && (
          <Row wrap>
            {IMMEDIATE_ORDER_NOTICES.includes(noticeKind) && canOrderNow && (
              <Button variant="secondary" onClick={chooseNow}>
                {t('schedule.now')}
              </Button>
            )}
            {(noticeKind !== 'unscheduled' || !canOrderNow) && (
              <Button variant="quiet" onClick={dismissNotice}>
                {t('schedule.gotIt')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

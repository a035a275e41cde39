import { useTranslation } from 'react-i18next';
import { nearest } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { useSchedule } from '../../stores/schedule/use-schedule.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { AlternativeTimes } from './alternative-times.tsx';

const OFFERED = 4;

export interface TimeNewsProps {
  /** What the server refused, with what it has instead. */
  refused?: { readonly code: 'slot_full' | 'slot_gone'; readonly alternatives: readonly Slot[] } | null;
}

/** What became of the chosen time while the customer was busy, and the ways on. It stands in a live region. */
export function TimeNews({ refused = null }: TimeNewsProps) {
  const { t } = useTranslation();
  const { news, days, canNow, chooseNow, chooseSlot, dismissNews } = useSchedule((state) => state);
  const wanted = useCart((state) => state.selectedScheduleSlot);
  const told = refused ? (refused.code === 'slot_full' ? 'full' : 'gone') : news;
  if (!told) return null;
  const isLost = told !== 'opened' && told !== 'closed';
  const free = nearest(
    days.flatMap(({ slots }) => slots).filter(({ from }) => from !== wanted?.from),
    wanted?.from ?? 0,
    OFFERED,
  );
  return (
    <Notice icon={clock} tone={told === 'opened' ? 'ok' : 'warn'}>
      <Stack gap="2">
        {t(`schedule.news.${told}`)}
        {isLost && (
          <AlternativeTimes
            slots={refused?.alternatives.length ? refused.alternatives : free}
            onChoose={chooseSlot}
          />
        )}
        {!isLost && (
          <Row wrap>
            {told === 'opened' && canNow && (
              <Button variant="secondary" onClick={chooseNow}>
                {t('schedule.now')}
              </Button>
            )}
            <Button variant="quiet" onClick={dismissNews}>
              {t('schedule.gotIt')}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdownText } from '../../components/schedule/time-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { useSlotHold } from '../../stores/schedule/slot-hold-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Countdown } from '../../ui/feedback/countdown.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';

const SECOND = 1_000;
/** Less than so much is left: time to say so, and to offer more. */
const URGENT_MS = 120_000;
/** Of the countdown: its space is there before it is. */
const HEIGHT = 76;

/** Always there to have the focus; takes room only with something in it. */
const Box = styled('div', { '&:focus': { outline: 'none' }, '&:empty': { position: 'absolute' } });

/** The place kept in the chosen slot while the customer is here, for how long, and how to keep it. */
export function Hold() {
  const { t } = useTranslation();
  const { status, watch, renew } = useSlotHold((state) => state);
  useEffect(() => watch(), [watch]);
  const box = useRef<HTMLDivElement>(null);
  const renewHere = () => {
    // The button that was pressed goes with what it said.
    box.current?.focus({ preventScroll: true });
    renew();
  };
  const isKept = status === 'held' || status === 'requesting';
  return (
    <Box ref={box} tabIndex={-1} {...(isKept && { role: 'group', 'aria-label': t('schedule.hold.kept') })}>
      {status === 'held' && <Held onRenew={renewHere} />}
      {status === 'requesting' && <Skeleton height={HEIGHT} radius={12} />}
      {status === 'lost' && (
        <Notice
          icon={clock}
          tone="warn"
          announce
          action={
            <Button variant="secondary" onClick={renewHere}>
              {t('schedule.hold.again')}
            </Button>
          }
        >
          {t('schedule.hold.lost')}
        </Notice>
      )}
    </Box>
  );
}

function Held({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation();
  const now = useNow(SECOND);
  const expiresAt = useCart((state) => state.hold?.expiresAt ?? now);
  const lastsMs = useSlotHold((state) => state.lastsMs);
  const left = Math.max(0, expiresAt - now);
  const timeLeft = useCountdownText(Math.ceil(left / SECOND));
  const isUrgent = left < URGENT_MS;
  // Said when it begins and when it becomes urgent, not each second.
  const minutes = Math.ceil((isUrgent ? Math.min(URGENT_MS, lastsMs) : lastsMs) / 60_000);
  return (
    <>
      <Countdown
        label={t('schedule.hold.kept')}
        left={timeLeft}
        share={lastsMs ? left / lastsMs : 0}
        urgent={isUrgent}
        action={
          isUrgent && (
            <Button variant="secondary" onClick={onRenew}>
              {t('schedule.hold.longer')}
            </Button>
          )
        }
      />
      <LiveRegion message={t('schedule.hold.keptFor', { count: minutes })} />
    </>
  );
}

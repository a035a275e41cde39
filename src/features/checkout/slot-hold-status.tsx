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

const SECOND_MS = 1_000;
/** Below this remaining time, the countdown turns into a warning and offers to extend the hold. */
const URGENT_MS = 120_000;
/** Height of the countdown. The skeleton reserves it while the hold is requested. */
const COUNTDOWN_HEIGHT_PX = 76;

/** Always rendered, so that it can receive the focus. It has no height while it is empty. */
const Box = styled('div', { '&:focus': { outline: 'none' }, '&:empty': { position: 'absolute' } });

/**
 * The hold on the chosen slot: its remaining time, and a button to extend the hold or to request an expired hold again.
 * Tells the customer that the hold is lost, or that they hold too many places. Otherwise renders an empty box.
 */
export function SlotHoldStatus() {
  const { t } = useTranslation();
  const { status, holdSlot, renew } = useSlotHold((state) => state);
  useEffect(() => holdSlot(), [holdSlot]);
  const box = useRef<HTMLDivElement>(null);
  const renewAndFocus = () => {
    // The pressed button is removed with its notice: move the focus to the box.
    box.current?.focus({ preventScroll: true });
    renew();
  };
  const hasHold = status === 'held' || status === 'requesting';
  return (
    <Box ref={box} tabIndex={-1} {...(hasHold && { role: 'group', 'aria-label': t('schedule.hold.kept') })}>
      {status === 'held' && <HoldCountdown onRenew={renewAndFocus} />}
      {status === 'requesting' && <Skeleton height={COUNTDOWN_HEIGHT_PX} radius={12} />}
      {(status === 'exhausted' || status === 'limited') && (
        <Notice icon={clock} tone="warn" announce>
          {t(status === 'exhausted' ? 'schedule.hold.lost' : 'notice.tooManyPlaces')}
        </Notice>
      )}
      {status === 'expired' && (
        <Notice
          icon={clock}
          tone="warn"
          announce
          action={
            <Button variant="secondary" onClick={renewAndFocus}>
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

function HoldCountdown({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation();
  const now = useNow(SECOND_MS);
  const expiresAt = useCart((state) => state.hold?.expiresAt ?? now);
  const durationMs = useSlotHold((state) => state.durationMs);
  const timeLeftMs = Math.max(0, expiresAt - now);
  const timeLeft = useCountdownText(Math.ceil(timeLeftMs / SECOND_MS));
  const isUrgent = timeLeftMs < URGENT_MS;
  // Screen readers announce the time when the hold begins and when it is about to end, not every second.
  const announcedMinutes = Math.ceil((isUrgent ? Math.min(URGENT_MS, durationMs) : durationMs) / 60_000);
  return (
    <>
      <Countdown
        label={t('schedule.hold.kept')}
        remainingText={timeLeft}
        remainingShare={durationMs ? timeLeftMs / durationMs : 0}
        urgent={isUrgent}
        action={
          isUrgent && (
            <Button variant="secondary" onClick={onRenew}>
              {t('schedule.hold.longer')}
            </Button>
          )
        }
      />
      <LiveRegion message={t('schedule.hold.keptFor', { count: announcedMinutes })} />
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdownText } from '../../components/schedule/time-text.ts';
import { CountdownSheet } from '../../ui/overlays/countdown-sheet.tsx';
import { createBusyCheck } from '../host/erase-visit.ts';
import { COUNTDOWN_SECONDS, type IdleWatch, watchIdle } from '../host/watch-idle.ts';
import type { Services } from '../service-types.ts';

/** Screen readers hear the remaining time at these seconds only. */
const ANNOUNCED_SECONDS = [COUNTDOWN_SECONDS, 10, 5];

interface IdleCountdownProps {
  readonly services: Services;
  /** Seconds without input before the countdown. */
  readonly idleSeconds: number;
}

/** On a shared device: asks whether the customer is still there, and resets the element if nobody answers. */
export function IdleCountdown({ services, idleSeconds }: IdleCountdownProps) {
  const { t } = useTranslation();
  const { config, untouchedRef, report } = services;
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [announcedSeconds, setAnnouncedSeconds] = useState<number | null>(null);
  const time = useCountdownText(secondsLeft ?? 0);
  const announcedTime = useCountdownText(announcedSeconds ?? 0);
  const watch = useRef<IdleWatch>(null);
  useEffect(() => {
    const newWatch = watchIdle({
      idleSeconds,
      untouchedRef,
      isBusy: createBusyCheck(services).isBusy,
      onCountdown(seconds) {
        setSecondsLeft(seconds);
        if (seconds === null || ANNOUNCED_SECONDS.includes(seconds)) setAnnouncedSeconds(seconds);
      },
      onIdle() {
        config.reset?.().catch((error) => report(error, 'reset'));
      },
    });
    watch.current = newWatch;
    return newWatch.stop;
  }, [services, config, untouchedRef, report, idleSeconds]);
  return (
    <CountdownSheet
      open={secondsLeft !== null}
      title={t('idle.title')}
      text={t('idle.text')}
      time={time}
      announcement={announcedSeconds === null ? '' : `${t('idle.text')} ${announcedTime}`}
      closeLabel={t('ui.close')}
      continueLabel={t('idle.goOn')}
      onContinue={() => watch.current?.noteInput()}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useNow } from '../../components/schedule/use-now.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** An order is late this long after the promised time. */
const LATE_AFTER_MS = 5 * 60_000;
/** A longer wait has no progress bar, because the bar would not visibly move. */
const MAX_BAR_MS = 2 * 3_600_000;

interface OrderCountdownProps {
  /** The promised time, in epoch ms. */
  promisedAt: number;
  /** Start of the wait, in epoch ms: when the order was placed, or became pending. */
  startedAt: number;
}

/**
 * Counts down to the promised time. Screen readers announce only that the order is late, not every change of the timer.
 */
export function OrderCountdown({ promisedAt, startedAt }: OrderCountdownProps) {
  const { t } = useTranslation();
  const { locale, country } = useLocale();
  const now = useNow(1000);
  const remainingMs = promisedAt - now;
  const totalMs = promisedAt - startedAt;
  const isLate = remainingMs <= -LATE_AFTER_MS;
  const overdueText = isLate ? t('order.late') : t('order.anyMoment');
  return (
    <Stack gap="2">
      <Text role="timer" size="l" strong>
        {remainingMs > 0
          ? t('order.inTime', { time: formatDuration(locale, country, remainingMs) })
          : overdueText}
      </Text>
      {totalMs > 0 && totalMs <= MAX_BAR_MS && (
        <ProgressBar
          value={Math.min(1, Math.max(0, 1 - remainingMs / totalMs))}
          label={t('order.progress')}
        />
      )}
      <LiveRegion message={isLate ? overdueText : ''} />
    </Stack>
  );
}

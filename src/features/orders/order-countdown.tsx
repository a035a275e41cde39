import { useTranslation } from 'react-i18next';
import { useNow } from '../../components/schedule/use-now.ts';
import { buildTelUrl } from '../../domain/phone/tel-url.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { phone as phoneIcon } from '../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Time after the promised time at which an order counts as late. */
const LATE_AFTER_MS = 5 * 60_000;
/** A longer wait has no progress bar, because the bar would not visibly move. */
const MAX_BAR_MS = 2 * 3_600_000;

interface OrderCountdownProps {
  /** The promised time, in epoch ms. */
  promisedAt: number;
  /** Start of the wait, in epoch ms: when the order was placed, or became pending. */
  startedAt: number;
  /** The branch's phone number, for customers whose order is overdue. */
  phone: string | null;
}

/**
 * Counts down to the promised time. Screen readers announce only that the order is late, not every change of the timer.
 */
export function OrderCountdown({ promisedAt, startedAt, phone }: OrderCountdownProps) {
  const { t } = useTranslation();
  const { locale, country } = useLocale();
  const format = useFormat();
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
      {remainingMs <= 0 && phone && (
        <a href={buildTelUrl(phone)} className={getButtonClass({ variant: 'quiet' })}>
          <Icon path={phoneIcon} />
          {format.isolateLtr(phone)}
        </a>
      )}
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

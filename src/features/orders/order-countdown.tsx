import { useTranslation } from 'react-i18next';
import { useNow } from '../../components/schedule/use-now.ts';
import { durationText } from '../../i18n/duration.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Up to so long after the promise, in ms, an order comes any moment; then it is late. */
const PATIENCE = 5 * 60_000;
/** A bar that takes longer than this, in ms, does not move for the eye. */
const LONGEST_BAR = 2 * 3_600_000;

interface CountdownProps {
  /** ISO 8601. */
  promised: string;
  /** From when the wait counts: when the order was placed, or begun. ISO 8601. */
  since: string;
}

/**
 * How long it still takes to the promised time, by the business's clock. It changes silently (a `timer` is not read out by
 * itself): only that it is over the time is said aloud, once.
 */
export function Countdown({ promised, since }: CountdownProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const now = useNow(1000);
  const end = Date.parse(promised);
  const left = end - now;
  const whole = end - Date.parse(since);
  const isLate = left <= -PATIENCE;
  const said = isLate ? t('order.late') : t('order.anyMoment');
  return (
    <Stack gap="2">
      <Text role="timer" size="l" strong>
        {left > 0 ? t('order.inTime', { time: durationText(locale, left) }) : said}
      </Text>
      {whole > 0 && whole <= LONGEST_BAR && (
        <ProgressBar value={Math.min(1, Math.max(0, 1 - left / whole))} label={t('order.progress')} />
      )}
      <LiveRegion message={isLate ? said : ''} />
    </Stack>
  );
}

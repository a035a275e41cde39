import { useTranslation } from 'react-i18next';
import type { Point } from '../../../domain/geo/geo.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { offline } from '../../../ui/icons/icon-paths-more.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OrderingAlternatives } from '../shared/ordering-alternatives.tsx';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import type { ZoneAtPinState } from './use-zone-at-pin.ts';

interface PinResultProps {
  place: Point | null;
  state: ZoneAtPinState;
  onRetry: () => void;
  /** Called after the customer chose an alternative that did not open another screen. */
  onLeave: () => void;
}

/** The terms of the zone at the pin. Outside all zones: other ways to order. */
export function PinResult({ place, state, onRetry, onLeave }: PinResultProps) {
  const { t } = useTranslation();
  if (state.kind === 'loading')
    return (
      <Stack gap="3">
        <Skeleton height={28} width="70%" />
        <Skeleton height={62} />
      </Stack>
    );
  if (state.kind === 'failed')
    return (
      <Notice icon={offline} tone="warn" action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}>
        {t('delivery.failed')}
      </Notice>
    );
  if (state.kind !== 'loaded') return null;
  const { result } = state;
  if (result.kind === 'zone') return <ZoneFacts zone={result.zone} area={result.area} />;
  if (!place) return null;
  return (
    <OrderingAlternatives
      place={place}
      alternatives={result.alternatives}
      onChosen={(hasNavigated) => {
        if (!hasNavigated) onLeave();
      }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { LocateProblem } from '../../../components/branches/locate.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { medium } from '../../../theme/container.ts';
import { styled } from '../../../theme/stitches.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { info } from '../../../ui/icons/icon-paths.ts';
import { offline } from '../../../ui/icons/icon-paths-more.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { OrderingAlternatives } from '../shared/ordering-alternatives.tsx';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import type { AddressState } from './use-geocoded-address.ts';
import type { PinState } from './use-zone-at-pin.ts';

const Panel = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: '$card',
  borderBlockStart: '1px solid $line',
  [medium]: { borderBlockStart: 0, borderInlineStart: '1px solid $line' },
});
const PanelContent = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '$4',
  display: 'grid',
  gap: '$3',
  alignContent: 'start',
});
const PanelFooter = styled('div', { flex: 'none', padding: '$3 $4', borderBlockStart: '1px solid $line' });

export interface MapPanelProps {
  place: Point | null;
  state: PinState;
  address: AddressState;
  /** The reason why the customer's location is unknown. */
  problem: LocateProblem | null;
  isChoosing: boolean;
  onChoose: () => void;
  onRetry: () => void;
  /** Called when the customer chose an alternative. */
  onLeave: () => void;
}

/** The address at the pin with the terms of its zone. Outside all zones: the address and other ways to order. */
export function MapPanel({
  place,
  state,
  address,
  problem,
  isChoosing,
  onChoose,
  onRetry,
  onLeave,
}: MapPanelProps) {
  const { t } = useTranslation();
  const result = state.kind === 'loaded' ? state.result : null;
  return (
    <Panel aria-label={t('map.placeLabel')}>
      <PanelContent>
        {problem && (
          <Notice icon={info} tone="warn" announce>
            {t(`map.location.${problem}`)}
          </Notice>
        )}
        {place ? <AddressLine address={address} /> : <Text>{t('map.hint')}</Text>}
        <div aria-live="polite">
          {state.kind === 'loading' && (
            <Stack gap="3">
              <Skeleton height={28} width="70%" />
              <Skeleton height={62} />
            </Stack>
          )}
          {state.kind === 'failed' && (
            <Notice icon={offline} tone="warn" action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}>
              {t('delivery.failed')}
            </Notice>
          )}
          {result?.kind === 'zone' && <ZoneFacts zone={result.zone} area={result.area} />}
          {place && result?.kind === 'outside' && (
            <OutsideZones place={place} alternatives={result.alternatives} onLeave={onLeave} />
          )}
        </div>
      </PanelContent>
      <PanelFooter>
        <Button size="l" block busy={isChoosing} disabled={result?.kind !== 'zone'} onClick={onChoose}>
          {t('delivery.here')}
        </Button>
      </PanelFooter>
    </Panel>
  );
}

function AddressLine({ address }: { address: AddressState }) {
  const { t } = useTranslation();
  const text = address.kind === 'found' && address.address.text;
  if (text)
    return (
      <Text strong>
        <bdi>{text}</bdi>
      </Text>
    );
  return <Text tone="mute">{t(address.kind === 'loading' ? 'map.findingAddress' : 'map.noAddress')}</Text>;
}

interface OutsideZonesProps {
  place: Point;
  alternatives: Parameters<typeof OrderingAlternatives>[0]['alternatives'];
  onLeave: () => void;
}

function OutsideZones({ place, alternatives, onLeave }: OutsideZonesProps) {
  return (
    <OrderingAlternatives
      place={place}
      alternatives={alternatives}
      onChosen={(hasNavigated) => {
        if (!hasNavigated) onLeave();
      }}
    />
  );
}

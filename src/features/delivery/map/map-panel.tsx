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
import { Alternatives } from '../shared/other-ways.tsx';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import type { AddressState } from './use-address-at.ts';
import type { PlaceState } from './use-map-place.ts';

const Panel = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: '$card',
  borderBlockStart: '1px solid $line',
  [medium]: { borderBlockStart: 0, borderInlineStart: '1px solid $line' },
});
const Words = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '$4',
  display: 'grid',
  gap: '$3',
  alignContent: 'start',
});
const Foot = styled('div', { flex: 'none', padding: '$3 $4', borderBlockStart: '1px solid $line' });

export interface MapPanelProps {
  place: Point | null;
  state: PlaceState;
  address: AddressState;
  /** Why the customer's own place is not known. */
  problem: LocateProblem | null;
  isChoosing: boolean;
  onChoose: () => void;
  onRetry: () => void;
  /** Another way to order was taken. */
  onLeave: () => void;
}

/** What the pin's place means: its address, and on what terms it is delivered to, or how else to order. */
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
  const answer = state.kind === 'answered' ? state.answer : null;
  return (
    <Panel aria-label={t('map.placeLabel')}>
      <Words>
        {problem && (
          <Notice icon={info} tone="warn" announce>
            {t(`map.location.${problem}`)}
          </Notice>
        )}
        {place ? <AddressLine address={address} /> : <Text>{t('map.hint')}</Text>}
        <div aria-live="polite">
          {state.kind === 'asking' && (
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
          {answer?.kind === 'zone' && <ZoneFacts zone={answer.zone} area={answer.area} />}
          {place && answer?.kind === 'outside' && (
            <Outside place={place} alternatives={answer.alternatives} onLeave={onLeave} />
          )}
        </div>
      </Words>
      <Foot>
        <Button size="l" block busy={isChoosing} disabled={answer?.kind !== 'zone'} onClick={onChoose}>
          {t('delivery.here')}
        </Button>
      </Foot>
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
  return <Text tone="mute">{t(address.kind === 'asking' ? 'map.findingAddress' : 'map.noAddress')}</Text>;
}

interface OutsideProps {
  place: Point;
  alternatives: Parameters<typeof Alternatives>[0]['alternatives'];
  onLeave: () => void;
}

function Outside({ place, alternatives, onLeave }: OutsideProps) {
  return (
    <Alternatives
      place={place}
      alternatives={alternatives}
      onTaken={(isElsewhere) => {
        if (!isElsewhere) onLeave();
      }}
    />
  );
}

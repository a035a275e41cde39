import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDeliveryMap } from '../../components/map/lazy-delivery-map.tsx';
import type { Point } from '../../domain/geo/geo.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const MapFrame = styled('div', {
  height: 320,
  overflow: 'hidden',
  borderRadius: '$2',
  border: '1px solid $line',
  display: 'grid',
});

export interface LocationPinProps {
  place: Point | null;
  onPlace: (place: Point) => void;
}

/** Optional map pin of a saved location. The map opens on demand. */
export function LocationPin({ place, onPlace }: LocationPinProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const zones = useDelivery((state) => state.config?.zones ?? NO_ZONES);
  const branch = useBusiness((state) => state.branch);
  const branchPlace = branch?.place ?? null;
  return (
    <Stack gap="2">
      <DetailRow
        icon={pin}
        title={t('locations.onMap')}
        action={
          !isOpen && (
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {place ? t('address.movePin') : t('address.setPin')}
            </Button>
          )
        }
      >
        {place ? t('address.pinSet') : <Text tone="mute">{t('address.noPin')}</Text>}
      </DetailRow>
      {isOpen && (
        <MapFrame>
          <LazyDeliveryMap zones={zones} pin={place} onPin={onPlace} initialPlace={branchPlace} />
        </MapFrame>
      )}
    </Stack>
  );
}

const NO_ZONES: readonly never[] = [];

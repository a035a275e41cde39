import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHere } from '../../../components/layout/use-here.ts';
import { loadMap, ZoneMap } from '../../../components/map/late-map.tsx';
import type { Point } from '../../../domain/geo/geo.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { medium } from '../../../theme/container.ts';
import { styled } from '../../../theme/stitches.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { crosshair } from '../../../ui/icons/icon-paths-more.ts';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import { ScreenBar } from '../../../ui/navigation/screen-bar.tsx';
import { MapPanel } from './map-panel.tsx';
import { useAddressAt } from './use-address-at.ts';
import { useMapPlace } from './use-map-place.ts';
import { useOwnPlace } from './use-own-place.ts';

const Screen = styled('div', {
  display: 'grid',
  flex: '1 0 auto',
  height: '100%',
  minHeight: 560,
  gridTemplateRows: 'auto minmax(0, 1fr) 312px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [medium]: {
    minHeight: 420,
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

/** Where the delivery goes, shown on a map (route `map`). */
export function MapScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = useHere();
  const { config, destination, address, choosePlace, setAddress, fetch } = useDelivery((state) => state);
  const { branchId, branches } = useBusiness((state) => ({
    branchId: state.branchId,
    branches: state.business?.branches,
  }));
  const [place, setPlace] = useState<Point | null>(address.place);
  const found = useAddressAt(place);
  const country = found.kind === 'found' ? found.address.countryIso : null;
  const { state, retry } = useMapPlace(place, country);
  const own = useOwnPlace(({ lat, lng }) => setPlace({ lat, lng }));
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);

  const leave = () => router.back(paths.menu(here));
  const branch = branches?.find(({ id }) => id === branchId);
  const start =
    typeof branch?.lat === 'number' && typeof branch.lng === 'number'
      ? { lat: branch.lat, lng: branch.lng }
      : null;
  const choose = async () => {
    if (!place || isChoosing) return;
    setChoosing(true);
    try {
      const answer = await choosePlace(place, country ?? undefined);
      if (answer.kind !== 'zone') return retry();
      if (found.kind === 'found') {
        // What she typed herself stands.
        const typed = Object.entries(address.fields).filter(([, text]) => text?.trim());
        setAddress({ fields: { ...found.address.fields, ...Object.fromEntries(typed) } });
      }
      leave();
    } catch {
      retry();
    } finally {
      setChoosing(false);
    }
  };

  return (
    <Screen>
      <ScreenBar title={t('map.title')} onBack={leave} backLabel={t('ui.back')} />
      <ZoneMap
        zones={config?.zones ?? []}
        pin={place}
        onPin={setPlace}
        start={start}
        lookAt={destination.kind === 'zone' ? destination.zone.id : undefined}
        located={own.located}
        tools={
          <IconButton
            variant="overlay"
            label={t('map.locate')}
            icon={crosshair}
            aria-busy={own.isBusy || undefined}
            onClick={own.ask}
          />
        }
      />
      <MapPanel
        place={place}
        state={state}
        address={found}
        problem={own.problem}
        isChoosing={isChoosing}
        onChoose={() => void choose()}
        onRetry={retry}
        onLeave={leave}
      />
      <LiveRegion message={own.isBusy ? t('map.locating') : ''} />
    </Screen>
  );
}

/** The screen with its map: who asks for it one step ahead gets both. Without the map it stands all the same. */
export const loadMapScreen = (): Promise<typeof MapScreen> =>
  loadMap().then(
    () => MapScreen,
    () => MapScreen,
  );

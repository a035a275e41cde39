import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { LazyDeliveryMap, loadMap } from '../../../components/map/lazy-delivery-map.tsx';
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
import type { LocatedPlace } from '../../../ui/map/map-types.ts';
import { ScreenBar } from '../../../ui/navigation/screen-bar.tsx';
import { MapPanel } from './map-panel.tsx';
import { useGeocodedAddress } from './use-geocoded-address.ts';
import { useZoneAtPin } from './use-zone-at-pin.ts';

/** Locates the customer on request and calls `onLocated` with the place. */
function useOwnLocation(onLocated: (place: LocatedPlace) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [locatedPlace, setLocatedPlace] = useState<LocatedPlace | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const request = async () => {
    setBusy(true);
    setProblem(null);
    const location = await locate();
    if (!isMounted.current) return;
    setBusy(false);
    if (location.kind === 'problem') return setProblem(location.problem);
    const place = { ...location.place, accuracy: location.accuracy };
    setLocatedPlace(place);
    onLocated(place);
  };
  return { isBusy, problem, locatedPlace, request: () => void request() };
}

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

/** Choice of the delivery place on a map (route `map`). */
function MapScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const { config, destination, address, choosePlace, setAddress, fetch } = useDelivery((state) => state);
  const { branchId, branches } = useBusiness((state) => ({
    branchId: state.branchId,
    branches: state.business?.branches,
  }));
  const [place, setPlace] = useState<Point | null>(address.place);
  const addressState = useGeocodedAddress(place);
  const country = addressState.kind === 'found' ? addressState.address.countryIso : null;
  const { state, retry } = useZoneAtPin(place, country);
  const ownLocation = useOwnLocation(({ lat, lng }) => setPlace({ lat, lng }));
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);

  const goBack = () => router.back(paths.menu(pathParams));
  const branch = branches?.find(({ id }) => id === branchId);
  const branchPlace = branch?.place ?? null;
  const choose = async () => {
    if (!place || isChoosing) return;
    setChoosing(true);
    try {
      const result = await choosePlace(place, country ?? undefined);
      if (result.kind !== 'zone') return retry();
      if (addressState.kind === 'found') {
        // Keep the fields that the customer typed.
        const typedFields = Object.entries(address.fields).filter(([, text]) => text?.trim());
        setAddress({ fields: { ...addressState.address.fields, ...Object.fromEntries(typedFields) } });
      }
      goBack();
    } catch {
      retry();
    } finally {
      setChoosing(false);
    }
  };

  return (
    <Screen>
      <ScreenBar title={t('map.title')} onBack={goBack} backLabel={t('ui.back')} />
      <LazyDeliveryMap
        zones={config?.zones ?? []}
        pin={place}
        onPin={setPlace}
        start={branchPlace}
        initialZoneId={destination.kind === 'zone' ? destination.zone.id : undefined}
        located={ownLocation.locatedPlace}
        tools={
          <IconButton
            variant="overlay"
            label={t('map.locate')}
            icon={crosshair}
            aria-busy={ownLocation.isBusy || undefined}
            onClick={ownLocation.request}
          />
        }
      />
      <MapPanel
        place={place}
        state={state}
        address={addressState}
        problem={ownLocation.problem}
        isChoosing={isChoosing}
        onChoose={() => void choose()}
        onRetry={retry}
        onLeave={goBack}
      />
      <LiveRegion message={ownLocation.isBusy ? t('map.locating') : ''} />
    </Screen>
  );
}

/** Loads the screen together with its map. If the map's chunk fails to load, the screen opens without the map. */
export const loadMapScreen = (): Promise<typeof MapScreen> =>
  loadMap().then(
    () => MapScreen,
    () => MapScreen,
  );

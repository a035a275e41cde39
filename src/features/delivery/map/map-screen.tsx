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
import { useAddressAt } from './use-address-at.ts';
import { useZoneAtPin } from './use-zone-at-pin.ts';

/** Locates the customer when they ask for it; `onLocated` gets the place. */
function useOwnLocation(onLocated: (place: LocatedPlace) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [located, setLocated] = useState<LocatedPlace | null>(null);
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
    setLocated(place);
    onLocated(place);
  };
  return { isBusy, problem, located, request: () => void request() };
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

/** Where the delivery goes, shown on a map (route `map`). */
function MapScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = usePathParams();
  const { config, destination, address, choosePlace, setAddress, fetch } = useDelivery((state) => state);
  const { branchId, branches } = useBusiness((state) => ({
    branchId: state.branchId,
    branches: state.business?.branches,
  }));
  const [place, setPlace] = useState<Point | null>(address.place);
  const found = useAddressAt(place);
  const country = found.kind === 'found' ? found.address.countryIso : null;
  const { state, retry } = useZoneAtPin(place, country);
  const own = useOwnLocation(({ lat, lng }) => setPlace({ lat, lng }));
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);

  const leave = () => router.back(paths.menu(here));
  const branch = branches?.find(({ id }) => id === branchId);
  const start = branch?.place ?? null;
  const choose = async () => {
    if (!place || isChoosing) return;
    setChoosing(true);
    try {
      const result = await choosePlace(place, country ?? undefined);
      if (result.kind !== 'zone') return retry();
      if (found.kind === 'found') {
        // Fields that the customer typed stay.
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
      <LazyDeliveryMap
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
            onClick={own.request}
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

/** Loads the screen together with its map. When the map's chunk fails, the screen shows without it. */
export const loadMapScreen = (): Promise<typeof MapScreen> =>
  loadMap().then(
    () => MapScreen,
    () => MapScreen,
  );

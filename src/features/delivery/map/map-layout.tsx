import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import type { DeliveryMapProps } from '../../../components/map/delivery-map.tsx';
import { LazyDeliveryMap } from '../../../components/map/lazy-delivery-map.tsx';
import type { Point } from '../../../domain/geo/geo.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { cramped, medium } from '../../../theme/container.ts';
import { styled } from '../../../theme/stitches.ts';
import { scaleWithText } from '../../../theme/text-size.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { crosshair } from '../../../ui/icons/icon-paths-more.ts';
import { IconButton } from '../../../ui/inputs/icon-button.tsx';
import type { LocatedPlace } from '../../../ui/map/map-types.ts';
import { ScreenBar } from '../../../ui/navigation/screen-bar.tsx';
import { PlaceSearchBox } from '../search/place-search-box.tsx';
import { MapPanel, type MapPanelProps } from './map-panel.tsx';

/** Locates the customer on request and calls `onLocated` with the location. */
function useOwnLocation(onLocated: (place: LocatedPlace) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [locatedPlace, setLocatedPlace] = useState<LocatedPlace | null>(null);
  const isMountedRef = useRef(true);
  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  const request = async () => {
    setBusy(true);
    setProblem(null);
    const location = await locate();
    if (!isMountedRef.current) return;
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
  gridTemplateRows: 'auto minmax(0, 1fr) 344px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The panel is as high as its texts, and the screen scrolls.
  [cramped]: { height: 'auto', gridTemplateRows: 'auto 320px auto' },
  [medium]: {
    minHeight: 420,
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: `minmax(0, 1fr) ${scaleWithText(360)}`,
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

interface MapLayoutProps
  extends Pick<DeliveryMapProps, 'zones' | 'outline' | 'marks' | 'onMark' | 'initialZoneId'>,
    Pick<MapPanelProps, 'address' | 'action'> {
  place: Point | null;
  onPlace: (place: Point) => void;
  /** Country of the search, as an ISO code. Null means the business's country. */
  countryIso: string | null;
  onBack: () => void;
  /** The delivery terms at the pin, below its address. */
  children: ReactNode;
}

/** The map with a pin, an address search, and a panel with the address and delivery terms at the pin. */
export function MapLayout({
  place,
  onPlace,
  countryIso,
  onBack,
  address,
  action,
  children,
  ...map
}: MapLayoutProps) {
  const { t } = useTranslation();
  const branchPlace = useBusiness(
    ({ business, branchId }) => business?.branches.find(({ id }) => id === branchId)?.place,
  );
  const ownLocation = useOwnLocation(({ lat, lng }) => onPlace({ lat, lng }));
  /** Changes when a search moves the pin, so that the map zooms to street level there. */
  const [foundPlace, setFoundPlace] = useState<Point | null>(null);
  return (
    <Screen>
      <ScreenBar title={t('map.title')} onBack={onBack} backLabel={t('ui.back')} />
      <LazyDeliveryMap
        {...map}
        pin={place}
        onPin={onPlace}
        initialPlace={branchPlace}
        focus={foundPlace}
        customerLocation={ownLocation.locatedPlace}
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
        search={
          <PlaceSearchBox
            countryIso={countryIso}
            onChoose={(result) => {
              setFoundPlace(result.place);
              onPlace(result.place);
            }}
          />
        }
        hasPin={place !== null}
        address={address}
        problem={ownLocation.problem}
        action={action}
      >
        {children}
      </MapPanel>
      <LiveRegion message={ownLocation.isBusy ? t('map.locating') : ''} />
    </Screen>
  );
}

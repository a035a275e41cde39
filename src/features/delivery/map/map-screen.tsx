import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { loadMap } from '../../../components/map/lazy-delivery-map.tsx';
import { isInChosenArea, mergeGeocodedFields } from '../../../domain/delivery/geocoded-fields.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { paths } from '../../../router/paths.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useBusiness } from '../../../stores/stores-context.tsx';
import { MapLayout } from './map-layout.tsx';
import { PinResult } from './pin-result.tsx';
import { ShippingMap } from './shipping-map.tsx';
import { useGeocodedAddress } from './use-geocoded-address.ts';
import { useZoneAtPin } from './use-zone-at-pin.ts';

/** Choice of the delivery destination on a map (route `map`). */
function MapScreen() {
  const router = useRouter();
  const pathParams = usePathParams();
  const branchId = useBusiness((state) => state.branchId);
  const { destination, fetch } = useDelivery((state) => state);
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);
  const goBack = () => router.goBack(paths.menu(pathParams));
  return destination.kind === 'country' ? (
    <ShippingMap country={destination.country} onBack={goBack} />
  ) : (
    <ZoneMap onBack={goBack} />
  );
}

/** The branch's zones, and the terms of the zone at the pin. */
function ZoneMap({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const { config, destination, address, choosePin, setAddress } = useDelivery((state) => state);
  const [place, setPlace] = useState<Point | null>(address.place);
  const addressState = useGeocodedAddress(place);
  const pinCountryIso = addressState.kind === 'found' ? addressState.address.countryIso : null;
  const { state, retry } = useZoneAtPin(place, pinCountryIso);
  const [isChoosing, setChoosing] = useState(false);

  const choose = async () => {
    if (!place || isChoosing) return;
    setChoosing(true);
    try {
      const result = await choosePin(place, pinCountryIso ?? undefined);
      if (result.kind !== 'zone') return retry();
      if (addressState.kind === 'found') {
        const { fields } = addressState.address;
        setAddress({
          fields: mergeGeocodedFields(address.fields, fields, isInChosenArea(destination, result)),
        });
      }
      onBack();
    } catch {
      retry();
    } finally {
      setChoosing(false);
    }
  };

  return (
    <MapLayout
      zones={config?.zones ?? []}
      initialZoneId={destination.kind === 'zone' ? destination.zone.id : undefined}
      place={place}
      onPlace={setPlace}
      countryIso={null}
      onBack={onBack}
      address={addressState}
      action={{
        label: t('delivery.here'),
        isBusy: isChoosing,
        isDisabled: state.kind !== 'loaded' || state.result.kind !== 'zone',
        onPress: () => void choose(),
      }}
    >
      <PinResult place={place} state={state} onRetry={retry} onLeave={onBack} />
    </MapLayout>
  );
}

/** Loads the screen together with its map. If the map's chunk fails to load, the screen opens without the map. */
export const loadMapScreen = (): Promise<typeof MapScreen> =>
  loadMap().then(
    () => MapScreen,
    () => MapScreen,
  );

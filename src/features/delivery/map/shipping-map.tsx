import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import { getCountryTerms } from '../../../domain/delivery/delivery-terms.ts';
import type { ShippingCountry } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useLocalize } from '../../../i18n/i18n-context.tsx';
import { isOutsideOutline } from '../../../stores/delivery/country-outline.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { alert } from '../../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { MapLayout } from './map-layout.tsx';
import { useCountryMap } from './use-country-map.ts';
import { useGeocodedAddress } from './use-geocoded-address.ts';

const CITY_MARK_ID = 'city';

/** The map of a country, to locate the address of a parcel. The place at the pin fills in the address form. */
export function ShippingMap({ country, onBack }: { country: ShippingCountry; onBack: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const termsFormatter = useDeliveryTermsFormatter();
  const { address, setAddress } = useDelivery((state) => state);
  const [place, setPlace] = useState<Point | null>(null);
  const addressState = useGeocodedAddress(place);
  const [typedCity] = useState(address.fields.city?.trim() ?? '');
  const { outline, city } = useCountryMap(country.iso, typedCity);
  const foundAddress = addressState.kind === 'found' ? addressState.address : null;
  const isOutsideCountry =
    !!place &&
    (isOutsideOutline(place, outline) ||
      (foundAddress?.countryIso ? foundAddress.countryIso !== country.iso : false));
  const countryName = localize(country.name);
  return (
    <MapLayout
      zones={[]}
      outline={{ name: countryName, shapes: outline }}
      marks={city ? [{ id: CITY_MARK_ID, name: city.name, place: city.place, isChosen: false }] : undefined}
      onMark={() => city && setPlace(city.place)}
      place={place}
      onPlace={setPlace}
      countryIso={country.iso}
      onBack={onBack}
      address={addressState}
      action={{
        label: t('map.useAddress'),
        isDisabled: !foundAddress?.text || isOutsideCountry,
        onPress() {
          if (foundAddress) setAddress({ fields: foundAddress.fields });
          onBack();
        },
      }}
    >
      {isOutsideCountry ? (
        <Notice icon={alert} tone="warn">
          {t('map.outsideCountry', { country: countryName })}
        </Notice>
      ) : (
        <Stack gap="2">
          <Heading as="h3" size="s">
            {t('delivery.shipTo', { country: countryName })}
          </Heading>
          <Text tone="mute">{termsFormatter.renderSummary(getCountryTerms(country))}</Text>
          {city && !place && (
            <PlaceOption
              title={<bdi>{city.name}</bdi>}
              facts={[countryName]}
              onChoose={() => setPlace(city.place)}
            />
          )}
        </Stack>
      )}
    </MapLayout>
  );
}

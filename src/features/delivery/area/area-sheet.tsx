import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInChosenArea, mergeGeocodedFields } from '../../../domain/delivery/geocoded-fields.ts';
import { useRouter } from '../../../router/router-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { FoundPlace } from '../search/found-place.ts';
import { OrderingAlternatives } from '../shared/ordering-alternatives.tsx';
import { type LocatedPlace, useCurrentLocation } from '../shared/use-current-location.ts';
import { ZoneFacts } from '../shared/zone-facts.tsx';
import { AreaChoices } from './area-choices.tsx';

export interface AreaSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called after the customer chose a destination. */
  onChosen: () => void;
}

/**
 * Choice of the delivery destination: an area, a country, the current location, or an address that the customer
 * searches for.
 */
export function AreaSheet({ open, onClose, onChosen }: AreaSheetProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const location = useCurrentLocation();
  const { address, destination, outsideLinkPlace, choosePlace, setAddress, dismissDestinationProblem } =
    useDelivery((state) => state);
  /** The address fields of the place that the customer found by a search. Empty without a search. */
  const [foundFields, setFoundFields] = useState<FoundPlace['address']['fields']>({});
  const [isAbroad, setAbroad] = useState<boolean | null>(null);
  const locatedPlace = location.locatedPlace ?? outsideLinkPlace;
  useEffect(() => {
    // Preload the map screen, because the customer may open it from this sheet.
    if (open) router.preload('map');
  }, [open, router]);
  const reset = () => {
    location.reset();
    if (outsideLinkPlace) dismissDestinationProblem();
  };
  const close = () => {
    location.reset();
    dismissDestinationProblem();
    onClose();
  };
  const selectFoundPlace = (place: FoundPlace) => {
    setFoundFields(place.address.fields);
    location.lookUp(place.place);
  };
  const deliverTo = async ({ place, result }: LocatedPlace) => {
    await choosePlace(place);
    if (result.kind === 'zone')
      setAddress({
        fields: mergeGeocodedFields(address.fields, foundFields, isInChosenArea(destination, result)),
      });
    finish();
  };
  const finish = () => {
    setFoundFields({});
    reset();
    onChosen();
  };
  const isInside = locatedPlace?.result.kind === 'zone';
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('delivery.title')}
      closeLabel={t('ui.close')}
      footer={
        locatedPlace && (
          <Stack gap="2" css={{ width: '100%' }}>
            {isInside && (
              <Button size="l" block onClick={() => void deliverTo(locatedPlace)}>
                {t('delivery.here')}
              </Button>
            )}
            <Button variant={isInside ? 'quiet' : 'secondary'} block onClick={reset}>
              {t('delivery.another')}
            </Button>
          </Stack>
        )
      }
    >
      {locatedPlace ? (
        <LocationResult
          locatedPlace={locatedPlace}
          isFromLink={locatedPlace === outsideLinkPlace}
          onAlternativeChosen={(hasNavigated) => (hasNavigated ? close() : finish())}
        />
      ) : (
        <AreaChoices
          location={location}
          isAbroad={isAbroad}
          onAbroadChange={setAbroad}
          onChosen={finish}
          onPlaceFound={selectFoundPlace}
        />
      )}
      <LiveRegion message={location.isBusy ? t('ui.loading') : ''} />
    </Sheet>
  );
}

interface LocationResultProps {
  locatedPlace: LocatedPlace;
  /** True when the place comes from the page's link. */
  isFromLink: boolean;
  onAlternativeChosen: (hasNavigated: boolean) => void;
}

function LocationResult({ locatedPlace, isFromLink, onAlternativeChosen }: LocationResultProps) {
  const { t } = useTranslation();
  const { place, result } = locatedPlace;
  const [box, setBox] = useState<HTMLElement | null>(null);
  // The pressed button was removed: move the focus here. If the place comes from a link, no button was pressed.
  useEffect(() => {
    if (!isFromLink) box?.focus();
  }, [box, isFromLink]);
  return (
    <div ref={setBox} tabIndex={-1}>
      {result.kind === 'zone' ? (
        <ZoneFacts zone={result.zone} area={result.area} />
      ) : (
        <OrderingAlternatives
          place={place}
          alternatives={result.alternatives}
          {...(isFromLink && { title: t('delivery.dropped.outside') })}
          onChosen={onAlternativeChosen}
        />
      )}
    </div>
  );
}

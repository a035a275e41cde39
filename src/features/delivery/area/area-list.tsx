import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import type { Area, DeliveryConfig, Zone } from '../../../domain/delivery/delivery-types.ts';
import { findAreaByOsmId, searchAreas } from '../../../domain/delivery/search-areas.ts';
import { useFormat, useLocalize } from '../../../i18n/i18n-context.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import type { FoundPlace } from '../search/found-place.ts';
import { PlaceResults } from '../search/place-results.tsx';
import { SearchAddressButton } from '../search/search-address-button.tsx';
import { usePlaceSearch } from '../search/use-place-search.ts';

/** The list shows at most this many areas. The customer finds the others by searching. */
const MAX_AREAS = 60;

interface AreaListProps {
  config: DeliveryConfig;
  onChosen: () => void;
  /** Called with a place that the customer searched for and that is not one of the areas. */
  onPlaceFound: (place: FoundPlace) => void;
  /** Other ways to choose a place, below the search field. */
  children: ReactNode;
}

/** Destinations of this branch: areas, grouped by parent area (such as a governorate), and zones without areas. */
export function AreaList({ config, onChosen, onPlaceFound, children }: AreaListProps) {
  const { t } = useTranslation();
  const placeSearch = usePlaceSearch();
  const [searchText, setSearchText] = useState('');
  const searchTerm = useDeferredValue(searchText.trim());
  const { groups, matchCount } = useAreaGroups(config, searchTerm);
  const zones = useMemo(
    () => (searchTerm ? [] : config.zones.filter(({ visible, areas }) => visible && !areas.length)),
    [config, searchTerm],
  );
  const { destination, chooseArea, chooseZone } = useDelivery((state) => state);
  const currentZone = destination.kind === 'zone' ? destination : null;
  const hasAreas = config.zones.some(({ visible, areas }) => visible && areas.length > 0);
  const chooseFoundPlace = (place: FoundPlace) => {
    const area = findAreaByOsmId(config, place.osmId);
    if (area) chooseAndClose(() => chooseArea(area.id));
    else onPlaceFound(place);
  };
  const chooseAndClose = (choose: () => void) => {
    choose();
    onChosen();
  };
  return (
    <Stack gap="4">
      <SearchField
        label={t(hasAreas ? 'delivery.search' : 'map.search')}
        clearLabel={t('ui.clear')}
        value={searchText}
        onChange={(text) => {
          setSearchText(text);
          placeSearch.clear();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') placeSearch.search(searchText);
        }}
      />
      {children}
      {groups.map(({ parentName, areas }) => (
        <Stack key={parentName} as="section" gap="2" aria-label={parentName || t('delivery.areas')}>
          {parentName && (
            <Heading as="h3" size="s">
              {parentName}
            </Heading>
          )}
          <PlaceList>
            {areas.map(({ area, zone }) => (
              <PlaceRow
                key={area.id}
                place={area}
                zone={zone}
                isCurrent={currentZone?.area?.id === area.id}
                onChoose={() => chooseAndClose(() => chooseArea(area.id))}
              />
            ))}
          </PlaceList>
        </Stack>
      ))}
      {zones.length > 0 && (
        <PlaceList label={t('delivery.zones')}>
          {zones.map((zone) => (
            <PlaceRow
              key={zone.id}
              place={zone}
              zone={zone}
              isCurrent={currentZone?.zone.id === zone.id && !currentZone.area}
              onChoose={() => chooseAndClose(() => chooseZone(zone.id))}
            />
          ))}
        </PlaceList>
      )}
      {placeSearch.state.kind === 'idle' && (
        <SearchAddressButton text={searchText} onSearch={placeSearch.search} />
      )}
      <PlaceResults state={placeSearch.state} onChoose={chooseFoundPlace} />
      {matchCount > MAX_AREAS && (
        <Text tone="mute">{t('delivery.more', { count: matchCount - MAX_AREAS })}</Text>
      )}
      {searchTerm && !matchCount && placeSearch.state.kind === 'idle' && (
        <div>
          <Text strong>{t('delivery.noArea', { text: searchTerm })}</Text>
          <Text tone="mute">{t('delivery.noAreaHint')}</Text>
        </div>
      )}
      <LiveRegion message={searchTerm ? t('delivery.areasFound', { count: matchCount }) : ''} />
    </Stack>
  );
}

const PlaceList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Stack as="ul" gap="2" aria-label={label}>
    {children}
  </Stack>
);

interface PlaceRowProps {
  place: Pick<Area, 'name'>;
  zone: Zone;
  isCurrent: boolean;
  onChoose: () => void;
}

function PlaceRow({ place, zone, isCurrent, onChoose }: PlaceRowProps) {
  const localize = useLocalize();
  const termsFormatter = useDeliveryTermsFormatter();
  return (
    <li>
      <PlaceOption
        title={localize(place.name)}
        facts={[termsFormatter.renderSummary(zone)]}
        isCurrent={isCurrent}
        onChoose={onChoose}
      />
    </li>
  );
}

interface AreaGroup {
  /** Localized name of the parent area; '' for areas without a parent. */
  readonly parentName: string;
  readonly areas: { readonly area: Area; readonly zone: Zone }[];
}

/**
 * Groups the first `MAX_AREAS` areas that match the search term, best match first. Without a search term, every area
 * matches, and the groups are in alphabetical order. `matchCount` counts all matches, also those beyond the maximum.
 */
function useAreaGroups(
  config: DeliveryConfig,
  searchTerm: string,
): { groups: AreaGroup[]; matchCount: number } {
  const localize = useLocalize();
  const { compare } = useFormat();
  return useMemo(() => {
    const matches = searchAreas(config, searchTerm, localize, compare);
    const groups = new Map<string, AreaGroup>();
    for (const match of matches.slice(0, MAX_AREAS)) {
      const parentName = match.area.parentName ? localize(match.area.parentName) : '';
      const group = groups.get(parentName) ?? { parentName, areas: [] };
      group.areas.push(match);
      groups.set(parentName, group);
    }
    const list = [...groups.values()];
    if (!searchTerm) list.sort((a, b) => compare(a.parentName, b.parentName));
    return { groups: list, matchCount: matches.length };
  }, [config, searchTerm, localize, compare]);
}

import { useTranslation } from 'react-i18next';
import { PlaceOption } from '../../../ui/cards/place-option.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { offline } from '../../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { FoundPlace } from './found-place.ts';
import type { PlaceSearchState } from './use-place-search.ts';

interface PlaceResultsProps {
  state: PlaceSearchState;
  onChoose: (place: FoundPlace) => void;
}

/** The results of an address search, with the copyright notice of their source. */
export function PlaceResults({ state, onChoose }: PlaceResultsProps) {
  const { t } = useTranslation();
  if (state.kind === 'idle') return null;
  if (state.kind === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton height={64} />
      </div>
    );
  if (state.kind !== 'found')
    return (
      <Notice icon={offline} tone="warn" announce>
        {t('verify.unanswered')}
      </Notice>
    );
  const { places, text } = state;
  const licences = new Set(places.map(({ address }) => address.licence).filter(Boolean));
  return (
    <Stack gap="2">
      {places.length ? (
        <Stack as="ul" gap="2" aria-label={t('address.suggestions')}>
          {places.map((place) => (
            <li key={place.key}>
              <PlaceOption
                title={<bdi>{place.title}</bdi>}
                facts={[place.details]}
                onChoose={() => onChoose(place)}
              />
            </li>
          ))}
        </Stack>
      ) : (
        <Text tone="mute">{t('menu.noResults', { term: text })}</Text>
      )}
      {[...licences].map((licence) => (
        <LicenceText key={licence} licence={licence} />
      ))}
      <LiveRegion
        message={
          places.length
            ? t('address.suggestionsFound', { count: places.length })
            : t('menu.noResults', { term: text })
        }
      />
    </Stack>
  );
}

/** Copyright notice of a geocoder's data. The licences of public services require it to be shown. */
export const LicenceText = ({ licence }: { licence: string }) => (
  <Text tone="mute" size="s">
    <bdi>{licence}</bdi>
  </Text>
);

import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { FoundPlace } from './found-place.ts';
import { PlaceResults } from './place-results.tsx';
import { SearchAddressButton } from './search-address-button.tsx';
import { usePlaceSearch } from './use-place-search.ts';

interface PlaceSearchBoxProps {
  /** Country to search in, as an ISO code. Null means the business's country. */
  countryIso: string | null;
  onChoose: (place: FoundPlace) => void;
}

/** Search for an address by name. The Enter key or the button sends the request. */
export function PlaceSearchBox({ countryIso, onChoose }: PlaceSearchBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { state, search, clear } = usePlaceSearch(countryIso);
  const change = (value: string) => {
    setText(value);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(text);
  };
  return (
    <Stack gap="2">
      <SearchField
        label={t('map.search')}
        clearLabel={t('ui.clear')}
        value={text}
        onChange={change}
        onKeyDown={onKeyDown}
      />
      {state.kind === 'idle' && <SearchAddressButton text={text} onSearch={search} />}
      <PlaceResults
        state={state}
        onChoose={(place) => {
          change('');
          onChoose(place);
        }}
      />
    </Stack>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedAddress } from '../../stores/delivery/address-suggestions-store.ts';
import { useAddressSuggestions } from '../../stores/delivery/address-suggestions-store.ts';
import { SuggestField } from '../../ui/inputs/suggest-field.tsx';
import type { TextFieldProps } from '../../ui/inputs/text-field.tsx';

export interface StreetFieldProps extends TextFieldProps {
  /** Where to look, by its ISO code. */
  country: string;
  /** One of the addresses was meant. */
  onFound: (found: SuggestedAddress) => void;
}

/** The street, with addresses that may be meant: one that is chosen fills in what it knows, and where it is. */
export function StreetField({ onChange, country, onFound, ...field }: StreetFieldProps) {
  const { t } = useTranslation();
  const { suggestions, ask, choose, close } = useAddressSuggestions((state) => state);
  useEffect(() => close, [close]);
  const take = async (placeId: string) => {
    const found = await choose(placeId);
    if (found) onFound(found);
  };
  return (
    <SuggestField
      {...field}
      suggestions={suggestions.map(({ placeId, title, address }) => ({
        id: placeId,
        title,
        detail: address,
      }))}
      listLabel={t('address.suggestions')}
      countText={t('address.suggestionsFound', { count: suggestions.length })}
      onChange={(text) => {
        onChange(text);
        ask(text, country);
      }}
      onChoose={(placeId) => void take(placeId)}
      onClose={close}
    />
  );
}

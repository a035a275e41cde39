import { useEffect } from 'react';
import { useT } from '../../../i18n/context.tsx';
import { useBusiness } from '../../../stores/context.tsx';
import { useDelivery } from '../../../stores/use-delivery.ts';
import { useSuggestions } from '../../../stores/use-suggestions.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import type { TextFieldProps } from '../../../ui/text-field.tsx';

/** The street, with addresses that may be meant: one that is chosen fills in what it knows, and puts the pin there. */
export function StreetField({ onChange, ...field }: TextFieldProps) {
  const t = useT();
  const home = useBusiness(({ business }) => business?.country_code ?? '');
  const { destination, setAddress } = useDelivery((state) => ({
    destination: state.destination,
    setAddress: state.setAddress,
  }));
  const { suggestions, ask, choose, close } = useSuggestions((state) => state);
  useEffect(() => close, [close]);
  const isShipped = destination.kind === 'country';
  const take = async (placeId: string) => {
    const found = await choose(placeId);
    if (!found) return;
    // Parcels go by their address alone.
    setAddress({ fields: found.fields, ...(found.place && !isShipped && { place: found.place }) });
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
        ask(text, isShipped ? destination.country.iso : home);
      }}
      onChoose={(placeId) => void take(placeId)}
      onClose={close}
    />
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELDS, type AddressField } from '../../domain/delivery/delivery-types.ts';

type AddressFieldValues = Readonly<Partial<Record<AddressField, string | null | undefined>>>;

type UnlabelledField = 'city' | 'postcode' | 'note';

/** True for fields that customers understand without a label: city, postcode and note. */
const isUnlabelled = (field: AddressField): field is UnlabelledField =>
  field === 'city' || field === 'postcode' || field === 'note';

/** Returns a callback that formats the fields of an address as one line: "Block 4 · Street 14 · House 7". */
export function useAddressFormatter(): (fields: AddressFieldValues) => string {
  const { t } = useTranslation();
  return useCallback(
    (fields) => {
      const getTrimmed = (field: AddressField): string => fields[field]?.trim() ?? '';
      // In an address without blocks, the house number follows the street: "Kollwitzstraße 118".
      const hasStreetWithNumber =
        !getTrimmed('block') && !!getTrimmed('street') && !!getTrimmed('house_number');
      const formatField = (field: AddressField): string => {
        const value = getTrimmed(field);
        if (!value || isUnlabelled(field)) return value;
        if (field === 'street' && !/^\d+$/.test(value))
          return hasStreetWithNumber ? `${value} ${getTrimmed('house_number')}` : value;
        if (field === 'house_number' && hasStreetWithNumber && !/^\d+$/.test(getTrimmed('street'))) return '';
        return t(`delivery.part.${field}`, { value });
      };
      return ADDRESS_FIELDS.map(formatField).filter(Boolean).join(' · ');
    },
    [t],
  );
}

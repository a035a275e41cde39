import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELDS, type AddressField } from '../../domain/delivery/delivery-types.ts';

type AddressFieldValues = Readonly<Partial<Record<AddressField, string | null | undefined>>>;

type UnlabelledField = 'city' | 'postcode' | 'note';

/** Fields that need no label: a city's name, a postcode, or a note that only the courier reads. */
const isUnlabelled = (field: AddressField): field is UnlabelledField =>
  field === 'city' || field === 'postcode' || field === 'note';

/** Returns a callback that formats the fields of an address as one line: "Block 4 · Street 14 · House 7". */
export function useAddressFormatter(): (fields: AddressFieldValues) => string {
  const { t } = useTranslation();
  return useCallback(
    (fields) => {
      const trimmed = (field: AddressField): string => fields[field]?.trim() ?? '';
      // "Kollwitzstraße 118": in an address without blocks the house number follows its street.
      const hasStreetWithNumber = !trimmed('block') && !!trimmed('street') && !!trimmed('house_number');
      const formatField = (field: AddressField): string => {
        const value = trimmed(field);
        if (!value || isUnlabelled(field)) return value;
        if (field === 'street' && !/^\d+$/.test(value))
          return hasStreetWithNumber ? `${value} ${trimmed('house_number')}` : value;
        if (field === 'house_number' && hasStreetWithNumber && !/^\d+$/.test(trimmed('street'))) return '';
        return t(`delivery.part.${field}`, { value });
      };
      return ADDRESS_FIELDS.map(formatField).filter(Boolean).join(' · ');
    },
    [t],
  );
}

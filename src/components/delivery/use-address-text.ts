import { useTranslation } from 'react-i18next';
import { ADDRESS_FIELDS, type AddressField } from '../../domain/delivery/delivery-types.ts';

type Fields = Readonly<Partial<Record<AddressField, string | null | undefined>>>;

type AsWritten = 'city' | 'postcode' | 'note';

/** They are whole by themselves: a name, or what nobody but the courier reads. */
const isAsWritten = (field: AddressField): field is AsWritten =>
  field === 'city' || field === 'postcode' || field === 'note';

/** An address as it is said, part by part, in one line. */
export function useAddressText(): (fields: Fields) => string {
  const { t } = useTranslation();
  return (fields) => {
    const said = (field: AddressField): string => fields[field]?.trim() ?? '';
    // "Kollwitzstraße 118": where there are no blocks a number belongs to its street.
    const isOneName = !said('block') && !!said('street') && !!said('house_number');
    const part = (field: AddressField): string => {
      const value = said(field);
      if (!value || isAsWritten(field)) return value;
      if (field === 'street' && !/^\d+$/.test(value))
        return isOneName ? `${value} ${said('house_number')}` : value;
      if (field === 'house_number' && isOneName && !/^\d+$/.test(said('street'))) return '';
      return t(`delivery.part.${field}`, { value });
    };
    return ADDRESS_FIELDS.map(part).filter(Boolean).join(' · ');
  };
}

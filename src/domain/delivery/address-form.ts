import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressForm,
  type AddressType,
} from './delivery-types.ts';

/**
 * Whether a kind of place has such a field. Its number is the building's or the house's: where a form knows both, a house
 * is asked for its own and the others for the building's, and where it knows one, everybody is asked for that.
 */
function suits(field: AddressField, type: AddressType, isOn: (field: AddressField) => boolean): boolean {
  switch (field) {
    case 'apartment':
      return type === 'apartment';
    case 'office_number':
      return type === 'company';
    case 'floor':
      return type !== 'house';
    case 'building':
      return type !== 'house' || !isOn('house_number');
    case 'house_number':
      return type === 'house' || !isOn('building');
    default:
      return true;
  }
}

/** The fields a form asks of a kind of place, in order (spec, section 5: enabled if `on`). */
export function askedFields({ fields }: AddressForm, type: AddressType): readonly AddressField[] {
  const isOn = (field: AddressField) => !!fields[field]?.on;
  return ADDRESS_FIELDS.filter((field) => isOn(field) && suits(field, type, isOn));
}

/** What a form requires and an address does not say, in order. Nothing but space says nothing. */
export const missingFields = (
  form: AddressForm,
  { type, fields }: Pick<Address, 'type' | 'fields'>,
): readonly AddressField[] =>
  askedFields(form, type).filter((field) => form.fields[field]?.required && !fields[field]?.trim());

import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressForm,
  type AddressType,
} from './delivery-types.ts';

/**
 * Whether an address type has a field. If a form has both number fields, a house uses `house_number` and the other types
 * use `building`. If it has only one of them, all types use that one.
 */
function hasField(field: AddressField, type: AddressType, isOn: (field: AddressField) => boolean): boolean {
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

/** The visible fields of a form for an address type, in order (spec, section 5: enabled if `on`). */
export function getVisibleFields({ fields }: AddressForm, type: AddressType): readonly AddressField[] {
  const isOn = (field: AddressField) => !!fields[field]?.on;
  return ADDRESS_FIELDS.filter((field) => isOn(field) && hasField(field, type, isOn));
}

/** The required fields that are blank in an address, in order. */
export const findMissingFields = (
  form: AddressForm,
  { type, fields }: Pick<Address, 'type' | 'fields'>,
): readonly AddressField[] =>
  getVisibleFields(form, type).filter((field) => form.fields[field]?.required && !fields[field]?.trim());

import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressForm,
  type AddressType,
  type DeliveryConfig,
} from './delivery-types.ts';

/**
 * Whether the form shows a field for an address type. If both `house_number` and `building` are on, houses use
 * `house_number` and the other types use `building`. If only one of them is on, all types use it.
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

/** The required fields of an address that are blank, in order. */
export const findMissingFields = (
  form: AddressForm,
  { type, fields }: Pick<Address, 'type' | 'fields'>,
): readonly AddressField[] =>
  getVisibleFields(form, type).filter((field) => form.fields[field]?.required && !fields[field]?.trim());

/** A building number of Kuwait's Public Authority for Civil Information: 8 digits. */
export const PACI_PATTERN = /^\d{8}$/;

/** Whether the form asks for a PACI number and the address has one that is not valid. */
export const hasInvalidPaci = (
  form: AddressForm,
  { type, fields }: Pick<Address, 'type' | 'fields'>,
): boolean =>
  !!fields.paci?.trim() &&
  getVisibleFields(form, type).includes('paci') &&
  !PACI_PATTERN.test(fields.paci.trim());

/** Whether the address has all required fields and no invalid one. */
export const isAddressValid = (form: AddressForm, address: Pick<Address, 'type' | 'fields'>): boolean =>
  !findMissingFields(form, address).length && !hasInvalidPaci(form, address);

/** The form with this name. If both forms or neither have the name, the delivery form. */
export const findForm = (
  { form, shippingForm }: Pick<DeliveryConfig, 'form' | 'shippingForm'>,
  formType: string,
): AddressForm => (formType === shippingForm.type && formType !== form.type ? shippingForm : form);

/**
 * The required fields that some or all customers never see, in order. Such a field is not `on`, or it is `building` or
 * `house_number` and the other one is optional. For some address types, the form shows only that other one.
 */
export function findHiddenRequiredFields({ fields }: AddressForm): readonly AddressField[] {
  const isOptional = (field: AddressField) => !!fields[field]?.on && !fields[field].required;
  return ADDRESS_FIELDS.filter((field) => {
    const rule = fields[field];
    if (!rule?.required) return false;
    if (!rule.on) return true;
    return (
      (field === 'house_number' && isOptional('building')) ||
      (field === 'building' && isOptional('house_number'))
    );
  });
}

/** True when two addresses are for the same place. Ignores the contact. */
export const isSamePlace = (a: Address, b: Address): boolean =>
  a.type === b.type &&
  a.place?.lat === b.place?.lat &&
  a.place?.lng === b.place?.lng &&
  ADDRESS_FIELDS.every((field) => (a.fields[field]?.trim() ?? '') === (b.fields[field]?.trim() ?? ''));

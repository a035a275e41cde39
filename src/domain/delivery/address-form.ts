import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressForm,
  type AddressType,
  type DeliveryConfig,
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

/** The form that an address of this type was typed in: the shipping form if only that one has the type, else the delivery form. */
export const findForm = (
  { form, shippingForm }: Pick<DeliveryConfig, 'form' | 'shippingForm'>,
  formType: string,
): AddressForm => (formType === shippingForm.type && formType !== form.type ? shippingForm : form);

/**
 * The required fields that a form hides from some address types, in order. They are never asked for when they are not `on`. A
 * required number field is hidden if the form also has the other one, which those address types use instead and may leave empty.
 */
export function findUnaskedFields({ fields }: AddressForm): readonly AddressField[] {
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

import { PACI_PATTERN } from '../../domain/delivery/address-form.ts';
import type { AddressField } from '../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';

/** Maximum lengths in characters. */
const MAX_LENGTH = 100;
const MAX_NOTE_LENGTH = 200;

const paciPattern = { matches: PACI_PATTERN, problem: 'address.paciWrong' } as const;

/** The validation rules of an address field. */
export function buildAddressFieldRules(
  field: AddressField,
  isRequired: boolean,
): FieldRules<'missing' | 'address.paciWrong'> {
  const required = isRequired ? 'missing' : undefined;
  if (field === 'paci') return { required, pattern: paciPattern, digitsOnly: true, maxLength: 8 };
  return { required, maxLength: field === 'note' ? MAX_NOTE_LENGTH : MAX_LENGTH };
}

/** Message key of the label of an address field. */
export const getAddressFieldKey = (field: AddressField, isShipped: boolean) =>
  isShipped && field === 'note' ? 'address.shippingNote' : (`address.field.${field}` as const);

/** The `autocomplete` values of address fields, so that browsers can fill them in (WCAG 1.3.5). */
export const AUTOCOMPLETE: Readonly<Partial<Record<AddressField, string>>> = {
  city: 'address-level2',
  postcode: 'postal-code',
  street: 'address-line1',
};

/** Fields for short values. Several of them share a row. */
export const SHORT_FIELDS: ReadonlySet<AddressField> = new Set([
  'postcode',
  'block',
  'avenue',
  'house_number',
  'building',
  'floor',
  'apartment',
  'office_number',
  'intercom',
  'parking',
]);

import type { AddressField } from '../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';

/** In characters. */
const MAX_LENGTH = 100;
const MAX_NOTE_LENGTH = 200;

/** A building's number at Kuwait's Public Authority for Civil Information. */
const PACI_PATTERN = { matches: /^\d{8}$/, problem: 'address.paciWrong' } as const;

/** What an address field takes and has to be. */
export function addressFieldRules(
  field: AddressField,
  isRequired: boolean,
): FieldRules<'missing' | 'address.paciWrong'> {
  const required = isRequired ? 'missing' : undefined;
  if (field === 'paci') return { required, pattern: PACI_PATTERN, digitsOnly: true, maxLength: 8 };
  return { required, maxLength: field === 'note' ? MAX_NOTE_LENGTH : MAX_LENGTH };
}

/** What browsers have stored of their owners' addresses goes into the field it belongs to (WCAG 1.3.5). */
export const AUTOCOMPLETE: Readonly<Partial<Record<AddressField, string>>> = {
  city: 'address-level2',
  postcode: 'postal-code',
  street: 'address-line1',
};

/** A field of a few signs needs no line of its own. */
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

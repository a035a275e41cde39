import type { AddressField } from '../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';

/** In characters. */
const LENGTH = 100;
const NOTE_LENGTH = 200;

/** A building's number at Kuwait's Public Authority for Civil Information. */
const PACI = { matches: /^\d{8}$/, problem: 'address.paciWrong' } as const;

/** What an address field takes and has to be. */
export function ruleOf(
  field: AddressField,
  isRequired: boolean,
): FieldRules<'missing' | 'address.paciWrong'> {
  const required = isRequired ? 'missing' : undefined;
  if (field === 'paci') return { required, pattern: PACI, digitsOnly: true, maxLength: 8 };
  return { required, maxLength: field === 'note' ? NOTE_LENGTH : LENGTH };
}

/** What browsers have stored of their owners' addresses goes into the field it belongs to (WCAG 1.3.5). */
export const AUTOCOMPLETE: Readonly<Partial<Record<AddressField, string>>> = {
  city: 'address-level2',
  postcode: 'postal-code',
  street: 'address-line1',
};

/** A field of a few signs needs no line of its own. */
export const SHORT: ReadonlySet<AddressField> = new Set([
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMissingFields, getVisibleFields } from './address-form.ts';
import { ADDRESS_FIELDS, ADDRESS_TYPES } from './delivery-types.ts';
import { buildAddress, buildForm } from './testing/build-delivery.ts';

const fullForm = buildForm(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, true])));

describe('fields of the address form', () => {
  // @spec entities/address-types
  it('shows the address fields of the address type in their fixed order', () => {
    const firstFields = ['city', 'postcode', 'block', 'street', 'avenue'];
    const lastFields = ['intercom', 'parking', 'paci', 'note'];
    expect(getVisibleFields(fullForm, 'house')).toEqual([...firstFields, 'house_number', ...lastFields]);
    expect(getVisibleFields(fullForm, 'apartment')).toEqual([
      ...firstFields,
      'building',
      'floor',
      'apartment',
      ...lastFields,
    ]);
    expect(getVisibleFields(fullForm, 'company')).toEqual([
      ...firstFields,
      'building',
      'floor',
      'office_number',
      ...lastFields,
    ]);
  });

  it('shows the house number or the building for every address type if the form has only one of these fields', () => {
    for (const type of ADDRESS_TYPES) {
      expect(getVisibleFields(buildForm({ house_number: true }), type)).toEqual(['house_number']);
      expect(getVisibleFields(buildForm({ building: true }), type)).toEqual(['building']);
    }
  });

  // @spec validation/delivery-form-field-enabled-if
  it('omits an address field that is switched off, even if the field is required', () => {
    const form = { type: 'residency', fields: { street: { on: false, required: true } } };
    expect(getVisibleFields(form, 'house')).toEqual([]);
    expect(findMissingFields(form, buildAddress())).toEqual([]);
  });

  // @spec validation/delivery-form-field-enabled-if
  it('reports exactly the visible required address fields that are blank', () => {
    const anyRules = fc.dictionary(
      fc.constantFrom(...ADDRESS_FIELDS),
      fc.record({ on: fc.boolean(), required: fc.boolean() }),
    );
    const anyTexts = fc.dictionary(
      fc.constantFrom(...ADDRESS_FIELDS),
      fc.constantFrom('', '  ', '٣', 'Gulf Road'),
    );
    fc.assert(
      fc.property(anyRules, anyTexts, fc.constantFrom(...ADDRESS_TYPES), (fields, typedTexts, type) => {
        const form = { type: 'residency', fields };
        const visibleFields = getVisibleFields(form, type);
        const missingFields = findMissingFields(form, { type, fields: typedTexts });
        for (const name of ADDRESS_FIELDS) {
          const isBlank = !(typedTexts[name] ?? '').trim();
          expect(missingFields.includes(name)).toBe(
            visibleFields.includes(name) && !!fields[name]?.required && isBlank,
          );
        }
      }),
    );
  });
});

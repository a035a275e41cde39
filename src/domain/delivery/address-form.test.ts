import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMissingFields, getVisibleFields } from './address-form.ts';
import { ADDRESS_FIELDS, ADDRESS_TYPES } from './delivery-types.ts';
import { buildAddress, buildForm } from './testing/build-delivery.ts';

const fullForm = buildForm(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, true])));

describe('fields of the address form', () => {
  // @spec entities/address-types
  it('shows the address fields of the address type in their fixed order', () => {
    const common = ['city', 'postcode', 'block', 'street', 'avenue'];
    const rest = ['intercom', 'parking', 'paci', 'note'];
    expect(getVisibleFields(fullForm, 'house')).toEqual([...common, 'house_number', ...rest]);
    expect(getVisibleFields(fullForm, 'apartment')).toEqual([
      ...common,
      'building',
      'floor',
      'apartment',
      ...rest,
    ]);
    expect(getVisibleFields(fullForm, 'company')).toEqual([
      ...common,
      'building',
      'floor',
      'office_number',
      ...rest,
    ]);
  });

  it('shows the only number field of an address form for every address type', () => {
    for (const type of ADDRESS_TYPES) {
      expect(getVisibleFields(buildForm({ house_number: true }), type)).toEqual(['house_number']);
      expect(getVisibleFields(buildForm({ building: true }), type)).toEqual(['building']);
    }
  });

  // @spec validation/delivery-form-field-enabled-if
  it('omits an address field that is not `on`, even if it is required', () => {
    const form = { type: 'residency', fields: { street: { on: false, required: true } } };
    expect(getVisibleFields(form, 'house')).toEqual([]);
    expect(findMissingFields(form, buildAddress())).toEqual([]);
  });

  // @spec validation/delivery-form-field-enabled-if
  it('reports exactly the visible required address fields that are blank', () => {
    const rules = fc.dictionary(
      fc.constantFrom(...ADDRESS_FIELDS),
      fc.record({ on: fc.boolean(), required: fc.boolean() }),
    );
    const texts = fc.dictionary(
      fc.constantFrom(...ADDRESS_FIELDS),
      fc.constantFrom('', '  ', '٣', 'Gulf Road'),
    );
    fc.assert(
      fc.property(rules, texts, fc.constantFrom(...ADDRESS_TYPES), (fields, typed, type) => {
        const form = { type: 'residency', fields };
        const visible = getVisibleFields(form, type);
        const missing = findMissingFields(form, { type, fields: typed });
        for (const name of ADDRESS_FIELDS) {
          const isBlank = !(typed[name] ?? '').trim();
          expect(missing.includes(name)).toBe(visible.includes(name) && !!fields[name]?.required && isBlank);
        }
      }),
    );
  });
});

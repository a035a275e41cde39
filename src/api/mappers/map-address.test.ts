import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_FIELDS, ADDRESS_TYPES, type Address } from '../../domain/delivery/delivery-types.ts';
import { orderAddress } from '../contract/delivery-contract.ts';
import { fromWireAddress, toWireAddress } from './map-address.ts';

const said = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim() || 'x');
const address: fc.Arbitrary<Address> = fc.record({
  type: fc.constantFrom(...ADDRESS_TYPES),
  fields: fc.dictionary(fc.constantFrom(...ADDRESS_FIELDS), said),
  place: fc.option(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  contactName: fc.oneof(said, fc.constant('')),
  contactPhone: fc.constantFrom('', '55512345'),
  contactDialCode: fc.constantFrom('', '+965'),
});

describe('an address on the wire', () => {
  // @spec entities/address-form-fields
  it('is what the contract takes, and comes back as it went', () => {
    fc.assert(
      fc.property(address, fc.option(fc.constant('salmiya')), (typed, areaId) => {
        const wire = toWireAddress(typed, 'villa', areaId);
        expect(orderAddress.parse(wire)).toMatchObject({ area_id: areaId, form_type: 'villa' });
        expect(fromWireAddress(wire)).toEqual({ ...typed, fields: { ...typed.fields } });
      }),
    );
  });

  it('is sent without a phone that is half typed', () => {
    const typed = { ...fromWireAddress({ type: 'house' }), contactPhone: 'call me', contactDialCode: '+965' };
    expect(toWireAddress(typed, 'villa', null)).toMatchObject({ contact_phone: null });
  });

  it('says nothing of blanks', () => {
    const blank: Address = {
      type: 'house',
      fields: { street: ' Gulf Road ', note: '  ' },
      place: null,
      contactName: ' ',
      contactPhone: '',
      contactDialCode: '',
    };
    expect(toWireAddress(blank, 'residency', null)).toEqual({
      street: 'Gulf Road',
      area_id: null,
      lat: null,
      lng: null,
      contact_phone: null,
      contact_dial_code: null,
      form_type: 'residency',
      type: 'house',
    });
  });

  it('has no pin where half of one was said, or one nowhere on earth', () => {
    const wire = { form_type: 'residency', type: 'house' } as const;
    expect(fromWireAddress({ ...wire, lat: 29 }).place).toBeNull();
    expect(fromWireAddress({ ...wire, lat: 29, lng: 200 }).place).toBeNull();
    expect(fromWireAddress({ ...wire, lat: 29, lng: 48 }).place).toEqual({ lat: 29, lng: 48 });
  });
});

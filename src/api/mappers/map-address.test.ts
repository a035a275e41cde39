import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_FIELDS, ADDRESS_TYPES, type Address } from '../../domain/delivery/delivery-types.ts';
import { orderAddress } from '../contract/delivery-contract.ts';
import { toAddress, toWireAddress } from './map-address.ts';

const text = fc.string({ minLength: 1, maxLength: 20 }).map((anyText) => anyText.trim() || 'x');
const anyAddress: fc.Arbitrary<Address> = fc.record({
  type: fc.constantFrom(...ADDRESS_TYPES),
  fields: fc.dictionary(fc.constantFrom(...ADDRESS_FIELDS), text),
  place: fc.option(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  contactName: fc.oneof(text, fc.constant('')),
  contactPhone: fc.constantFrom('', '55512345'),
  contactDialCode: fc.constantFrom('', '+965'),
});

describe('toWireAddress and toAddress', () => {
  // @spec entities/address-form-fields
  it('maps any address to a valid API address and back without changing it', () => {
    fc.assert(
      fc.property(anyAddress, fc.option(fc.constant('salmiya')), (typedAddress, areaId) => {
        const wireAddress = toWireAddress(typedAddress, 'villa', areaId);
        expect(orderAddress.parse(wireAddress)).toMatchObject({ area_id: areaId, form_type: 'villa' });
        expect(toAddress(wireAddress)).toEqual({ ...typedAddress, fields: { ...typedAddress.fields } });
      }),
    );
  });

  it('omits an invalid contact phone number from an API address', () => {
    const typedAddress = {
      ...toAddress({ type: 'house' }),
      contactPhone: 'call me',
      contactDialCode: '+965',
    };
    expect(toWireAddress(typedAddress, 'villa', null)).toMatchObject({ contact_phone: null });
  });

  it('omits blank fields from an API address', () => {
    const blankAddress: Address = {
      type: 'house',
      fields: { street: ' Gulf Road ', note: '  ' },
      place: null,
      contactName: ' ',
      contactPhone: '',
      contactDialCode: '',
    };
    expect(toWireAddress(blankAddress, 'residency', null)).toEqual({
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

  it('ignores coordinates of an API address that are incomplete or out of range', () => {
    const wireAddress = { form_type: 'residency', type: 'house' } as const;
    expect(toAddress({ ...wireAddress, lat: 29 }).place).toBeNull();
    expect(toAddress({ ...wireAddress, lat: 29, lng: 200 }).place).toBeNull();
    expect(toAddress({ ...wireAddress, lat: 29, lng: 48 }).place).toEqual({ lat: 29, lng: 48 });
  });
});

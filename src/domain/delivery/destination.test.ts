import { describe, expect, it } from 'vitest';
import { getDestinationTerms } from './delivery-terms.ts';
import type { Destination } from './delivery-types.ts';
import {
  type DeliveryChoice,
  type DestinationContext,
  isDeliverable,
  isPinOutsideZone,
  validateDestination,
} from './destination.ts';
import {
  buildAddress,
  buildArea,
  buildConfig,
  buildCountry,
  buildForm,
  buildSquare,
  buildZone,
  dinar,
} from './testing/build-delivery.ts';
import { createZoneFinder } from './zone-at.ts';

const area = buildArea('salmiya', 'east');
const east = buildZone('east', {
  fee: dinar(2),
  minOrder: dinar(5),
  minutes: 45,
  areas: [area],
  shape: buildSquare([48, 29], 0.1),
});
const west = buildZone('west', { fee: dinar(3), shape: buildSquare([47, 29], 0.1) });
const hidden = buildZone('hidden', { visible: false });
const saudi = buildCountry('SA');
const config = buildConfig({ zones: [east, west, hidden], countries: [saudi, buildCountry('KW')] });
const IN_WEST = { lat: 29, lng: 47 };

const validate = (choice: Partial<DeliveryChoice>, facts: Partial<DestinationContext> = {}) =>
  validateDestination(
    { area: null, country: null, ...choice },
    {
      config,
      branchId: 'here',
      ships: true,
      homeCountry: 'KW',
      place: null,
      findZoneAt: createZoneFinder(config),
      ...facts,
    },
  );
const chooseArea = (zoneId: string, areaId: string | null = null, branchId = 'here') => ({
  area: { branchId, zoneId, areaId },
});
const chooseCountry = (iso: string, branchId = 'here') => ({ country: { branchId, iso } });

describe('destination of a delivery', () => {
  it('has no delivery destination until the customer chooses one', () => {
    expect(validate({})).toEqual({
      destination: { kind: 'none' },
      choice: { area: null, country: null },
      dropReason: null,
      isPending: false,
    });
  });

  it('delivers to the selected area on the current terms of its zone', () => {
    expect(validate(chooseArea('east', 'salmiya')).destination).toEqual({
      kind: 'zone',
      zone: east,
      area,
      place: null,
    });
    expect(validate(chooseArea('east', 'gone')).destination).toMatchObject({ zone: east, area: null });
  });

  // @spec constants/delivery-fee-by-zone
  it('prefers the zone that the customer selected to the zone of the pin', () => {
    expect(validate(chooseArea('east'), { place: IN_WEST }).destination).toMatchObject({ zone: east });
    expect(validate({}, { place: IN_WEST }).destination).toEqual({
      kind: 'zone',
      zone: west,
      area: null,
      place: IN_WEST,
    });
    expect(validate({}, { place: { lat: 0, lng: 0 } }).destination).toEqual({ kind: 'none' });
  });

  // @spec delivery/area-cleared-when-branch-another, delivery/shipping-resets-when-disabled-or
  it.each([
    ['the area belongs to another branch', chooseArea('east', 'salmiya', 'there'), {}, 'branch'],
    [
      'the area belongs to another branch and the zones are not loaded',
      chooseArea('east', null, 'there'),
      { config: null },
      'branch',
    ],
    ['its zone no longer exists', chooseArea('moved'), {}, 'zone'],
    ['its zone is no longer visible', chooseArea('hidden'), {}, 'zone'],
    ['the country belongs to another branch', chooseCountry('SA', 'there'), {}, 'branch'],
    ['shipping was switched off', chooseCountry('SA'), { ships: false }, 'country'],
    ['the branch no longer ships to the country', chooseCountry('US'), {}, 'country'],
  ] as const)(
    'clears the chosen destination and gives the reason when %s',
    (_, choice, facts, dropReason) => {
      expect(validate(choice, facts)).toMatchObject({
        destination: { kind: 'none' },
        choice: { area: null, country: null },
        dropReason,
      });
    },
  );

  it('falls back to the zone of the pin when the selected zone no longer exists', () => {
    expect(validate(chooseArea('moved'), { place: IN_WEST })).toMatchObject({
      destination: { zone: west },
      dropReason: 'zone',
    });
  });

  // @spec delivery/international-shipping-only-when-enabled
  it('treats the order as shipping if the chosen country is not the business’s own country', () => {
    const choice = { ...chooseArea('east'), ...chooseCountry('SA') };
    expect(validate(choice).destination).toEqual({ kind: 'country', country: saudi });
    expect(validate({ ...chooseArea('east'), ...chooseCountry('KW') })).toMatchObject({
      destination: { zone: east },
      dropReason: null,
    });
    expect(validate(choice, { ships: false })).toMatchObject({
      destination: { zone: east },
      choice: chooseArea('east'),
      dropReason: 'country',
    });
  });

  it('keeps the chosen destination pending until the delivery zones are loaded', () => {
    const unknown = { config: null };
    expect(validate(chooseArea('moved'), unknown)).toMatchObject({
      isPending: true,
      dropReason: null,
      choice: chooseArea('moved'),
    });
    expect(validate(chooseCountry('US'), unknown)).toMatchObject({ isPending: true, dropReason: null });
    expect(validate({}, { ...unknown, place: IN_WEST }).isPending).toBe(true);
    expect(validate({}, unknown).isPending).toBe(false);
  });
});

describe('the terms of a delivery', () => {
  it('returns the terms of the zone, or those of the country, which promise no delivery time', () => {
    expect(getDestinationTerms(validate(chooseArea('east')).destination)).toEqual({
      fee: dinar(2),
      minOrder: dinar(5),
      minutes: 45,
    });
    expect(getDestinationTerms(validate(chooseCountry('SA')).destination)).toEqual({
      fee: saudi.rates,
      minOrder: dinar(10),
      minutes: null,
    });
    expect(getDestinationTerms({ kind: 'none' })).toBeNull();
  });
});

describe('isDeliverable', () => {
  const inEast = { lat: 29, lng: 48 };
  const buildDestination = (place: typeof inEast | null): Destination => ({
    kind: 'zone',
    zone: east,
    area: null,
    place,
  });
  const strictConfig = buildConfig({
    form: buildForm({ street: true }),
    shippingForm: buildForm({ city: true }),
  });
  const street = buildAddress({ fields: { street: 'Gulf Road' } });

  it('delivers to an address with all required fields of the matching address form', () => {
    expect(isDeliverable(buildDestination(null), street, strictConfig)).toBe(true);
    expect(isDeliverable(buildDestination(null), buildAddress(), strictConfig)).toBe(false);
    expect(isDeliverable({ kind: 'country', country: saudi }, street, strictConfig)).toBe(false);
    expect(
      isDeliverable(
        { kind: 'country', country: saudi },
        buildAddress({ fields: { city: 'Riyadh' } }),
        strictConfig,
      ),
    ).toBe(true);
    expect(isDeliverable({ kind: 'none' }, street, strictConfig)).toBe(false);
  });

  it('requires a pin if the business demands one, except for shipping', () => {
    const pinConfig = { ...strictConfig, dropPin: true };
    expect(isDeliverable(buildDestination(null), street, pinConfig)).toBe(false);
    expect(isDeliverable(buildDestination(inEast), { ...street, place: inEast }, pinConfig)).toBe(true);
    const city = buildAddress({ fields: { city: 'Riyadh' } });
    expect(isDeliverable({ kind: 'country', country: saudi }, city, pinConfig)).toBe(true);
  });

  it('rejects an address whose pin is outside the selected delivery zone', () => {
    expect(isPinOutsideZone(buildDestination(IN_WEST))).toBe(true);
    expect(isDeliverable(buildDestination(IN_WEST), { ...street, place: IN_WEST }, strictConfig)).toBe(false);
    expect(isPinOutsideZone(buildDestination(inEast))).toBe(false);
    expect(isPinOutsideZone({ kind: 'zone', zone: buildZone('plain'), area: null, place: IN_WEST })).toBe(
      false,
    );
    expect(isPinOutsideZone({ kind: 'none' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { destinationTerms } from './delivery-terms.ts';
import type { Destination } from './delivery-types.ts';
import {
  type DeliveryChoice,
  type DeliveryFacts,
  isDeliverable,
  isMisplaced,
  validateDestination,
} from './destination.ts';
import {
  addressOf,
  areaOf,
  configOf,
  countryOf,
  dinar,
  formOf,
  square,
  zoneOf,
} from './testing/build-delivery.ts';
import { zoneFinder } from './zone-at.ts';

const area = areaOf('salmiya', 'east');
const east = zoneOf('east', {
  fee: dinar(2),
  minOrder: dinar(5),
  minutes: 45,
  areas: [area],
  shape: square([48, 29], 0.1),
});
const west = zoneOf('west', { fee: dinar(3), shape: square([47, 29], 0.1) });
const hidden = zoneOf('hidden', { visible: false });
const saudi = countryOf('SA');
const config = configOf({ zones: [east, west, hidden], countries: [saudi, countryOf('KW')] });
const IN_WEST = { lat: 29, lng: 47 };

const settle = (choice: Partial<DeliveryChoice>, facts: Partial<DeliveryFacts> = {}) =>
  validateDestination(
    { area: null, country: null, ...choice },
    {
      config,
      branchId: 'here',
      ships: true,
      homeCountry: 'KW',
      place: null,
      zoneAt: zoneFinder(config),
      ...facts,
    },
  );
const chosen = (zoneId: string, areaId: string | null = null, branchId = 'here') => ({
  area: { branchId, zoneId, areaId },
});
const shipped = (iso: string, branchId = 'here') => ({ country: { branchId, iso } });

describe('destination of a delivery', () => {
  it('has no destination before the customer chose one', () => {
    expect(settle({})).toEqual({
      destination: { kind: 'none' },
      choice: { area: null, country: null },
      dropReason: null,
      isOpen: false,
    });
  });

  it('uses the selected area with the current terms of its zone', () => {
    expect(settle(chosen('east', 'salmiya')).destination).toEqual({
      kind: 'zone',
      zone: east,
      area,
      place: null,
    });
    expect(settle(chosen('east', 'gone')).destination).toMatchObject({ zone: east, area: null });
  });

  // @spec constants/delivery-fee-by-zone
  it('prefers the selected zone to the zone of the pin', () => {
    expect(settle(chosen('east'), { place: IN_WEST }).destination).toMatchObject({ zone: east });
    expect(settle({}, { place: IN_WEST }).destination).toEqual({
      kind: 'zone',
      zone: west,
      area: null,
      place: IN_WEST,
    });
    expect(settle({}, { place: { lat: 0, lng: 0 } }).destination).toEqual({ kind: 'none' });
  });

  // @spec delivery/area-cleared-when-branch-another, delivery/shipping-resets-when-disabled-or
  it.each([
    ['the area belongs to another branch', chosen('east', 'salmiya', 'there'), {}, 'branch'],
    [
      'the area belongs to another branch and the zones are not loaded',
      chosen('east', null, 'there'),
      { config: null },
      'branch',
    ],
    ['its zone no longer exists', chosen('moved'), {}, 'zone'],
    ['its zone is no longer visible', chosen('hidden'), {}, 'zone'],
    ['the country belongs to another branch', shipped('SA', 'there'), {}, 'country'],
    ['shipping was switched off', shipped('SA'), { ships: false }, 'country'],
    ['the branch no longer ships to the country', shipped('US'), {}, 'country'],
  ] as const)('clears the choice and gives the reason when %s', (_, choice, facts, dropReason) => {
    expect(settle(choice, facts)).toMatchObject({
      destination: { kind: 'none' },
      choice: { area: null, country: null },
      dropReason,
    });
  });

  it('falls back to the zone of the pin when the selected zone no longer exists', () => {
    expect(settle(chosen('moved'), { place: IN_WEST })).toMatchObject({
      destination: { zone: west },
      dropReason: 'zone',
    });
  });

  // @spec delivery/international-shipping-only-when-enabled
  it('ships abroad when the chosen country is not the business’s own', () => {
    const both = { ...chosen('east'), ...shipped('SA') };
    expect(settle(both).destination).toEqual({ kind: 'country', country: saudi });
    expect(settle({ ...chosen('east'), ...shipped('KW') })).toMatchObject({
      destination: { zone: east },
      dropReason: null,
    });
    expect(settle(both, { ships: false })).toMatchObject({
      destination: { zone: east },
      choice: chosen('east'),
      dropReason: 'country',
    });
  });

  it('leaves the choice undecided until the zones are loaded', () => {
    const unknown = { config: null };
    expect(settle(chosen('moved'), unknown)).toMatchObject({
      isOpen: true,
      dropReason: null,
      choice: chosen('moved'),
    });
    expect(settle(shipped('US'), unknown)).toMatchObject({ isOpen: true, dropReason: null });
    expect(settle({}, { ...unknown, place: IN_WEST }).isOpen).toBe(true);
    expect(settle({}, unknown).isOpen).toBe(false);
  });
});

describe('the terms of a delivery', () => {
  it('takes the terms of the zone, or of the country, which has no delivery time', () => {
    expect(destinationTerms(settle(chosen('east')).destination)).toEqual({
      fee: dinar(2),
      minOrder: dinar(5),
      minutes: 45,
    });
    expect(destinationTerms(settle(shipped('SA')).destination)).toEqual({
      fee: saudi.rates,
      minOrder: dinar(10),
      minutes: null,
    });
    expect(destinationTerms({ kind: 'none' })).toBeNull();
  });
});

describe('isDeliverable', () => {
  const inEast = { lat: 29, lng: 48 };
  const to = (place: typeof inEast | null): Destination => ({ kind: 'zone', zone: east, area: null, place });
  const asks = configOf({ form: formOf({ street: true }), shippingForm: formOf({ city: true }) });
  const street = addressOf({ fields: { street: 'Gulf Road' } });

  it('accepts an address with all required fields of the matching form', () => {
    expect(isDeliverable(to(null), street, asks)).toBe(true);
    expect(isDeliverable(to(null), addressOf(), asks)).toBe(false);
    expect(isDeliverable({ kind: 'country', country: saudi }, street, asks)).toBe(false);
    expect(
      isDeliverable({ kind: 'country', country: saudi }, addressOf({ fields: { city: 'Riyadh' } }), asks),
    ).toBe(true);
    expect(isDeliverable({ kind: 'none' }, street, asks)).toBe(false);
  });

  it('requires a pin where the business asks for one, except for parcels', () => {
    const pinned = { ...asks, dropPin: true };
    expect(isDeliverable(to(null), street, pinned)).toBe(false);
    expect(isDeliverable(to(inEast), { ...street, place: inEast }, pinned)).toBe(true);
    const city = addressOf({ fields: { city: 'Riyadh' } });
    expect(isDeliverable({ kind: 'country', country: saudi }, city, pinned)).toBe(true);
  });

  it('refuses an address whose pin is outside the selected zone', () => {
    expect(isMisplaced(to(IN_WEST))).toBe(true);
    expect(isDeliverable(to(IN_WEST), { ...street, place: IN_WEST }, asks)).toBe(false);
    expect(isMisplaced(to(inEast))).toBe(false);
    expect(isMisplaced({ kind: 'zone', zone: zoneOf('plain'), area: null, place: IN_WEST })).toBe(false);
    expect(isMisplaced({ kind: 'none' })).toBe(false);
  });
});

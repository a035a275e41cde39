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
const eastZone = buildZone('east', {
  fee: dinar(2),
  minOrder: dinar(5),
  minutes: 45,
  areas: [area],
  shape: buildSquare([48, 29], 0.1),
});
const westZone = buildZone('west', { fee: dinar(3), shape: buildSquare([47, 29], 0.1) });
const hiddenZone = buildZone('hidden', { visible: false });
const saudiArabia = buildCountry('SA');
const config = buildConfig({
  zones: [eastZone, westZone, hiddenZone],
  countries: [saudiArabia, buildCountry('KW')],
});
const IN_WEST = { lat: 29, lng: 47 };

const validateChoice = (choice: Partial<DeliveryChoice>, context: Partial<DestinationContext> = {}) =>
  validateDestination(
    { area: null, country: null, ...choice },
    {
      config,
      branchId: 'here',
      isShippingOffered: true,
      homeCountry: 'KW',
      place: null,
      findZoneAt: createZoneFinder(config),
      ...context,
    },
  );
const chooseArea = (zoneId: string, areaId: string | null = null, branchId = 'here') => ({
  area: { branchId, zoneId, areaId },
});
const chooseCountry = (iso: string, branchId = 'here') => ({ country: { branchId, iso } });

describe('destination of a delivery', () => {
  it('returns no delivery destination until the customer chooses a destination', () => {
    expect(validateChoice({})).toEqual({
      destination: { kind: 'none' },
      choice: { area: null, country: null },
      dropReason: null,
      isPending: false,
    });
  });

  it('delivers to the selected area on the current terms of its zone', () => {
    expect(validateChoice(chooseArea('east', 'salmiya')).destination).toEqual({
      kind: 'zone',
      zone: eastZone,
      area,
      place: null,
    });
    expect(validateChoice(chooseArea('east', 'gone')).destination).toMatchObject({
      zone: eastZone,
      area: null,
    });
  });

  // @spec constants/delivery-fee-by-zone
  it('uses the zone that the customer selected, even if the pin is in another zone', () => {
    expect(validateChoice(chooseArea('east'), { place: IN_WEST }).destination).toMatchObject({
      zone: eastZone,
    });
    expect(validateChoice({}, { place: IN_WEST }).destination).toEqual({
      kind: 'zone',
      zone: westZone,
      area: null,
      place: IN_WEST,
    });
    expect(validateChoice({}, { place: { lat: 0, lng: 0 } }).destination).toEqual({ kind: 'none' });
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
    ['shipping was switched off', chooseCountry('SA'), { isShippingOffered: false }, 'country'],
    ['the branch no longer ships to the country', chooseCountry('US'), {}, 'country'],
  ] as const)(
    'clears the chosen destination and gives the reason when %s',
    (_, choice, context, dropReason) => {
      expect(validateChoice(choice, context)).toMatchObject({
        destination: { kind: 'none' },
        choice: { area: null, country: null },
        dropReason,
      });
    },
  );

  it('falls back to the zone of the pin when the selected zone no longer exists', () => {
    expect(validateChoice(chooseArea('moved'), { place: IN_WEST })).toMatchObject({
      destination: { zone: westZone },
      dropReason: 'zone',
    });
  });

  // @spec delivery/international-shipping-only-when-enabled
  it('treats the order as shipping if the chosen country is not the business’s own country', () => {
    const choice = { ...chooseArea('east'), ...chooseCountry('SA') };
    expect(validateChoice(choice).destination).toEqual({ kind: 'country', country: saudiArabia });
    expect(validateChoice({ ...chooseArea('east'), ...chooseCountry('KW') })).toMatchObject({
      destination: { zone: eastZone },
      dropReason: null,
    });
    expect(validateChoice(choice, { isShippingOffered: false })).toMatchObject({
      destination: { zone: eastZone },
      choice: chooseArea('east'),
      dropReason: 'country',
    });
  });

  it('keeps the chosen destination pending until the delivery zones are loaded', () => {
    const zonesNotLoaded = { config: null };
    expect(validateChoice(chooseArea('moved'), zonesNotLoaded)).toMatchObject({
      isPending: true,
      dropReason: null,
      choice: chooseArea('moved'),
    });
    expect(validateChoice(chooseCountry('US'), zonesNotLoaded)).toMatchObject({
      isPending: true,
      dropReason: null,
    });
    expect(validateChoice({}, { ...zonesNotLoaded, place: IN_WEST }).isPending).toBe(true);
    expect(validateChoice({}, zonesNotLoaded).isPending).toBe(false);
  });
});

describe('the terms of a delivery', () => {
  it('returns the delivery terms of the zone or of the country, without a delivery time for a country', () => {
    expect(getDestinationTerms(validateChoice(chooseArea('east')).destination)).toEqual({
      fee: dinar(2),
      minOrder: dinar(5),
      minutes: 45,
    });
    expect(getDestinationTerms(validateChoice(chooseCountry('SA')).destination)).toEqual({
      fee: saudiArabia.rates,
      minOrder: dinar(10),
      minutes: null,
    });
    expect(getDestinationTerms({ kind: 'none' })).toBeNull();
  });
});

describe('isDeliverable', () => {
  const inEast = { lat: 29, lng: 48 };
  const buildDestination = (pin: typeof inEast | null): Destination => ({
    kind: 'zone',
    zone: eastZone,
    area: null,
    place: pin,
  });
  const strictConfig = buildConfig({
    form: buildForm({ street: true }),
    shippingForm: buildForm({ city: true }),
  });
  const addressWithStreet = buildAddress({ fields: { street: 'Gulf Road' } });

  it('delivers only to an address with all required fields of the destination’s address form', () => {
    expect(isDeliverable(buildDestination(null), addressWithStreet, strictConfig)).toBe(true);
    expect(isDeliverable(buildDestination(null), buildAddress(), strictConfig)).toBe(false);
    expect(isDeliverable({ kind: 'country', country: saudiArabia }, addressWithStreet, strictConfig)).toBe(
      false,
    );
    expect(
      isDeliverable(
        { kind: 'country', country: saudiArabia },
        buildAddress({ fields: { city: 'Riyadh' } }),
        strictConfig,
      ),
    ).toBe(true);
    expect(isDeliverable({ kind: 'none' }, addressWithStreet, strictConfig)).toBe(false);
  });

  it('rejects an address whose PACI number does not have 8 digits, if the form asks for the number', () => {
    const paciConfig = buildConfig({ form: buildForm({ street: true, paci: false }) });
    const addPaci = (paci: string) => buildAddress({ fields: { street: 'Gulf Road', paci } });
    expect(isDeliverable(buildDestination(null), addPaci('1234'), paciConfig)).toBe(false);
    expect(isDeliverable(buildDestination(null), addPaci('12345678'), paciConfig)).toBe(true);
    expect(isDeliverable(buildDestination(null), addPaci(''), paciConfig)).toBe(true);
    expect(isDeliverable(buildDestination(null), addPaci('1234'), strictConfig), 'a form without PACI').toBe(
      true,
    );
  });

  it('requires a pin for a delivery, but not for shipping, if the business demands a pin', () => {
    const pinConfig = { ...strictConfig, requiresPin: true };
    expect(isDeliverable(buildDestination(null), addressWithStreet, pinConfig)).toBe(false);
    expect(isDeliverable(buildDestination(inEast), { ...addressWithStreet, place: inEast }, pinConfig)).toBe(
      true,
    );
    const addressWithCity = buildAddress({ fields: { city: 'Riyadh' } });
    expect(isDeliverable({ kind: 'country', country: saudiArabia }, addressWithCity, pinConfig)).toBe(true);
  });

  it('rejects an address whose pin is outside the selected delivery zone', () => {
    expect(isPinOutsideZone(buildDestination(IN_WEST))).toBe(true);
    expect(
      isDeliverable(buildDestination(IN_WEST), { ...addressWithStreet, place: IN_WEST }, strictConfig),
    ).toBe(false);
    expect(isPinOutsideZone(buildDestination(inEast))).toBe(false);
    expect(isPinOutsideZone({ kind: 'zone', zone: buildZone('plain'), area: null, place: IN_WEST })).toBe(
      false,
    );
    expect(isPinOutsideZone({ kind: 'none' })).toBe(false);
  });
});

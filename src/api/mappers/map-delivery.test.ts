import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCurrency, parseMoney } from '../../domain/money/money.ts';
import { listPaths, setAtPath } from '../testing/nested-values.ts';
import { toDeliveryConfig } from './map-delivery.ts';

const KWD = createCurrency('KWD');
const dinar = (amount: number) => parseMoney(amount, KWD);
const KUWAIT = { lat: 29.37, lng: 47.97 };
const RING = [
  [48.06, 29.32],
  [48.09, 29.32],
  [48.09, 29.35],
  [48.06, 29.32],
];
const POLYGON = { type: 'Polygon', coordinates: [RING] };

const wireZone = (fields: object = {}) => ({ id: 'east', branch: 'here', name: { en: 'East' }, ...fields });
const wireArea = (overrides: object = {}) => ({
  id: 'salmiya',
  name: { en: 'Salmiya' },
  zone_id: 'east',
  ...overrides,
});
const wireCountry = (overrides: object = {}) => ({
  country: { en: 'Saudi Arabia' },
  country_iso: 'SA',
  branch_id: 'here',
  ...overrides,
});

function mapDelivery(body: unknown) {
  const report = vi.fn();
  const config = toDeliveryConfig(
    body,
    { currency: KWD, defaultMinOrder: dinar(3), branchPlace: KUWAIT, apiOrigin: 'https://api.test' },
    report,
  );
  return { config, report };
}
const mapSingleZone = (overrides: object) => {
  const { config, report } = mapDelivery({ zones: [wireZone(overrides)] });
  return { zone: config.zones[0], report };
};

describe('toDeliveryConfig', () => {
  // @spec entities/delivery-zone-areas, entities/delivery-config
  it('maps delivery zones, areas, shipping countries and address forms', () => {
    const { config, report } = mapDelivery({
      zones: [
        wireZone({
          visible: false,
          fees: 1.25,
          min_order: 5,
          delivery_time: 1.5,
          unit: 'hour',
          color: '#123456',
          shape: POLYGON,
          areas: [
            wireArea({
              parent_name: { en: 'Hawalli' },
              shape: { type: 'Point', coordinates: [48.07, 29.33] },
            }),
          ],
        }),
      ],
      countries: [wireCountry({ icon: '🇸🇦', fees_per_kg: 2.5, fixed_fees: 1, min_order: 10 })],
      form: { type: 'villa', fields: { street: { on: true, required: true }, floor: { on: true } } },
      shipping_form: { fields: { city: { on: true } } },
      drop_pin: true,
      send_gift: true,
    });
    expect(report).not.toHaveBeenCalled();
    expect(config).toEqual({
      zones: [
        {
          id: 'east',
          branchId: 'here',
          name: { en: 'East' },
          visible: false,
          fee: dinar(1.25),
          minOrder: dinar(5),
          minutes: 90,
          color: '#123456',
          shape: POLYGON,
          areas: [
            {
              id: 'salmiya',
              name: { en: 'Salmiya' },
              parentName: { en: 'Hawalli' },
              osmId: null,
              shape: { type: 'Point', coordinates: [48.07, 29.33] },
              zoneId: 'east',
            },
          ],
        },
      ],
      countries: [
        {
          iso: 'SA',
          name: { en: 'Saudi Arabia' },
          icon: null,
          branchId: 'here',
          rates: { feesPerKg: dinar(2.5), fixedFees: dinar(1) },
          minOrder: dinar(10),
        },
      ],
      form: {
        type: 'villa',
        fields: { street: { on: true, required: true }, floor: { on: true, required: false } },
      },
      shippingForm: { type: 'residency', fields: { city: { on: true, required: false } } },
      requiresPin: true,
      allowsDeliveryGifts: true,
      allowsGifts: false,
    });
  });

  // @spec entities/delivery-zone-areas
  it.each([
    ['https://cdn.test/sa.svg', 'https://cdn.test/sa.svg'],
    ['/media/sa/320.webp', 'https://api.test/media/sa/320.webp'],
    ['🇸🇦', null],
  ])('maps the icon %s of a shipping country to %s without a report', (icon, expectedIcon) => {
    const { config, report } = mapDelivery({ countries: [wireCountry({ icon })] });
    expect(config.countries[0]?.icon).toBe(expectedIcon);
    expect(report).not.toHaveBeenCalled();
  });

  // @spec entities/delivery-zone-areas
  it.each([
    'javascript:alert(1)',
    'http://cdn.test/sa.svg',
    '//cdn.test/sa.svg',
    '"><img src=x onerror=a()>',
    7,
  ])('drops and reports the unsafe icon %j of a shipping country, and keeps the country', (icon) => {
    const { config, report } = mapDelivery({ countries: [wireCountry({ icon })] });
    expect(config.countries).toMatchObject([{ iso: 'SA', icon: null }]);
    expect(report).toHaveBeenCalled();
  });

  // @spec constants/default-delivery-time-30-minutes
  it('gives a delivery zone without terms 30 minutes, no fee and the business’s minimum order', () => {
    expect(mapSingleZone({}).zone).toMatchObject({
      visible: true,
      fee: dinar(0),
      minOrder: dinar(3),
      minutes: 30,
      areas: [],
      shape: null,
      color: null,
    });
    expect(mapSingleZone({ unit: 'hour' }).zone?.minutes).toBe(30);
    expect(mapDelivery({ countries: [wireCountry()] }).config.countries[0]).toMatchObject({
      rates: { feesPerKg: dinar(0), fixedFees: dinar(0) },
      minOrder: dinar(3),
    });
    expect(mapDelivery({}).config).toMatchObject({ zones: [], countries: [], requiresPin: false });
  });

  it.each([
    [20, 'minute', 20],
    [2, 'hour', 120],
    [1, 'day', 1440],
    [0.25, 'minute', 0],
  ])('converts the delivery time %d with the unit "%s" to %d minutes', (delivery_time, unit, minutes) => {
    expect(mapSingleZone({ delivery_time, unit }).zone?.minutes).toBe(minutes);
  });

  it.each([
    ['no id', { id: undefined }],
    ['no name', { name: { en: ' ' } }],
    ['no branch', { branch: 7 }],
    ['a text as fee', { fees: 'free' }],
    ['a negative fee', { fees: -1 }],
    ['a fee with too many decimals', { fees: 1.00005 }],
    ['a text as minimum order', { min_order: 'some' }],
  ])('omits and reports a delivery zone with %s', (_, invalidFields) => {
    const { config, report } = mapDelivery({
      zones: [wireZone(invalidFields), wireZone({ id: 'west' }), null],
    });
    expect(config.zones.map(({ id }) => id)).toEqual(['west']);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an invalid code', { country_iso: 'Saudi' }],
    ['a text as fee', { fees_per_kg: 'much' }],
    ['no name', { country: {} }],
  ])('omits and reports a shipping country with %s', (_, invalidFields) => {
    const { config, report } = mapDelivery({
      countries: [wireCountry(invalidFields), wireCountry({ country_iso: 'US' })],
    });
    expect(config.countries.map(({ iso }) => iso)).toEqual(['US']);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([
    ['a negative delivery time', { delivery_time: -5 }, { minutes: 30 }],
    ['a delivery time of weeks', { delivery_time: 99, unit: 'day' }, { minutes: 30 }],
    ['an unknown unit', { delivery_time: 20, unit: 'fortnight' }, { minutes: 20 }],
    ['a text as areas', { areas: 'all' }, { areas: [] }],
    ['an area without a name', { areas: [wireArea({ name: null })] }, { areas: [] }],
    [
      'two areas with the same id',
      { areas: [wireArea(), wireArea({ name: { en: 'Twin' } })] },
      { areas: [{ id: 'salmiya', name: { en: 'Salmiya' } }] },
    ],
    ['a number as colour', { color: 7 }, { color: null }],
    ['an unknown type of shape', { shape: { type: 'Circle', coordinates: [48, 29] } }, { shape: null }],
    ['a text as shape', { shape: 'round' }, { shape: null }],
    ['a polygon of numbers', { shape: { type: 'Polygon', coordinates: [1, 2] } }, { shape: null }],
    [
      'a vertex of texts',
      { shape: { type: 'Polygon', coordinates: [[...RING, ['48', '29']]] } },
      { shape: null },
    ],
    [
      'a shape with coordinates out of range',
      { shape: { type: 'Point', coordinates: [200, 200] } },
      { shape: null },
    ],
    [
      'a polygon that is only a line',
      {
        shape: {
          type: 'Polygon',
          coordinates: [
            [
              [48, 29],
              [48.1, 29],
              [48, 29],
            ],
          ],
        },
      },
      { shape: null },
    ],
    ['an open ring', { shape: { type: 'Polygon', coordinates: [RING.slice(0, -1)] } }, { shape: POLYGON }],
    [
      'coordinates with the latitude first',
      { shape: { type: 'Polygon', coordinates: [RING.map(([lng, lat]) => [lat, lng])] } },
      { shape: POLYGON },
    ],
  ])('keeps a delivery zone with %s, and reports the problem', (_, invalidFields, expectedZone) => {
    const { zone: mappedZone, report } = mapSingleZone(invalidFields);
    expect(mappedZone).toMatchObject({ id: 'east', ...expectedZone });
    expect(report).toHaveBeenCalled();
  });

  it('keeps the first of two delivery zones or shipping countries with the same id', () => {
    const { config, report } = mapDelivery({
      zones: [wireZone(), wireZone({ fees: 9 })],
      countries: [wireCountry(), wireCountry({ fixed_fees: 9 })],
    });
    expect(config.zones.map(({ fee }) => fee)).toEqual([dinar(0)]);
    expect(config.countries).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('switches off address form fields with unreadable rules', () => {
    const { config } = mapDelivery({
      form: { fields: { street: { on: 'yes' }, city: 7, pool: { on: true } } },
    });
    expect(config.form).toEqual({ type: 'residency', fields: { street: { on: false, required: false } } });
  });

  it('an invalid value in a delivery zone never lowers its fee or affects another zone', () => {
    const terms = { fees: 2, min_order: 5, delivery_time: 20, unit: 'minute' };
    const validBody = {
      zones: [wireZone({ ...terms, areas: [wireArea()], shape: POLYGON }), wireZone({ id: 'west', fees: 3 })],
    };
    const anyInvalidValue = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300),
    );
    const paths = listPaths(validBody.zones[0]);
    fc.assert(
      fc.property(fc.constantFrom(...paths), anyInvalidValue, (path, invalidValue) => {
        const { config } = mapDelivery(setAtPath(validBody, ['zones', '0', ...path], invalidValue));
        expect(config.zones.at(-1)).toMatchObject({ id: 'west', fee: dinar(3) });
        const [firstZone] = config.zones.length > 1 ? config.zones : [];
        const setsReadableFee =
          path[0] === 'fees' && (invalidValue == null || typeof invalidValue === 'number');
        if (firstZone && !setsReadableFee) expect(firstZone.fee).toEqual(dinar(2));
        if (firstZone) expect(firstZone.minutes).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('throws for a delivery response that is not an object', () => {
    for (const body of [null, 'zones', 7, []]) expect(() => mapDelivery(body)).toThrow();
  });
});

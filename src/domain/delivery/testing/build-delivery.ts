import type { Position, Ring, Shape } from '../../geo/geo.ts';
import { createCurrency, type Money, parseMoney } from '../../money/money.ts';
import {
  type Address,
  type AddressForm,
  type Area,
  type DeliveryConfig,
  emptyAddress,
  type FieldRule,
  type ShippingCountry,
  type Zone,
} from '../delivery-types.ts';

const KWD = createCurrency('KWD');
export const dinar = (amount: number): Money => parseMoney(amount, KWD);

/** A square around a point. Each side is `halfSide` degrees from the point. */
export function buildSquare([lng, lat]: Position, halfSide: number): Shape {
  const ring: Ring = [
    [lng - halfSide, lat - halfSide],
    [lng + halfSide, lat - halfSide],
    [lng + halfSide, lat + halfSide],
    [lng - halfSide, lat + halfSide],
    [lng - halfSide, lat - halfSide],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

export const buildArea = (id: string, zoneId: string, overrides: Partial<Area> = {}): Area => ({
  id,
  name: { en: id },
  parentName: null,
  osmId: null,
  shape: null,
  zoneId,
  ...overrides,
});

/** A zone without a shape and with a fee of one dinar. `overrides` replaces the defaults. */
export const buildZone = (id: string, overrides: Partial<Zone> = {}): Zone => ({
  id,
  branchId: 'here',
  name: { en: id },
  visible: true,
  fee: dinar(1),
  minOrder: dinar(0),
  minutes: 30,
  areas: [],
  color: null,
  shape: null,
  ...overrides,
});

export const buildCountry = (iso: string, overrides: Partial<ShippingCountry> = {}): ShippingCountry => ({
  iso,
  name: { en: iso },
  icon: null,
  branchId: 'here',
  rates: { feesPerKg: dinar(2), fixedFees: dinar(1) },
  minOrder: dinar(10),
  ...overrides,
});

const buildRule = (required: boolean): FieldRule => ({ on: true, required });
/** A form that shows `fields`. The value of a field says whether it is required. */
export const buildForm = (fields: Readonly<Record<string, boolean>>): AddressForm => ({
  type: 'residency',
  fields: Object.fromEntries(Object.entries(fields).map(([name, required]) => [name, buildRule(required)])),
});

export const buildConfig = (overrides: Partial<DeliveryConfig> = {}): DeliveryConfig => ({
  zones: [],
  countries: [],
  form: buildForm({}),
  shippingForm: buildForm({}),
  requiresPin: false,
  allowsDeliveryGifts: false,
  allowsGifts: false,
  ...overrides,
});

export const buildAddress = (overrides: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  ...overrides,
});

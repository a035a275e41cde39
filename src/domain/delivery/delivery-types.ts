import type { Point, Shape } from '../geo/geo.ts';
import type { LocalizedText } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { ShippingRates } from '../pricing/pricing-types.ts';

// Delivery zones, the address of a delivery and its destination. The server's zones call brings the zones and countries
// (`src/api/mappers/map-delivery.ts`); the customer types the address.

/** A part of a zone that customers know by name (spec, section 3). */
export interface Area {
  readonly id: string;
  readonly name: LocalizedText;
  /** The town or governorate it is in. */
  readonly parentName: LocalizedText | null;
  readonly shape: Shape | null;
  readonly zoneId: string;
}

/** Where a branch delivers on the same terms (spec, section 3). */
export interface Zone {
  readonly id: string;
  readonly branchId: string;
  readonly name: LocalizedText;
  readonly visible: boolean;
  readonly fee: Money;
  readonly minOrder: Money;
  /** How long an order takes to the door; 30 by default. */
  readonly minutes: number;
  readonly areas: readonly Area[];
  /** A CSS colour for the map. */
  readonly color: string | null;
  readonly shape: Shape | null;
}

/** A country a branch ships to (spec, section 3). */
export interface ShippingCountry {
  /** ISO 3166, two letters. */
  readonly iso: string;
  readonly name: LocalizedText;
  readonly icon: string | null;
  readonly branchId: string;
  readonly rates: ShippingRates;
  readonly minOrder: Money;
}

export const ADDRESS_TYPES = ['company', 'house', 'apartment'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The address form's fields that are typed (spec, section 3), in the order they are asked. */
export const ADDRESS_FIELDS = [
  'city',
  'postcode',
  'block',
  'street',
  'avenue',
  'house_number',
  'building',
  'floor',
  'apartment',
  'office_number',
  'intercom',
  'parking',
  'paci',
  'note',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Shown when `on`, asked for when `required` as well (spec, section 5). */
export interface FieldRule {
  readonly on: boolean;
  readonly required: boolean;
}

export interface AddressForm {
  /** `residency` by default. */
  readonly type: string;
  readonly fields: Readonly<Partial<Record<AddressField, FieldRule>>>;
}

/** What a branch says of its deliveries. */
export interface DeliveryConfig {
  readonly zones: readonly Zone[];
  readonly countries: readonly ShippingCountry[];
  readonly form: AddressForm;
  readonly shippingForm: AddressForm;
  /** Whether the place has to be, or may be, shown on the map. */
  readonly dropPin: boolean;
  readonly sendGift: boolean;
  readonly enableGift: boolean;
}

/** Where an order is brought, as its customer wrote it. */
export interface Address {
  readonly type: AddressType;
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
  /** Where the pin stands; null without one. */
  readonly place: Point | null;
  readonly contactName: string;
  /** National digits. */
  readonly contactPhone: string;
  /** `+965`; '' when none. */
  readonly contactDialCode: string;
}

/** Where a delivery goes, as far as its customer has said. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly area: Area | null; readonly place: Point | null }
  | { readonly kind: 'country'; readonly country: ShippingCountry };

/** What delivers to a place: a zone, and the area of it that is drawn around the place. */
export interface PlaceInZone {
  readonly zone: Zone;
  readonly area: Area | null;
}

/** A way to order for who is outside all zones. */
export type Alternative =
  | {
      readonly kind: 'pickup';
      /** The nearest branch; null where no branch says where it is. */
      readonly branchId: string | null;
      /** How far that is; null when unknown. */
      readonly metres: number | null;
    }
  /** Another branch delivers there. */
  | { readonly kind: 'branch'; readonly branchId: string; readonly zone: Zone }
  /** Null: shipping is on, and which country it is nobody knows. */
  | { readonly kind: 'shipping'; readonly country: ShippingCountry | null };

export type PlaceResult =
  | ({ readonly kind: 'zone' } & PlaceInZone)
  | { readonly kind: 'outside'; readonly alternatives: readonly Alternative[] };

/** A place a guest keeps on this device. */
export interface SavedLocation {
  readonly id: string;
  /** As its customer calls it; '' when it has no name. */
  readonly title: string;
  readonly branchId: string;
  readonly zoneId: string;
  readonly areaId: string | null;
  readonly address: Address;
}

/** Nothing was said yet. */
export const emptyAddress: Address = {
  type: 'house',
  fields: {},
  place: null,
  contactName: '',
  contactPhone: '',
  contactDialCode: '',
};

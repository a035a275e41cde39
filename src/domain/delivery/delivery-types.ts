import type { Point, Shape } from '../geo/geo.ts';
import type { LocalizedText } from '../menu/menu-types.ts';
import type { Money } from '../money/money.ts';
import type { ShippingRates } from '../pricing/pricing-types.ts';

// Delivery zones, delivery addresses and destinations. The zones and countries come from the server
// (`src/api/mappers/map-delivery.ts`); the customer enters the address.

/** A part of a zone that customers know by name (spec, section 3). */
export interface Area {
  readonly id: string;
  readonly name: LocalizedText;
  /** The town or governorate that contains the area. */
  readonly parentName: LocalizedText | null;
  readonly shape: Shape | null;
  readonly zoneId: string;
  /** Id of the area in OpenStreetMap; null if the business gives none. */
  readonly osmId: string | null;
}

/** A delivery zone. Its terms are the same everywhere in it (spec, section 3). */
export interface Zone {
  readonly id: string;
  readonly branchId: string;
  readonly name: LocalizedText;
  readonly visible: boolean;
  readonly fee: Money;
  readonly minOrder: Money;
  /** Minutes from order to delivery; 30 by default. */
  readonly minutes: number;
  readonly areas: readonly Area[];
  /** A CSS colour for the map. */
  readonly color: string | null;
  readonly shape: Shape | null;
}

/** A country that a branch ships to (spec, section 3). */
export interface ShippingCountry {
  /** ISO 3166 code with two letters. */
  readonly iso: string;
  readonly name: LocalizedText;
  /** URL of a picture; null for the country's flag. */
  readonly icon: string | null;
  readonly branchId: string;
  readonly rates: ShippingRates;
  readonly minOrder: Money;
}

export const ADDRESS_TYPES = ['company', 'house', 'apartment'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The text fields of the address form (spec, section 3), in display order. */
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

/** A field is visible if it is `on`, and mandatory if it is also `required` (spec, section 5). */
export interface FieldRule {
  readonly on: boolean;
  readonly required: boolean;
}

export interface AddressForm {
  /** The server's name of the form, `residency` by default. It is not an `AddressType`. */
  readonly type: string;
  readonly fields: Readonly<Partial<Record<AddressField, FieldRule>>>;
}

/** The delivery settings of a branch. */
export interface DeliveryConfig {
  readonly zones: readonly Zone[];
  readonly countries: readonly ShippingCountry[];
  readonly form: AddressForm;
  readonly shippingForm: AddressForm;
  /** Whether the customer must place a pin on the map. */
  readonly requiresPin: boolean;
  /** Whether a delivery may be a gift. */
  readonly allowsDeliveryGifts: boolean;
  /** Whether any order may be a gift. */
  readonly allowsGifts: boolean;
}

/** The delivery address as entered by the customer. */
export interface Address {
  readonly type: AddressType;
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
  /** Position of the pin; null without a pin. */
  readonly place: Point | null;
  readonly contactName: string;
  /** The national number, digits only. */
  readonly contactPhone: string;
  /** With a plus, for example `+965`; empty without a phone. */
  readonly contactDialCode: string;
}

/** The destination of a delivery. `none` means that the customer has not chosen one yet. */
export type Destination =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly area: Area | null; readonly place: Point | null }
  | { readonly kind: 'country'; readonly country: ShippingCountry };

/** The zone that delivers to a location, and the area in this zone that contains the location. */
export interface ZoneMatch {
  readonly zone: Zone;
  readonly area: Area | null;
}

/** Another way to order for a customer outside all zones. */
export type Alternative =
  | {
      readonly kind: 'pickup';
      /**
       * The nearest branch that offers pickup, or the first in the list if no distance is known. Null if the list of
       * branches is empty.
       */
      readonly branchId: string | null;
      /** Distance in metres; null if unknown. */
      readonly metres: number | null;
    }
  /** Another branch delivers to the location. */
  | { readonly kind: 'branch'; readonly branchId: string; readonly zone: Zone }
  /** Shipping. The country is null if the customer has to choose it. */
  | { readonly kind: 'shipping'; readonly country: ShippingCountry | null };

export type ZoneLookupResult =
  | ({ readonly kind: 'zone' } & ZoneMatch)
  | { readonly kind: 'outside'; readonly alternatives: readonly Alternative[] };

/** A location that a guest saved on this device. */
export interface SavedLocation {
  readonly id: string;
  /** The customer's name for the location; may be empty. */
  readonly title: string;
  readonly branchId: string;
  readonly zoneId: string;
  readonly areaId: string | null;
  readonly address: Address;
}

/** An address before the customer has entered anything. */
export const emptyAddress: Address = {
  type: 'house',
  fields: {},
  place: null,
  contactName: '',
  contactPhone: '',
  contactDialCode: '',
};

import type {
  Address,
  DeliveryConfig,
  Destination,
  SavedLocation,
  ZoneLookupResult,
} from '../../domain/delivery/delivery-types.ts';
import type { DropReason } from '../../domain/delivery/destination.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { CartDelivery, CartState } from '../cart/cart-state.ts';
import type { StoredDelivery } from './stored-delivery.ts';

/** Some of the fields of an address. */
type AddressPatch = Partial<Address>;

// The state of the delivery store: see `delivery-store.ts`.

export interface DeliveryState {
  /** Status of the zones of the branch on screen. Stays `fetched` during a refresh. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly config: DeliveryConfig | null;
  readonly destination: Destination;
  /**
   * Whether the store is waiting for the zones to restore a choice from an earlier visit or another tab, or is looking
   * up the coordinates in the page's link. Do not prompt the customer meanwhile.
   */
  readonly isRestoring: boolean;
  readonly address: Address;
  /** Whether there is a destination, and all required address fields are filled in for this destination. */
  readonly isComplete: boolean;
  /** Whether the pin is outside the chosen zone. */
  readonly isPinOutsideZone: boolean;
  /**
   * A problem with the destination, for a notice. `branch`, `zone`, `country`: the choice is no longer valid and was
   * dropped, see `DropReason`. `link`: the page's link names an unknown area. `outside`: no zone contains the link's
   * coordinates. For `link` and `outside`, an earlier choice is kept. Null again when the customer dismisses the notice
   * or chooses again.
   */
  readonly destinationProblem: DropReason | 'link' | 'outside' | null;
  /**
   * The place in the page's link and the other ways to order there. Null without such a place, or if a zone of the
   * branch contains it.
   */
  readonly outsideLinkPlace: { readonly place: Point; readonly result: ZoneLookupResult } | null;
  /** The places that a guest saved on this device, newest first (spec, sections 6 and 9). */
  readonly locations: readonly SavedLocation[];
  /** Loads the zones of the branch, once, or again after a failure. Never rejects; check `status`. */
  fetch(): Promise<void>;
  chooseArea(areaId: string): void;
  /** Chooses a zone without an area, because the zone has no areas or none of them fits. */
  chooseZone(zoneId: string): void;
  /**
   * Finds the zone that delivers to a place, or alternatives for a place outside all zones. `countryIso` is the place's
   * country, if known. Rejects with GeometryError for impossible coordinates. Omits branches whose zones cannot be
   * loaded.
   */
  lookUpPlace(place: Point, countryIso?: string): Promise<ZoneLookupResult>;
  /** Like `lookUpPlace`, but also sets the pin to the place and chooses the zone, if there is one. */
  choosePlace(place: Point, countryIso?: string): Promise<ZoneLookupResult>;
  /**
   * Like `lookUpPlace`, for the pin of the address: if the customer has chosen a zone without outlines, that zone
   * contains every pin that is not inside the outline of another zone.
   */
  lookUpPin(pin: Point, countryIso?: string): Promise<ZoneLookupResult>;
  /** Like `lookUpPin`, but also sets the pin and chooses the zone, if there is one. */
  choosePin(pin: Point, countryIso?: string): Promise<ZoneLookupResult>;
  /** Chooses shipping to a country. For the business's own country, the zone is used instead. */
  chooseCountry(iso: string): void;
  /** Drops the destination and the pin, but keeps the text in the address form. */
  clear(): void;
  setAddress(patch: AddressPatch): void;
  /** Uses the address for the current destination, for example after the customer has checked it. */
  confirmAddress(): void;
  dismissDestinationProblem(): void;
  /** Saves destination and address under a title. Does nothing without a zone. */
  saveLocation(title: string): void;
  /**
   * Uses a saved place. Returns false if the zone of the place no longer exists or belongs to another branch. The
   * address is used in any case.
   */
  applyLocation(id: string): boolean;
  removeLocation(id: string): void;
  /** Removes all of the customer's addresses and places from this device. */
  forget(): void;
}

/** Changes the stored choice, then sets `patch` and recomputes the state. */
export type UpdateStoredDelivery = (
  change: (before: StoredDelivery) => StoredDelivery,
  patch?: Partial<DeliveryState>,
) => void;

/** Clears the notice about a problem with the destination or about the page's link. */
export const NO_NOTICE = { destinationProblem: null, outsideLinkPlace: null } as const;

/** The delivery of the cart; null for another order type. */
export const getCartDelivery = ({
  cart,
  delivery,
}: Pick<CartState, 'cart' | 'delivery'>): CartDelivery | null =>
  cart.orderType === 'delivery' ? delivery : null;

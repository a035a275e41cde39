import type {
  Address,
  DeliveryConfig,
  Destination,
  PlaceResult,
  SavedLocation,
} from '../../domain/delivery/delivery-types.ts';
import type { DropReason } from '../../domain/delivery/destination.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { CartDelivery, CartState } from '../cart/cart-state.ts';

/** Some of the fields of an address. */
type AddressPatch = Partial<Address>;

// The state of the delivery store: see `delivery-store.ts`.

export interface DeliveryState {
  /** Status of the zones of the branch on screen. Stays `fetched` during a refresh. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly config: DeliveryConfig | null;
  readonly destination: Destination;
  /**
   * Whether the store waits for the zones to restore a choice from an earlier visit or another tab, or to look up the
   * coordinates of the page's link. Do not prompt the customer meanwhile.
   */
  readonly isRestoring: boolean;
  readonly address: Address;
  /** Whether there is a destination and all required address fields are filled in. */
  readonly isComplete: boolean;
  /** Whether the pin is outside the chosen zone. */
  readonly isMisplaced: boolean;
  /**
   * Why the choice was dropped. `link`: the page's link names an unknown area; `outside`: no zone contains the coordinates of
   * the link. An earlier choice stays with both. Null again when the customer dismisses the notice or chooses again.
   */
  readonly dropReason: DropReason | 'link' | 'outside' | null;
  /** The place of the page's link and the other ways to order there; null unless no zone of the branch contains it. */
  readonly outsideLink: { readonly place: Point; readonly result: PlaceResult } | null;
  /** The places a guest saved on this device, newest first (spec, sections 6 and 9). */
  readonly locations: readonly SavedLocation[];
  /** Loads the zones of the branch, once, or again after a failure. Never rejects: see `status`. */
  fetch(): Promise<void>;
  chooseArea(areaId: string): void;
  /** Chooses a zone without an area, because the zone has no areas or none of them fits. */
  chooseZone(zoneId: string): void;
  /**
   * Finds the zone that delivers to a place, or the alternatives for a place outside all zones. `countryIso` is the
   * place's country, if known. Rejects with GeometryError for impossible coordinates. Branches whose zones cannot be
   * loaded are left out.
   */
  findPlace(place: Point, countryIso?: string): Promise<PlaceResult>;
  /** Like `findPlace`, but also chooses the zone, if there is one, and sets the pin to the place. */
  choosePlace(place: Point, countryIso?: string): Promise<PlaceResult>;
  /** Chooses shipping to a country. For the business's own country, the zone is used instead of shipping. */
  chooseCountry(iso: string): void;
  /** Drops the destination; the address form stays. */
  clear(): void;
  setAddress(patch: AddressPatch): void;
  dismissDropReason(): void;
  /** Saves destination and address under a title. Does nothing without a zone. */
  saveLocation(title: string): void;
  /** Uses a saved place. Returns false when its zone no longer exists or is of another branch; the address is still used. */
  applyLocation(id: string): boolean;
  removeLocation(id: string): void;
  /** Removes all addresses and places of the customer from this device. */
  forget(): void;
}

/** The delivery of the cart; null for another order type. */
export const getCartDelivery = ({
  cart,
  delivery,
}: Pick<CartState, 'cart' | 'delivery'>): CartDelivery | null =>
  cart.orderType === 'delivery' ? delivery : null;

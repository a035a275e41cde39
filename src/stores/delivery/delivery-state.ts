import type {
  Address,
  DeliveryConfig,
  Destination,
  KeptLocation,
  PlaceAnswer,
} from '../../domain/delivery/delivery-types.ts';
import type { Point } from '../../domain/geo/distance.ts';

/** What is typed of an address: a field at a time. */
export type AddressPatch = Partial<Address>;

export interface DeliveryState {
  /** Of the zones of the branch that is shown. A refresh of what is there already stays `fetched`. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly config: DeliveryConfig | null;
  readonly destination: Destination;
  /** A choice of an earlier visit, or of another tab, waits for the zones: there is nothing to ask the customer yet. */
  readonly isRemembered: boolean;
  readonly address: Address;
  /** There is a destination, and all that has to be said of the address has been. */
  readonly isComplete: boolean;
  /** The pin stands where the chosen zone does not deliver. */
  readonly isMisplaced: boolean;
  /** Why the choice went, until dismissed or chosen anew. */
  readonly dropped: 'branch' | 'zone' | 'country' | null;
  /** What a guest keeps on this device, newest first (spec, sections 6 and 9). */
  readonly locations: readonly KeptLocation[];
  /** Zones of the branch, unless they are there or on their way; the retry too. Never rejects: look at `status`. */
  fetch(): Promise<void>;
  chooseArea(areaId: string): void;
  /** A zone without areas, or one in which no area is the right one. */
  chooseZone(zoneId: string): void;
  /**
   * What delivers to a place; of a place outside all zones the other ways to order. `countryIso` is the place's country, if
   * known. Rejects with GeometryError for coordinates that cannot be; what other branches say is left out where it cannot be had.
   */
  findPlace(place: Point, countryIso?: string): Promise<PlaceAnswer>;
  /** The same, and chosen if there is a zone; the pin stands there then. */
  choosePlace(place: Point, countryIso?: string): Promise<PlaceAnswer>;
  /** The business's own country is no shipping: the zone counts again. */
  chooseCountry(iso: string): void;
  /** No destination; what was typed of the address stays. */
  clear(): void;
  setAddress(patch: AddressPatch): void;
  dismissDropped(): void;
  /** Keeps destination and address under a title. Nothing happens without a zone. */
  keepLocation(title: string): void;
  /** False when its zone is gone, or is another branch's: the address is taken over all the same. */
  takeLocation(id: string): boolean;
  dropLocation(id: string): void;
  /** Nothing of where the customer lives stays on this device. */
  forget(): void;
}

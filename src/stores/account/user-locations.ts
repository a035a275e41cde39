import type { WireUser } from '../../api/contract/account-contract.ts';
import { fromWireAddress } from '../../api/mappers/map-address.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';

/** A place a customer saved with the business. */
export interface UserLocation {
  readonly id: string;
  readonly title: string;
  readonly areaId: string | null;
  readonly address: Address;
}

/** A logged-in customer's places, the default one first. */
export const userLocations = (user: WireUser | null): readonly UserLocation[] =>
  [...(user?.locations ?? [])]
    .sort((a, b) => Number(b.default) - Number(a.default))
    .map((location) => ({
      id: location.id,
      title: location.title,
      areaId: location.area_id ?? null,
      address: fromWireAddress(location),
    }));

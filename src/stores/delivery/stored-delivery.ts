import { id } from '../../api/contract/light/light-common.ts';
import {
  ADDRESS_FIELDS,
  ADDRESS_TYPES,
  type Address,
  type KeptLocation,
} from '../../domain/delivery/delivery-types.ts';
import type { ChosenArea, ChosenCountry, DeliveryChoice } from '../../domain/delivery/destination.ts';
import { noAddress } from '../../domain/delivery/no-address.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { numberFrom, oneOf, textLike, textOf } from '../../lib/checks.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { leniently, listOf, need, or, recordOf, shape, strictly } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What of a delivery outlives a reload (spec, section 9): the selected area, the form, the country, a guest's locations. */
export interface StoredDelivery extends DeliveryChoice {
  readonly form: Address;
  readonly locations: readonly KeptLocation[];
}

/** In UTF-16 units: as many characters as the wire takes, however they are stored. */
const LONGEST = 2 * 200;
export const MOST_LOCATIONS = 20;

const said = or(need(textOf(0, LONGEST)), '');

const address = shape<Address>({
  type: or(need(oneOf(...ADDRESS_TYPES)), noAddress.type),
  fields: or(recordOf(need(textOf(0, LONGEST)), oneOf(...ADDRESS_FIELDS)), {}),
  // Half a place is none.
  place: or(
    strictly(shape<Point>({ lat: need(numberFrom(-90, 90)), lng: need(numberFrom(-180, 180)) })),
    null,
  ),
  contactName: said,
  contactPhone: said,
  contactDialCode: or(need(textLike(/^(\+\d{1,4})?$/)), ''),
});

const area = strictly(shape<ChosenArea>({ branchId: id, zoneId: id, areaId: or(id, null) }));
const country = strictly(shape<ChosenCountry>({ branchId: id, iso: need(textLike(/^[A-Z]{2}$/)) }));

const locations = listOf(
  shape<KeptLocation>({
    id,
    title: or(need(textOf(0, 100)), ''),
    branchId: id,
    zoneId: id,
    areaId: or(id, null),
    address,
  }),
);

// Each part by itself: a form that cannot be read costs nobody their area.
const storedDelivery = leniently(
  shape<StoredDelivery>({
    area: or(area, null),
    country: or(country, null),
    form: or(address, noAddress),
    locations: or(
      (...given) =>
        [...new Map(locations(...given).map((one) => [one.id, one])).values()].slice(0, MOST_LOCATIONS),
      [],
    ),
  }),
);

export const persistedDelivery = (deps: StoreDeps): Persisted<StoredDelivery> =>
  persisted({ storage: deps.storage, key: storageKey(deps, 'delivery'), version: 1, read: storedDelivery });

import * as z from 'zod/mini';
import { countryIso, id } from '../../api/contract/common-contract.ts';
import {
  ADDRESS_FIELDS,
  ADDRESS_TYPES,
  type Address,
  emptyAddress,
  type SavedLocation,
} from '../../domain/delivery/delivery-types.ts';
import type { DeliveryChoice } from '../../domain/delivery/destination.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { createLenientArray } from '../stored-schema.ts';

/** The persisted delivery (spec, section 9): the selected area, the form, the country, and a guest's locations. */
export interface StoredDelivery extends DeliveryChoice {
  readonly form: Address;
  /**
   * Key of the destination that the form's fields are for (`getDestinationKey`). Null without fields, or while there is
   * no destination.
   */
  readonly addressFor: string | null;
  readonly locations: readonly SavedLocation[];
}

/** Limit of 200 characters, in UTF-16 units. A character may take two units. */
const MAX_TEXT_LENGTH = 2 * 200;
export const MAX_LOCATIONS = 20;

const boundedText = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
const optionalText = z.catch(boundedText, '');
const areaId = z.catch(z.nullable(id), null);

/** Keeps the readable address fields and drops the others. */
const fields = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((storedFields) =>
    Object.fromEntries(
      ADDRESS_FIELDS.flatMap((name) => {
        const { data } = boundedText.safeParse(storedFields[name]);
        return data === undefined ? [] : [[name, data]];
      }),
    ),
  ),
);

const address = z.object({
  type: z.catch(z.enum(ADDRESS_TYPES), emptyAddress.type),
  fields: z.catch(fields, {}),
  // A place with missing or impossible coordinates becomes null.
  place: z.catch(
    z.nullable(
      z.object({
        lat: z.number().check(z.minimum(-90), z.maximum(90)),
        lng: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
    null,
  ),
  contactName: optionalText,
  contactPhone: optionalText,
  contactDialCode: z.catch(z.string().check(z.regex(/^(\+\d{1,4})?$/)), ''),
});

const area = z.object({ branchId: id, zoneId: id, areaId: z._default(z.nullable(id), null) });
const country = z.object({ branchId: id, iso: countryIso });

const location = z.object({
  id,
  title: z.catch(z.string().check(z.maxLength(100)), ''),
  branchId: id,
  zoneId: id,
  areaId,
  address,
});
const locations = z.pipe(
  createLenientArray(location),
  z.transform((list) =>
    [...new Map(list.map((location) => [location.id, location])).values()].slice(0, MAX_LOCATIONS),
  ),
);

// Each part is validated separately, so that an unreadable form does not drop the area.
const storedDelivery = z.object({
  area: z.catch(z.nullable(area), null),
  country: z.catch(z.nullable(country), null),
  form: z.catch(address, emptyAddress),
  addressFor: z.catch(z.nullable(z.string().check(z.maxLength(MAX_TEXT_LENGTH))), null),
  locations: z.catch(locations, []),
});

export const createDeliveryStorage = (deps: StoreDeps): StoredValue<StoredDelivery> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'delivery'),
    version: 1,
    schema: storedDelivery,
  });

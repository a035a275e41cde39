import type * as z from 'zod/mini';
import type { updateProfileRequest } from '../../../../src/api/contract/account-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { updateCustomer } from '../../repo/account/customers-repo.ts';
import { invalid } from '../refusal.ts';
import { type Customer, tokenInvalid } from './identity.ts';

type ProfileChanges = z.output<typeof updateProfileRequest>;
type Locations = NonNullable<ProfileChanges['locations']>;

/** One of them is the default, if there are any: the first that says so, else the first. Throws Refusal 422 for an id that is there twice. */
function settled(locations: Locations): Locations {
  if (new Set(locations.map(({ id }) => id)).size < locations.length)
    throw invalid('location_twice', 'locations', 'Two of the places have one id');
  const chosen = locations.find((place) => place.default) ?? locations[0];
  return locations.map((place) => ({ ...place, default: place === chosen }));
}

/** Changes what is said of an account; what is not mentioned stays, and null takes away. Throws Refusal 401, 422. */
export const createProfileUpdate =
  (db: Db) =>
  async (customer: Customer, { name, email, language, locations }: ProfileChanges): Promise<Customer> => {
    const changes = {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(language !== undefined && { language }),
      ...(locations && { locations: settled(locations) }),
    };
    if (!Object.keys(changes).length) return customer;
    const changed = await updateCustomer(db, customer.id, changes);
    if (!changed) throw tokenInvalid();
    return changed;
  };

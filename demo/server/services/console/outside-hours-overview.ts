import type { Db } from '../../db/open-database.ts';
import { listReferenceIdPage } from '../../repo/business/businesses-repo.ts';
import { listBookedBusinesses } from '../../repo/schedule/booked-times-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { type BookingOutsideHours, findBookingsOutsideHours } from '../schedule/bookings-outside-hours.ts';
import type { ListPage } from '../shared/list-page.ts';

const BUSINESSES_PER_PAGE = 25;
/** With bookings at more businesses, the navigation shows no number, because every page of the console would count them all. */
const MAX_COUNTED_BUSINESSES = 8;

type ScopedCatalogue = Pick<Catalogue, 'listBusinessesInScope'>;

/** An order or reservation that no longer fits the hours, with its business. */
interface BusinessBooking extends BookingOutsideHours {
  readonly business: Business;
}

async function loadBookings(db: Db, businesses: readonly Business[], at: number): Promise<BusinessBooking[]> {
  const bookings: BusinessBooking[] = [];
  for (const business of businesses)
    for (const booking of await findBookingsOutsideHours(db, business.file, at))
      bookings.push({ ...booking, business });
  return bookings;
}

/**
 * Loads the orders and reservations after `at` (epoch ms) that no longer fit the hours. Each page covers a limited number
 * of businesses.
 */
export async function loadOutsideHours(
  db: Db,
  catalogue: ScopedCatalogue,
  scope: BusinessScope,
  at: number,
  { search, page }: ListPage,
): Promise<{ readonly bookings: BusinessBooking[]; readonly hasMore: boolean }> {
  const bookedScope = await listBookedBusinesses(db, scope, new Date(at));
  const range = { search, limit: BUSINESSES_PER_PAGE, offset: page * BUSINESSES_PER_PAGE };
  const { referenceIds, total } = await listReferenceIdPage(db, bookedScope, range);
  const businesses = await catalogue.listBusinessesInScope(referenceIds);
  return {
    bookings: await loadBookings(db, businesses, at),
    hasMore: (page + 1) * BUSINESSES_PER_PAGE < total,
  };
}

/** Counts the bookings of `loadOutsideHours` on all pages. Null if too many businesses have bookings after `at`. */
export async function countBookingsOutsideHours(
  db: Db,
  catalogue: ScopedCatalogue,
  scope: BusinessScope,
  at: number,
): Promise<number | null> {
  const referenceIds = await listBookedBusinesses(db, scope, new Date(at));
  if (referenceIds.length > MAX_COUNTED_BUSINESSES) return null;
  return (await loadBookings(db, await catalogue.listBusinessesInScope(referenceIds), at)).length;
}

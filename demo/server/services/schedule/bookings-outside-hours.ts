import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { getOpenState, type Span } from '../../../../src/domain/schedule/open-state.ts';
import type { OpeningHours } from '../../../../src/domain/schedule/opening-hours.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { Db } from '../../db/open-database.ts';
import { type BookedTime, listBookedTimes } from '../../repo/schedule/booked-times-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { BusinessFile, FileBranch } from '../business-file/business-file.ts';
import { getBranchHours } from './branch-hours.ts';
import { toZonedDayjs } from './business-time.ts';
import { getStaffHours } from './staff-hours.ts';

/** Whether the hours contain a span from its start to its end. */
function isWithinHours(hours: OpeningHours, { from, to }: Span, timeZone: string): boolean {
  const { open, closesAt } = getOpenState(hours, from, timeZone);
  return open && (closesAt === null || to <= closesAt);
}

/** Whether the branch is open, and the reserved staff member at work, at a booked time. */
function fitsHours(file: BusinessFile, branch: FileBranch, booking: BookedTime): boolean {
  const { timezone } = file.settings;
  const span = { from: booking.startsAt.getTime(), to: booking.endsAt.getTime() };
  if (booking.sellingType)
    return isWithinHours(getBranchHours(branch, booking.sellingType as OrderType), span, timezone);
  const closedDays = branch.reservation?.closed_days ?? [];
  if (closedDays.includes(toZonedTime(span.from, timezone).date)) return false;
  const staff = file.staff.find(({ id }) => booking.reservable === `staff:${id}`);
  const staffHours = staff ? getStaffHours(staff) : null;
  return (
    isWithinHours(getBranchHours(branch, 'reservation'), span, timezone) &&
    (!staffHours || isWithinHours(staffHours, span, timezone))
  );
}

/**
 * Lists the scheduled orders and reservations that no longer fit the hours in the business file, as one line of text
 * each, earliest first. The operator has to contact the customers.
 */
export async function listBookingsOutsideHours(db: Db, file: BusinessFile, at: number): Promise<string[]> {
  const branches = new Map(file.branches.map((branch) => [toWireId(file.reference_id, branch.id), branch]));
  const bookings = await listBookedTimes(db, file.reference_id, new Date(at));
  return bookings.flatMap((booking) => {
    const branch = branches.get(booking.branchId);
    if (!branch || fitsHours(file, branch, booking)) return [];
    const time = toZonedDayjs(booking.startsAt.getTime(), file.settings.timezone).format('YYYY-MM-DD HH:mm');
    const kind = booking.sellingType ? `order (${booking.sellingType})` : 'reservation';
    return `${kind} ${booking.number}, ${time}, branch ${branch.id}`;
  });
}

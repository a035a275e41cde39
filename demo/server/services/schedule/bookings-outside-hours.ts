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

/**
 * Why a booking no longer fits: the branch takes no bookings on that day or is closed then, or the staff member is not
 * at work.
 */
export type HoursProblem = 'closed_day' | 'branch_closed' | 'staff_away';

/** An order or reservation that no longer fits the hours. */
export interface BookingOutsideHours extends BookedTime {
  readonly branch: FileBranch;
  readonly problem: HoursProblem;
}

function findHoursProblem(file: BusinessFile, branch: FileBranch, booking: BookedTime): HoursProblem | null {
  const { timezone } = file.settings;
  const span = { from: booking.startsAt.getTime(), to: booking.endsAt.getTime() };
  // Null for a reservation.
  const orderType = booking.sellingType as OrderType | null;
  const closedDays = branch.reservation?.closed_days ?? [];
  if (!orderType && closedDays.includes(toZonedTime(span.from, timezone).date)) return 'closed_day';
  if (!isWithinHours(getBranchHours(branch, orderType ?? 'reservation'), span, timezone))
    return 'branch_closed';
  const staff = file.staff.find(({ id }) => booking.reservable === `staff:${id}`);
  const staffHours = staff ? getStaffHours(staff) : null;
  return staffHours && !isWithinHours(staffHours, span, timezone) ? 'staff_away' : null;
}

/**
 * Finds the scheduled orders and reservations after an instant (epoch ms) that no longer fit the hours in the business
 * file, earliest first. The operator has to contact the customers.
 */
export async function findBookingsOutsideHours(
  db: Db,
  file: BusinessFile,
  at: number,
): Promise<BookingOutsideHours[]> {
  const branches = new Map(file.branches.map((branch) => [toWireId(file.reference_id, branch.id), branch]));
  const bookings = await listBookedTimes(db, file.reference_id, new Date(at));
  return bookings.flatMap((booking) => {
    const branch = branches.get(booking.branchId);
    const problem = branch && findHoursProblem(file, branch, booking);
    return branch && problem ? [{ ...booking, branch, problem }] : [];
  });
}

/** Lists the orders and reservations that no longer fit the hours, as one line of text each, earliest first. */
export async function describeBookingsOutsideHours(
  db: Db,
  file: BusinessFile,
  at: number,
): Promise<string[]> {
  const bookings = await findBookingsOutsideHours(db, file, at);
  return bookings.map(({ number, sellingType, startsAt, branch }) => {
    const time = toZonedDayjs(startsAt.getTime(), file.settings.timezone).format('YYYY-MM-DD HH:mm');
    const kind = sellingType ? `order (${sellingType})` : 'reservation';
    return `${kind} ${number}, ${time}, branch ${branch.id}`;
  });
}

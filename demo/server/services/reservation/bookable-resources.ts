import { getStayMinutes, type Reservable } from '../../../../src/domain/reservation/free-reservables.ts';
import type { ReservationRules } from '../../../../src/domain/reservation/reservation-times.ts';
import { type Days, listOpenSpans } from '../../../../src/domain/schedule/open-state.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileService, FileStaffMember } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getBranchHours } from '../schedule/branch-hours.ts';
import { getTimezone } from '../schedule/opening.ts';
import { getStaffHours } from '../schedule/staff-hours.ts';
import { type BookableTable, listBookableTables } from './bookable-tables.ts';
import { computeAdvanceMinutes, getReservationSettings } from './reservation-settings.ts';

/**
 * A table, combination of tables, service or staff member that can be reserved. Its blocked times are stored under its
 * `names`.
 */
export interface BookableResource extends Omit<Reservable, 'reservedSpans'> {
  /** More than one for a combination of tables. */
  readonly names: readonly string[];
  readonly table: BookableTable | null;
  readonly staff: FileStaffMember | null;
}

/** What can be reserved, and the rules and duration of a reservation. */
export interface BookingTerms {
  readonly service: FileService | null;
  readonly resources: readonly BookableResource[];
  readonly rules: ReservationRules;
  readonly lengthMinutes: number;
  /** Minutes after the reservation until the next one can start. */
  readonly bufferMinutes: number;
}

const isAvailableAt = (
  { branches }: { readonly branches?: readonly string[] | undefined },
  branch: FileBranch,
) => branches?.includes(branch.id) ?? true;

/** The staff of a branch, or only the staff who offer a service. */
export const listStaff = ({ file }: Business, branch: FileBranch, service?: FileService): FileStaffMember[] =>
  file.staff.filter(
    (member) => isAvailableAt(member, branch) && (service?.staff.includes(member.id) ?? true),
  );

/** The services of a branch, without those that nobody at the branch offers. */
export const listServices = (business: Business, branch: FileBranch): FileService[] =>
  business.file.services.filter(
    (service) =>
      isAvailableAt(service, branch) &&
      (!service.staff.length || listStaff(business, branch, service).length > 0),
  );

function toRules(business: Business, branch: FileBranch): ReservationRules {
  const { closed_days: closedDays = [] } = branch.reservation ?? {};
  const settings = getReservationSettings(business);
  return {
    hours: getBranchHours(branch, 'reservation'),
    closedDays,
    timeZone: getTimezone(business),
    ...computeAdvanceMinutes(settings),
    stepMinutes: settings.step_minutes,
  };
}

const NO_RESTRICTIONS = {
  tableCount: 1,
  seatsFrom: 1,
  seats: null,
  areaId: null,
  workingSpans: null,
  table: null,
  staff: null,
};

const toTableResource = (branch: FileBranch, table: BookableTable): BookableResource => ({
  ...NO_RESTRICTIONS,
  id: table.id,
  names: table.tables.map(({ id }) => `table:${branch.id}:${id}`),
  tableCount: table.tables.length,
  seatsFrom: table.seatsFrom,
  seats: table.seats,
  areaId: table.areaId,
  table,
});

function listServiceResources(
  business: Business,
  branch: FileBranch,
  service: FileService,
  { timeZone }: ReservationRules,
  days: Days,
): BookableResource[] {
  if (!service.staff.length)
    return [{ ...NO_RESTRICTIONS, id: service.id, names: [`service:${branch.id}:${service.id}`] }];
  const getWorkingSpans = (staff: FileStaffMember) => {
    const hours = getStaffHours(staff);
    return hours && listOpenSpans(hours, timeZone, days);
  };
  return listStaff(business, branch, service).map((staff) => ({
    ...NO_RESTRICTIONS,
    id: staff.id,
    // The name does not contain the branch, because a staff member can only be at one branch at a time.
    names: [`staff:${staff.id}`],
    workingSpans: getWorkingSpans(staff),
    staff,
  }));
}

/** Lists what can be reserved on `days`: the service or, if `service` is null, tables for the party. */
export function createBookingTerms(
  business: Business,
  branch: FileBranch,
  { service, guests }: { readonly service: FileService | null; readonly guests: number },
  days: Days,
): BookingTerms {
  const settings = getReservationSettings(business);
  const rules = toRules(business, branch);
  if (service)
    return {
      service,
      rules,
      resources: listServiceResources(business, branch, service, rules, days),
      lengthMinutes: service.duration_minutes,
      bufferMinutes: service.buffer_minutes,
    };
  return {
    service: null,
    rules,
    resources: listBookableTables(branch).map((table) => toTableResource(branch, table)),
    lengthMinutes: getStayMinutes(settings.stay_minutes, settings.stay_by_party, guests),
    bufferMinutes: 0,
  };
}

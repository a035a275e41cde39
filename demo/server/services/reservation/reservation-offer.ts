import type { WeeklyHours } from '../../../../src/domain/availability/availability.ts';
import { parseWeekly } from '../../../../src/domain/availability/parse-hours.ts';
import { type Reservable, stayMinutes } from '../../../../src/domain/reservation/free-places.ts';
import {
  type Days,
  type ReservationRules,
  workingSpans,
} from '../../../../src/domain/reservation/reservation-times.ts';
import type { FileBranch, FileTable } from '../business-file/business-file.ts';
import type { FileService, FileStaff } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { hoursOf } from '../schedule/branch-hours.ts';
import { timezoneOf } from '../schedule/opening.ts';
import { advanceMinutes, reservableTables, reservationSettingsOf } from './reservation-settings.ts';

/** What can be reserved of a branch, by the name its times are kept under. */
export interface Bookable extends Omit<Reservable, 'reservedSpans'> {
  readonly name: string;
  readonly table: FileTable | null;
  readonly staff: FileStaff | null;
}

/** All that a party can choose from, and how long it lasts. */
export interface Offer {
  readonly service: FileService | null;
  readonly bookables: readonly Bookable[];
  readonly rules: ReservationRules;
  readonly lengthMinutes: number;
  /** After it, until the next may begin. */
  readonly restMinutes: number;
}

const isAt = ({ branches }: { readonly branches?: readonly string[] | undefined }, branch: FileBranch) =>
  branches?.includes(branch.id) ?? true;

/** Who gives services at a branch; of one service, who gives that. */
export const staffAt = ({ file }: Business, branch: FileBranch, service?: FileService): FileStaff[] =>
  file.staff.filter((one) => isAt(one, branch) && (service?.staff.includes(one.id) ?? true));

/** The services that are given at a branch: those whose staff is elsewhere are not. */
export const servicesAt = (business: Business, branch: FileBranch): FileService[] =>
  business.file.services.filter(
    (service) =>
      isAt(service, branch) && (!service.staff.length || staffAt(business, branch, service).length > 0),
  );

function rulesOf(business: Business, branch: FileBranch): ReservationRules {
  const { hours, closed_days: closedDays = [] } = branch.reservation ?? {};
  const settings = reservationSettingsOf(business);
  return {
    hours: (hours && parseWeekly(hours)) ?? hoursOf(branch),
    closedDays,
    timeZone: timezoneOf(business),
    ...advanceMinutes(settings),
    stepMinutes: settings.step_minutes,
  };
}

const anybody = { seatsFrom: 1, seats: null, areaId: null, workingSpans: null, table: null, staff: null };

const bookableTable = (branch: FileBranch, table: FileTable): Bookable => ({
  ...anybody,
  id: table.id,
  name: `table:${branch.id}:${table.id}`,
  seatsFrom: table.seats_from ?? 1,
  seats: table.seats ?? null,
  areaId: table.area ?? null,
  table,
});

function bookablesOf(
  business: Business,
  branch: FileBranch,
  service: FileService,
  { timeZone }: ReservationRules,
  days: Days,
): Bookable[] {
  if (!service.staff.length)
    return [{ ...anybody, id: service.id, name: `service:${branch.id}:${service.id}` }];
  const getWorkingSpans = (hours: WeeklyHours | null) => hours && workingSpans(hours, timeZone, days);
  return staffAt(business, branch, service).map((staff) => ({
    ...anybody,
    id: staff.id,
    // Of the business, not of the branch: nobody is at two places at once.
    name: `staff:${staff.id}`,
    workingSpans: getWorkingSpans(staff.hours ? parseWeekly(staff.hours) : null),
    staff,
  }));
}

/** What a party (for a table), or whoever wants a service, can choose from on some days. */
export function offerOf(
  business: Business,
  branch: FileBranch,
  { service, guests }: { readonly service: FileService | null; readonly guests: number },
  days: Days,
): Offer {
  const settings = reservationSettingsOf(business);
  const rules = rulesOf(business, branch);
  if (service)
    return {
      service,
      rules,
      bookables: bookablesOf(business, branch, service, rules, days),
      lengthMinutes: service.duration_minutes,
      restMinutes: service.buffer_minutes,
    };
  return {
    service: null,
    rules,
    bookables: reservableTables(branch).map((table) => bookableTable(branch, table)),
    lengthMinutes: stayMinutes(settings.stay_minutes, settings.stay_by_party, guests),
    restMinutes: 0,
  };
}

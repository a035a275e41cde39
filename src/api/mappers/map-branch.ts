import {
  parseDailyWindow,
  parseShifts,
  parseTime,
  parseWeeklyHours,
} from '../../domain/availability/parse-hours.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { isValidPoint, type Point } from '../../domain/geo/geo.ts';
import type { WireBranch } from '../contract/business-contract.ts';

const toPlace = ({ lat, lng }: WireBranch): Point | null =>
  lat != null && lng != null && isValidPoint({ lat, lng }) ? { lat, lng } : null;

/**
 * Maps a branch. An invalid location becomes null. For unreadable hours see `parseDailyWindow` and `parseWeeklyHours`.
 */
export const toBranch = (wire: WireBranch): Branch => ({
  id: wire.id,
  name: wire.name,
  address: wire.address ?? null,
  phone: wire.phone ?? null,
  place: toPlace(wire),
  visible: wire.visible,
  window: parseDailyWindow(wire.available),
  hours: parseWeeklyHours(wire.hours),
  specialHours: wire.special_hours.map(({ types, shifts, message, ...dates }) => ({
    ...dates,
    purposes: types ?? null,
    shifts: parseShifts(shifts),
    message: message ?? null,
  })),
  lastOrders: wire.last_orders.map(({ types, minutes_before_closing, time }) => ({
    types: types ?? null,
    minutesBeforeClosing: minutes_before_closing ?? null,
    time: time == null ? null : parseTime(time),
  })),
  preparationMinutes: wire.preparation_minutes ?? null,
  hasTables: wire.has_tables,
});

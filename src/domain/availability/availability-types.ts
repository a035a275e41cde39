/** From `available` (JSON string): `status` off hides; `from`/`to` in minutes after midnight; to <= from ends next day. */
export interface DailyWindow {
  readonly on: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/** Minutes after midnight; `to` <= `from` ends next day. */
export interface ShiftHours {
  readonly from: number;
  readonly to: number;
}

/** Index 0 is Monday. All day is one shift from 0 to 1440. */
export type WeeklyHours = readonly { readonly closed: boolean; readonly shifts: readonly ShiftHours[] }[];

import type { DailyWindow } from './availability-types.ts';

/** Whether a daily window lets `minutes` after midnight in; a side left open does not bound it. */
export function insideWindow({ on, from, to }: DailyWindow, minutes: number): boolean {
  if (!on) return false;
  const start = from ?? 0;
  const end = to ?? 1440;
  return end > start ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

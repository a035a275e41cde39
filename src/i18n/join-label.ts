import type { Direction } from './direction.ts';

/**
 * Joins the parts of an accessible name with commas. Omits empty parts. The languages that are written from right to
 * left use the Arabic comma. `Intl.ListFormat` is not used: its lists contain "and", and in some languages they have no
 * separator.
 */
export const joinLabel = (parts: readonly string[], dir: Direction): string =>
  parts.filter(Boolean).join(dir === 'rtl' ? '، ' : ', ');

import { normaliseOrderType } from '../menu/normalise-order-type.ts';

/** What is reserved, as paths name it (spec, section 4): a table, or somebody's time. */
export type ReserveType = 'reserv_dinein' | 'reserv_service';

/** The kind of reservation meant by any name of it, or of eating in; null for what is none. */
export function reserveTypeOf(text: string): ReserveType | null {
  if (normaliseOrderType(text) !== 'dine_in') return null;
  return text.endsWith('service') ? 'reserv_service' : 'reserv_dinein';
}

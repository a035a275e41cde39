import { normaliseOrderType } from '../menu/normalise-order-type.ts';

/** What is reserved, a table or a service, by its name in URL paths (spec, section 4). */
export type ReserveType = 'reserv_dinein' | 'reserv_service';

/** Maps a wire name of dine-in, or of a product or service, to what it reserves; null for other names. */
export function toReserveType(text: string): ReserveType | null {
  if (normaliseOrderType(text) !== 'dine_in') return null;
  return text.endsWith('service') ? 'reserv_service' : 'reserv_dinein';
}

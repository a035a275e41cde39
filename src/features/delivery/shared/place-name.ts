import type { Destination } from '../../../domain/delivery/delivery-types.ts';
import type { LocalizedText } from '../../../domain/menu/menu-types.ts';

/** What a chosen place is called: as its customer would say it. */
export function placeName(destination: Exclude<Destination, { kind: 'none' }>): LocalizedText {
  if (destination.kind === 'country') return destination.country.name;
  return (destination.area ?? destination.zone).name;
}

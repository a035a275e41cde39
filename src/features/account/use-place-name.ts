import { useT } from '../../i18n/i18n-context.tsx';
import type { UserLocation } from '../../stores/account/user-locations.ts';

/** What a place is called: as its customer does, else by its kind. */
export function usePlaceName(): (location: UserLocation) => string {
  const t = useT();
  return ({ title, address }) => title || t(`address.types.${address.type}`);
}

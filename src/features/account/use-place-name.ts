import { useTranslation } from 'react-i18next';
import type { UserLocation } from '../../stores/account/user-locations.ts';

/** What a place is called: as its customer does, else by its kind. */
export function usePlaceName(): (location: UserLocation) => string {
  const { t } = useTranslation();
  return ({ title, address }) => title || t(`address.types.${address.type}`);
}

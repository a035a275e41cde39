import { useTranslation } from 'react-i18next';
import type { SavedLocation } from '../../domain/account/user-types.ts';

/** What a place is called: as its customer does, else by its kind. */
export function usePlaceName(): (location: SavedLocation) => string {
  const { t } = useTranslation();
  return ({ title, address }) => title || t(`address.types.${address.type}`);
}

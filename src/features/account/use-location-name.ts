import { useTranslation } from 'react-i18next';
import type { SavedLocation } from '../../domain/account/user-types.ts';

/** Returns the name of a saved location: the customer's title for it, else its address type, for example "House". */
export function useLocationName({ title, address }: SavedLocation): string {
  const { t } = useTranslation();
  return title || t(`address.types.${address.type}`);
}

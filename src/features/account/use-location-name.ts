import { useTranslation } from 'react-i18next';
import type { SavedLocation } from '../../domain/account/user-types.ts';

/** Display name of a saved location: the customer's own title, else its address type, for example "House". */
export function useLocationName({ title, address }: SavedLocation): string {
  const { t } = useTranslation();
  return title || t(`address.types.${address.type}`);
}

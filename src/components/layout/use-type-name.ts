import { useTranslation } from 'react-i18next';
import { wordingOf } from '../../domain/business/selling.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

/** What a selling type is called here: dine-in may be sold as a service. */
export function useTypeName(): (type: SellingType) => string {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  return (type) => t(`sellingType.${wordingOf(business, type)}`);
}

import type { SellingType } from '../../domain/menu/menu-types.ts';
import { useT } from '../../i18n/i18n-context.tsx';
import { wordingOf } from '../../stores/business/wording.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

/** What a selling type is called here: dine-in may be sold as a service. */
export function useTypeName(): (type: SellingType) => string {
  const t = useT();
  const business = useBusiness((state) => state.business);
  return (type) => t(`sellingType.${wordingOf(business, type)}`);
}

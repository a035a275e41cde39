import type { SellingType } from '../../domain/menu/types.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { wordingOf } from '../../stores/wording.ts';

/** What a selling type is called here: dine-in may be sold as a service. */
export function useTypeName(): (type: SellingType) => string {
  const t = useT();
  const business = useBusiness((state) => state.business);
  return (type) => t(`sellingType.${wordingOf(business, type)}`);
}

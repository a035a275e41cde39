import type { SellingType } from '../../domain/menu/types.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';

/** What a selling type is called here: dine-in may be sold as a service. */
export function useTypeName(): (type: SellingType) => string {
  const t = useT();
  const dineIn = useBusiness(({ business }) => business?.dine_in_label);
  return (type) =>
    t(
      type === 'dine_in' && dineIn === 'product_service'
        ? 'sellingType.product_service'
        : `sellingType.${type}`,
    );
}

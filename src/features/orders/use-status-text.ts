import type { SellingType } from '../../domain/menu/menu-types.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { useT } from '../../i18n/i18n-context.tsx';
import { wordingOf } from '../../stores/business/wording.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface StatusText {
  status(type: SellingType, code: OrderStatus): string;
  hint(type: SellingType, code: OrderStatus): string;
}

/** What a status is called: some are called otherwise where nothing is picked up, or a service is given. */
export function useStatusText(): StatusText {
  const t = useT();
  const business = useBusiness((state) => state.business);
  return {
    status(type, code) {
      const own = `status.${wordingOf(business, type)}.${code}`;
      return t(t.has(own) ? own : `status.${code}`);
    },
    hint(type, code) {
      const own = `statusHint.${wordingOf(business, type)}.${code}`;
      return t(t.has(own) ? own : `statusHint.${code}`);
    },
  };
}

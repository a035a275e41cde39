import type { SellingType } from '../../domain/menu/types.ts';
import type { OrderStatus } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { wordingOf } from '../../stores/wording.ts';

export interface StatusText {
  status(type: SellingType, code: OrderStatus): string;
  hint(type: SellingType, code: OrderStatus): string;
}

/** What a status is called: some are called otherwise where nothing is picked up, or a service is given. */
export function useStatusText(): StatusText {
  const t = useT();
  const business = useBusiness((state) => state.business);
  const said = (of: 'status' | 'statusHint', type: SellingType, code: OrderStatus) => {
    const own = `${of}.${wordingOf(business, type)}.${code}`;
    return t(t.has(own) ? own : `${of}.${code}`);
  };
  return {
    status: (type, code) => said('status', type, code),
    hint: (type, code) => said('statusHint', type, code),
  };
}

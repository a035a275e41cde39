import type { SellingType } from '../../domain/menu/types.ts';
import type { OrderStatus } from '../../domain/order/status.ts';
import { useT } from '../../i18n/context.tsx';

export interface StatusText {
  status(type: SellingType, code: OrderStatus): string;
  hint(type: SellingType, code: OrderStatus): string;
}

/** What a status is called: some are called otherwise where nothing is picked up. */
export function useStatusText(): StatusText {
  const t = useT();
  return {
    status(type, code) {
      const own = `status.${type}.${code}`;
      return t(t.has(own) ? own : `status.${code}`);
    },
    hint(type, code) {
      const own = `statusHint.${type}.${code}`;
      return t(t.has(own) ? own : `statusHint.${code}`);
    },
  };
}

import { useTranslation } from 'react-i18next';
import { wordingOf } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { hasMessage } from '../../i18n/messages.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface StatusText {
  status(type: OrderType, code: OrderStatus): string;
  hint(type: OrderType, code: OrderStatus): string;
}

/** What a status is called: some are called otherwise where nothing is picked up, or a service is given. */
export function useStatusText(): StatusText {
  const { t, i18n } = useTranslation();
  const business = useBusiness((state) => state.business);
  return {
    status(type, code) {
      const own = `status.${wordingOf(business, type)}.${code}`;
      return t(hasMessage(i18n, own) ? own : `status.${code}`);
    },
    hint(type, code) {
      const own = `statusHint.${wordingOf(business, type)}.${code}`;
      return t(hasMessage(i18n, own) ? own : `statusHint.${code}`);
    },
  };
}

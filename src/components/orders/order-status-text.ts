import { useTranslation } from 'react-i18next';
import { getWording } from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { hasMessage } from '../../i18n/messages.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface StatusText {
  formatStatus(type: OrderType, code: OrderStatus): string;
  hint(type: OrderType, code: OrderStatus): string;
}

/** Returns the name and the explanation of a status. Some order types and kinds of business have their own texts. */
export function useStatusText(): StatusText {
  const { t, i18n } = useTranslation();
  const business = useBusiness((state) => state.business);
  return {
    formatStatus(type, code) {
      const specificKey = `status.${getWording(business, type)}.${code}`;
      return t(hasMessage(i18n, specificKey) ? specificKey : `status.${code}`);
    },
    hint(type, code) {
      const specificKey = `statusHint.${getWording(business, type)}.${code}`;
      return t(hasMessage(i18n, specificKey) ? specificKey : `statusHint.${code}`);
    },
  };
}

import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Business } from '../../domain/business/business-types.ts';
import { getOrderTypeNameKey } from '../../domain/business/selling.ts';
import { isConfirmedForLater } from '../../domain/orders/confirmed-for-later.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { type OrderStatus, orderStatus } from '../../domain/orders/order-status.ts';
import { hasMessage, type MessageKey } from '../../i18n/messages.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useNow } from '../schedule/use-now.ts';
import { useTableWording } from '../tables/use-table-wording.ts';

/** The fields of an order on which the names of its statuses depend. */
type StatusSubject = Pick<OrderSummary, 'orderType'> &
  Partial<Pick<OrderSummary, 'isShipped' | 'scheduledAt'>>;

export interface StatusText {
  formatStatus(subject: StatusSubject, code: OrderStatus): string;
  formatHint(subject: StatusSubject, code: OrderStatus): string;
}

/**
 * Lists the kinds of wording to try for the order's texts, most specific first: for a parcel, then for its order type.
 */
const listWordings = (
  business: Business | null,
  { orderType, isShipped }: StatusSubject,
): readonly string[] => [...(isShipped ? ['shipping'] : []), getOrderTypeNameKey(business, orderType)];

/**
 * Returns the message key for the name of a status at `now`. Parcels and some order types have their own names for
 * statuses. An order that was accepted long before its slot is called confirmed until it is prepared.
 */
export function findStatusKey(
  translator: i18n,
  business: Business | null,
  subject: StatusSubject,
  code: OrderStatus,
  now: number,
): MessageKey {
  if (isConfirmedForLater({ ...subject, status: code }, now)) return 'order.confirmed';
  const specificKeys = listWordings(business, subject).map((wording) => `status.${wording}.${code}`);
  return specificKeys.find((key) => hasMessage(translator, key)) ?? `status.${code}`;
}

/** Returns the name and the explanation of a status. */
export function useStatusText(): StatusText {
  const { t, i18n } = useTranslation();
  const business = useBusiness((state) => state.business);
  const { hasOwnLabel } = useTableWording();
  const now = useNow(60_000);
  return {
    formatStatus: (subject, code) => t(findStatusKey(i18n, business, subject, code, now)),
    formatHint(subject, code) {
      const explainedStatus = isConfirmedForLater({ ...subject, status: code }, now)
        ? orderStatus.scheduled
        : code;
      // The hints for dine-in speak of a table. A business with its own word for tables uses the neutral hints.
      const specificKeys = listWordings(business, subject).map(
        (wording) =>
          `statusHint.${wording === 'dine_in' && hasOwnLabel ? 'product_service' : wording}.${explainedStatus}`,
      );
      return t(specificKeys.find((key) => hasMessage(i18n, key)) ?? `statusHint.${explainedStatus}`);
    },
  };
}

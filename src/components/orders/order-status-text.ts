import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Business } from '../../domain/business/business-types.ts';
import { getWording } from '../../domain/business/selling.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { hasMessage, type MessageKey } from '../../i18n/messages.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

/** The parts of an order that decide how its statuses are called. */
type StatusSubject = Pick<OrderSummary, 'orderType'> & Partial<Pick<OrderSummary, 'isShipped'>>;

export interface StatusText {
  formatStatus(subject: StatusSubject, code: OrderStatus): string;
  hint(subject: StatusSubject, code: OrderStatus): string;
}

/**
 * Returns the message key of a status. Parcels, some order types and some kinds of business have their own texts, each in
 * front of the more general ones.
 */
export function findStatusKey(
  translator: i18n,
  business: Business | null,
  { orderType, isShipped }: StatusSubject,
  code: OrderStatus,
  group: 'status' | 'statusHint' = 'status',
): MessageKey {
  const wordings = [...(isShipped ? ['shipping'] : []), getWording(business, orderType)];
  const specificKeys = wordings.map((wording) => `${group}.${wording}.${code}`);
  return specificKeys.find((key): key is MessageKey => hasMessage(translator, key)) ?? `${group}.${code}`;
}

/** Returns the name and the explanation of a status. */
export function useStatusText(): StatusText {
  const { t, i18n } = useTranslation();
  const business = useBusiness((state) => state.business);
  return {
    formatStatus: (subject, code) => t(findStatusKey(i18n, business, subject, code)),
    hint: (subject, code) => t(findStatusKey(i18n, business, subject, code, 'statusHint')),
  };
}

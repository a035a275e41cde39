import { type OrderStatus, orderStatus } from './order-status.ts';

/** Whether the customer can cancel the order. This is possible only until the branch accepts it. */
export const canCustomerCancel = (status: OrderStatus): boolean =>
  status === orderStatus.pending || status === orderStatus.scheduled;

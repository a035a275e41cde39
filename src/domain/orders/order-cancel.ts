import { type OrderStatus, orderStatus } from './order-status.ts';

/** Whether its customer may cancel an order: while nobody has begun it (decisions, section 4). */
export const mayCustomerCancel = (status: OrderStatus): boolean =>
  status === orderStatus.pending || status === orderStatus.scheduled;

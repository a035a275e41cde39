import type { LocalizedText } from '../menu/menu-types.ts';
import type { Order } from './order.ts';

/** What the customer chose and entered for an order that got no response. */
export interface SentOrderDetails
  extends Pick<Order, 'orderType' | 'scheduledAt' | 'paymentType' | 'comment' | 'car' | 'gift' | 'address'> {
  readonly branchId: string;
  /** Name of the delivery destination or of the table. Null if there is none, or if it is unknown. */
  readonly placeName: LocalizedText | null;
  /** Whether the order is shipped to a country. */
  readonly isShipped: boolean;
  readonly name: string;
  readonly phone: string;
  readonly dialCode: string;
  readonly couponCode: string | null;
}

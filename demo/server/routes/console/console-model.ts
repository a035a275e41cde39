import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type {
  WireOrder,
  WireOrderDelivery,
  WireOrderTable,
} from '../../../../src/api/contract/order-contract.ts';
import type { WireGift } from '../../../../src/api/contract/order-request-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Car } from '../../../../src/domain/orders/pickup-car.ts';
import type { RefundTarget } from '../../../../src/domain/payment/refunds.ts';

/** The fields of a business that the console displays. */
export interface ConsoleBusiness {
  readonly referenceId: string;
  readonly response: {
    readonly restaurant: {
      readonly business_name: LocalizedText;
      readonly locales: readonly string[];
      readonly timezone: string;
      readonly dine_in_label: 'dinein' | 'product_service';
      readonly table_label?: LocalizedText | undefined;
      readonly reservation?: { readonly enabled: boolean } | undefined;
    };
  };
}

/** The fields of a stored order that the console displays. */
interface ConsoleOrderRow {
  readonly id: string;
  readonly number: string;
  /** Null for a guest, and after the customer has deleted the account. */
  readonly customerId: string | null;
  readonly status: number;
  readonly sellingType: string;
  readonly paymentType: number;
  readonly customerName: string;
  readonly dialCode: string;
  readonly phone: string;
  readonly car: unknown;
  readonly table: unknown;
  readonly comment: string;
  readonly notes: string;
  readonly couponCode: string | null;
  readonly gift: unknown;
  readonly address: unknown;
  readonly delivery: unknown;
  readonly quote: unknown;
  readonly branch: unknown;
  readonly placedAt: Date;
  readonly promisedAt: Date | null;
  readonly scheduledAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly arrivedNote: string | null;
  readonly scheduledTo: Date | null;
  readonly prepareAt: Date | null;
  /** Deadline for answering a pending order. Null without a deadline. */
  readonly answerBy: Date | null;
  /** Whether the server rejected or accepted the order, because the staff did not answer in time. */
  readonly isUnanswered: boolean;
  /** Status of the online payment. Null for orders that are not paid online. */
  readonly paymentStatus: string | null;
  /** Set while the order waits for an online payment: the time at which the server cancels it if it is still unpaid. */
  readonly payBy: Date | null;
}

/** A refund that an operator entered. `amount` is minor units. */
interface ConsoleRefund {
  readonly seq: number;
  readonly target: string;
  readonly amount: number;
  readonly reason: string;
  readonly operatorName: string;
  readonly status: string;
  readonly problem: string | null;
}

interface ConsoleRefunds {
  /** Oldest first, including refused ones. */
  readonly rows: readonly ConsoleRefund[];
  /** The amounts that the operator may still refund, in minor units. */
  readonly refundable: Readonly<Record<RefundTarget, number>>;
  /** The number of the next refund. */
  readonly nextSeq: number;
}

export interface ConsoleOrder {
  readonly row: ConsoleOrderRow;
  readonly business: ConsoleBusiness;
  /** The statuses that the order may move to. */
  readonly nextStatuses: readonly OrderStatus[];
  readonly refunds: ConsoleRefunds;
  /** The customer's rating, 1 to 5. */
  readonly stars?: number | undefined;
}

// The getters cast JSON columns to their types. The casts are safe, because only the order service writes these columns.
export const getQuote = ({ row }: ConsoleOrder): Quote => row.quote as Quote;

export const getGift = ({ row }: ConsoleOrder): WireGift | null => row.gift as WireGift | null;

export const getAddress = ({ row }: ConsoleOrder): WireOrderAddress | null =>
  row.address as WireOrderAddress | null;

export const getTable = ({ row }: ConsoleOrder): WireOrderTable | null => row.table as WireOrderTable | null;

export const getDelivery = ({ row }: ConsoleOrder): WireOrderDelivery | null =>
  row.delivery as WireOrderDelivery | null;

/** Whether a parcel service takes the order to another country. */
export const isParcel = (order: ConsoleOrder): boolean => !!getDelivery(order)?.country;

export const getCar = ({ row }: ConsoleOrder): Car | null => row.car as Car | null;

export const getBranchName = ({ row }: ConsoleOrder): LocalizedText =>
  (row.branch as WireOrder['branch']).name;

export const getStatus = ({ row }: ConsoleOrder): OrderStatus => row.status as OrderStatus;

export const getOrderType = ({ row }: ConsoleOrder): OrderType => row.sellingType as OrderType;

import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { WireOrderAddress } from '../../../../src/api/contract/delivery-contract.ts';
import type {
  WireGift,
  WireOrder,
  WireOrderDelivery,
  WireOrderTable,
} from '../../../../src/api/contract/order-contract.ts';
import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { SellingType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Car } from '../../../../src/domain/orders/pickup-car.ts';

/** What the console reads of a business. */
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

/** What the console reads of a stored order. */
interface ConsoleOrderRow {
  readonly id: string;
  readonly number: string;
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
  /** How its online payment stands; null of one that is paid on the spot. */
  readonly paymentStatus: string | null;
  /** While it waits for its payment: when it is cancelled if none comes. */
  readonly payBy: Date | null;
}

export interface ConsoleOrder {
  readonly row: ConsoleOrderRow;
  readonly business: ConsoleBusiness;
  /** Where it may go from here. */
  readonly next: readonly OrderStatus[];
  /** What its customer gave it, 1 to 5. */
  readonly stars?: number | undefined;
}

/** Columns that only the order service writes, as it wrote them. */
export const quoteOf = ({ row }: ConsoleOrder): Quote => row.quote as Quote;

export const giftOf = ({ row }: ConsoleOrder): WireGift | null => row.gift as WireGift | null;

export const addressOf = ({ row }: ConsoleOrder): WireOrderAddress | null =>
  row.address as WireOrderAddress | null;

export const tableOf = ({ row }: ConsoleOrder): WireOrderTable | null => row.table as WireOrderTable | null;

export const deliveryOf = ({ row }: ConsoleOrder): WireOrderDelivery | null =>
  row.delivery as WireOrderDelivery | null;

export const carOf = ({ row }: ConsoleOrder): Car | null => row.car as Car | null;

export const branchNameOf = ({ row }: ConsoleOrder): LocalizedText =>
  (row.branch as WireOrder['branch']).name;

export const statusOf = ({ row }: ConsoleOrder): OrderStatus => row.status as OrderStatus;

export const sellingTypeOf = ({ row }: ConsoleOrder): SellingType => row.sellingType as SellingType;

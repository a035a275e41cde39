import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { BusinessScope } from '../../services/operators/operator-access.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';

/** A business with the branches whose orders can be exported. */
export interface ExportableBusiness extends ConsoleBusiness {
  /** `id` is the wire id. */
  readonly branches: readonly { readonly id: string; readonly name: LocalizedText }[];
}

/** The orders of an export, by the time at which they were placed. */
export interface ExportRange {
  readonly referenceId: string;
  /** Null for every branch. */
  readonly branchId: string | null;
  readonly from: Date;
  /** Exclusive end of the range. */
  readonly until: Date;
}

/** A stored order in an export. Amounts are minor units. */
export interface ExportedOrder {
  readonly number: string;
  readonly status: number;
  readonly sellingType: string;
  readonly paymentType: number;
  readonly paymentStatus: string | null;
  /** Deadline of the online payment. Null unless the order is waiting for this payment. */
  readonly payBy: Date | null;
  readonly couponCode: string | null;
  readonly quote: unknown;
  readonly branch: unknown;
  readonly placedAt: Date;
  readonly refundedOnline: number;
  readonly refundedWallet: number;
}

/** Reads orders for an export. */
export interface ConsoleExport {
  /** The only business of a scope. Null when the scope has several or none. */
  readonly findExportableBusiness: (scope: BusinessScope) => Promise<ExportableBusiness | null>;
  /** Batches of orders, oldest first. */
  readonly streamOrders: (range: ExportRange) => AsyncIterable<readonly ExportedOrder[]>;
}

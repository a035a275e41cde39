import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { OrderStatus } from '../../../../src/domain/orders/order-status.ts';
import {
  type ReservationStatus,
  reservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import type { Db } from '../../db/open-database.ts';
import type { OrderRow } from '../../repo/orders/orders-repo.ts';
import { loadRushes, saveRush } from '../../repo/schedule/rushes-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { recordAudit } from '../operators/audit-log.ts';
import {
  getScope,
  hasPermissionAt,
  type OperatorAccess,
  requirePermissionAt,
} from '../operators/operator-access.ts';
import { type Orders, throwIfAwaitingPayment } from '../orders/order-service.ts';
import type { Payments } from '../payment/payment-service.ts';
import type { RefundForm } from '../payment/refund-service.ts';
import type { Reservations } from '../reservation/reservation-service.ts';
import { parseDayOrTime, toStartInstant, toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { applyRushChange, describeRushChange, type RushChange } from '../schedule/rush-change.ts';
import { pickTranslation } from '../shared/pick-translation.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import type { CustomerWallets } from './customer-wallets.ts';
import { isPaidInAdvance, returnsMoney } from './operator-service.ts';

interface ActionDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBranch'>;
  readonly orders: Pick<Orders, 'changeStatus'>;
  readonly reservations: Pick<Reservations, 'getReservation' | 'changeStatus' | 'change'>;
  readonly payments: Pick<Payments, 'refundOrder'>;
  readonly wallets: Pick<CustomerWallets, 'creditWallet'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The operator's entries for a reservation. `tableId` is null if the server chooses the table. */
interface ReservationForm {
  readonly time: string;
  readonly guests: number;
  readonly tableId: string | null;
  /** Whether the operator has confirmed a table of another size. */
  readonly isOtherSizeConfirmed: boolean;
}

type CreditForm = Parameters<CustomerWallets['creditWallet']>[2];

const createRefundRefusal = (): Refusal =>
  new Refusal(
    403,
    'no_refunds',
    'This returns money to the customer. Only a manager or an owner may do that',
  );

/**
 * Changes that operators make in the console. Every change is checked against the operator's roles and recorded in the
 * audit log, in the same transaction. Anything that belongs to another business gets a 404, as if it did not exist.
 */
export const createOperatorActions = ({
  db,
  catalogue,
  orders,
  reservations,
  payments,
  wallets,
  now,
}: ActionDeps) => ({
  /**
   * Sets or ends the extra minutes or the pause of an order type. Throws Refusal 404 for a branch that is
   * unknown or belongs to another business, and 422 for an unreadable time.
   */
  async changeRush(
    access: OperatorAccess,
    branchId: string,
    type: OrderType,
    change: RushChange,
  ): Promise<void> {
    const { business, branch } = await catalogue.getBranch(branchId);
    const { referenceId } = business;
    requirePermissionAt(access, 'orders', referenceId, 'The branch');
    const at = now();
    await db.transaction(async (tx) => {
      const current = (await loadRushes(tx, [branchId])).get(branchId)?.[type] ?? NO_RUSH;
      const rush = applyRushChange(current, change, at, getTimezone(business));
      await saveRush(tx, { referenceId, branchId, sellingType: type }, rush);
      const detail = `${type}, ${describeRushChange(change)}`;
      const subject = pickTranslation(branch.name, business.file.settings.locales) || branch.id;
      const entry = { action: 'rush_changed', referenceId, subject, detail } as const;
      await recordAudit(tx, access.operator, entry, new Date(at));
    });
  },

  /** Throws Refusal 403 `no_refunds`, 404, 409. */
  async changeOrderStatus(access: OperatorAccess, id: string, to: OrderStatus): Promise<void> {
    const requireAllowed = (current: OrderRow): void => {
      requirePermissionAt(access, 'orders', current.referenceId, 'The order');
      throwIfAwaitingPayment(current);
      if (
        returnsMoney(to) &&
        isPaidInAdvance(current) &&
        !hasPermissionAt(access, 'refunds', current.referenceId)
      )
        throw createRefundRefusal();
    };
    await orders.changeStatus(id, to, requireAllowed, (tx, { referenceId, number: subject }) => {
      const entry = { action: 'order_moved', referenceId, subject, detail: String(to) } as const;
      return recordAudit(tx, access.operator, entry, new Date(now()));
    });
  },

  /**
   * Refunds an order in part or in full. Throws Refusal 403 `no_refunds`, and whatever `payments.refundOrder` throws.
   */
  refundOrder: (access: OperatorAccess, id: string, form: RefundForm): Promise<void> =>
    payments.refundOrder(id, {
      operator: access.operator,
      form,
      requireAllowed({ referenceId }) {
        requirePermissionAt(access, 'orders', referenceId, 'The order');
        if (!hasPermissionAt(access, 'refunds', referenceId)) throw createRefundRefusal();
      },
    }),

  /** Throws Refusal 403 `no_refunds`, 404, 409. */
  async changeReservationStatus(access: OperatorAccess, id: string, to: ReservationStatus): Promise<void> {
    const { row, order } = await reservations.getReservation(id);
    const { referenceId, number: subject } = row;
    requirePermissionAt(access, 'reservations', referenceId, 'The reservation');
    if (
      to === reservationStatus.rejected &&
      order &&
      isPaidInAdvance(order) &&
      !hasPermissionAt(access, 'refunds', referenceId)
    )
      throw createRefundRefusal();
    await reservations.changeStatus(id, to, (tx) => {
      const entry = { action: 'reservation_moved', referenceId, subject, detail: String(to) } as const;
      return recordAudit(tx, access.operator, entry, new Date(now()));
    });
  },

  /**
   * Moves a reservation to another time or table or changes its party. Without `tableId`, the reservation keeps its
   * table if the table is free. `time` is `YYYY-MM-DDTHH:mm` in the business's zone. Throws Refusal 404, 409
   * `slot_taken`, `slot_gone`, `table_taken`, `table_size` or `too_late`, 422.
   */
  async changeReservation(
    access: OperatorAccess,
    id: string,
    { time, guests, tableId, isOtherSizeConfirmed }: ReservationForm,
  ): Promise<void> {
    const storedReservation = await reservations.getReservation(id);
    const { referenceId, branchId, number: subject } = storedReservation.row;
    requirePermissionAt(access, 'reservations', referenceId, 'The reservation');
    const timezone = getTimezone((await catalogue.getBranch(branchId)).business);
    if (parseDayOrTime(time)?.minutes == null)
      throw createInvalidFieldRefusal('invalid', 'time', 'Enter a day and a time');
    const starts_at = toZonedIso(toStartInstant(time, timezone), timezone);
    await reservations.change(
      storedReservation,
      { starts_at, guests, table_id: tableId },
      {
        isOtherSizeConfirmed,
        recordChange: (tx) => {
          const detail = [time.replace('T', ' '), guests, ...(tableId ? [`table ${tableId}`] : [])].join(
            ', ',
          );
          const entry = { action: 'reservation_changed', referenceId, subject, detail } as const;
          return recordAudit(tx, access.operator, entry, new Date(now()));
        },
      },
    );
  },

  /** Throws Refusal 404, 422. */
  giveCredit: (access: OperatorAccess, customerId: string, credit: CreditForm): Promise<void> =>
    wallets.creditWallet(getScope(access, 'wallets'), customerId, credit, (tx, { referenceId, currency }) => {
      const detail = `${credit.amount.trim()} ${currency.code}`;
      const entry = { action: 'credit_given', referenceId, subject: customerId, detail } as const;
      return recordAudit(tx, access.operator, entry, new Date(now()));
    }),
});

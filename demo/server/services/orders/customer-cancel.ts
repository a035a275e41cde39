import { mayCustomerCancel } from '../../../../src/domain/orders/order-cancel.ts';
import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { StoredOrder } from '../../repo/orders/orders-repo.ts';
import { Refusal } from '../refusal.ts';
import type { Orders } from './order-service.ts';
import { statusOf } from './order-wire.ts';

const tooLate = () => new Refusal(409, 'too_late', 'Somebody has begun this order, or it is over');

/**
 * Cancels an order for its customer, while nobody has begun it (decisions, section 4): the order as it stands then, cancelled or
 * not. One that is cancelled stays so. Who may is asked before.
 */
export const createCustomerCancel =
  ({ order, move }: Pick<Orders, 'order' | 'move'>) =>
  async ({ row: { id } }: StoredOrder): Promise<StoredOrder> => {
    try {
      return await move(id, orderStatus.cancelled, (now) => {
        if (!mayCustomerCancel(statusOf(now))) throw tooLate();
      });
    } catch (error) {
      if (error instanceof Refusal && ['too_late', 'bad_move'].includes(error.code)) return order(id);
      throw error;
    }
  };
export type CustomerCancel = ReturnType<typeof createCustomerCancel>;

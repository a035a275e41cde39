import { expect, it } from 'vitest';
import { Refusal } from '../shared/refusal.ts';
import { startOrderMover } from './order-mover.ts';

/** Longer than any test takes. */
const NEVER_MS = 1_000_000;

interface DueOrder {
  readonly id: number;
  readonly problem?: Error;
}

/** Polls once over due orders, the oldest first, and resolves to the ids of the moved orders and the logged errors. */
async function pollOnce(dueOrders: readonly DueOrder[]) {
  let remainingOrders = dueOrders;
  const movedIds: number[] = [];
  const errors: unknown[] = [];
  const worker = startOrderMover<DueOrder>({
    intervalMs: NEVER_MS,
    log: (error) => errors.push(error),
    listDue: async (limit, offset) => remainingOrders.slice(offset, offset + limit),
    async move(order) {
      if (order.problem) throw order.problem;
      remainingOrders = remainingOrders.filter((remainingOrder) => remainingOrder !== order);
      movedIds.push(order.id);
      if (!remainingOrders.some(({ problem }) => !problem)) resolveDone();
    },
  });
  let resolveDone = (): void => undefined;
  const allMoved = new Promise<void>((resolve) => {
    resolveDone = resolve;
  });
  worker.wake();
  await allMoved;
  await worker.close();
  return { movedIds, errors };
}

const listOrders = (count: number, firstId: number, problem?: Error): DueOrder[] =>
  Array.from({ length: count }, (_, index) => ({ id: firstId + index, ...(problem && { problem }) }));

it('moves every due order to its next status, even if hundreds of older orders cannot be moved', async () => {
  const failingOrders = listOrders(250, 0, new Error('The wallet is closed'));
  const { movedIds, errors } = await pollOnce([...failingOrders, ...listOrders(130, 1000)]);
  expect(movedIds).toEqual(listOrders(130, 1000).map(({ id }) => id));
  expect(errors).toHaveLength(250);
});

it('logs no error about an order whose status somebody else has changed in the meantime', async () => {
  const ordersMovedElsewhere = listOrders(100, 0, new Refusal(409, 'bad_move', 'It cannot move there'));
  const { movedIds, errors } = await pollOnce([...ordersMovedElsewhere, ...listOrders(1, 1000)]);
  expect(movedIds).toEqual([1000]);
  expect(errors).toEqual([]);
});

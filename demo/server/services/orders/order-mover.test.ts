import { expect, it } from 'vitest';
import { Refusal } from '../shared/refusal.ts';
import { startOrderMover } from './order-mover.ts';

/** Longer than any test takes. */
const NEVER_MS = 1_000_000;

interface DueOrder {
  readonly id: number;
  readonly problem?: Error;
}

/** Polls once over due orders, the oldest first, and resolves to the ids of the moved ones and the logged errors. */
async function pollOnce(dueOrders: readonly DueOrder[]) {
  let remaining = dueOrders;
  const moved: number[] = [];
  const errors: unknown[] = [];
  const worker = startOrderMover<DueOrder>({
    intervalMs: NEVER_MS,
    log: (error) => errors.push(error),
    listDue: async (limit, offset) => remaining.slice(offset, offset + limit),
    async move(order) {
      if (order.problem) throw order.problem;
      remaining = remaining.filter((one) => one !== order);
      moved.push(order.id);
      if (!remaining.some(({ problem }) => !problem)) resolveDone();
    },
  });
  let resolveDone = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    resolveDone = resolve;
  });
  worker.wake();
  await done;
  await worker.close();
  return { moved, errors };
}

const listOrders = (count: number, first: number, problem?: Error): DueOrder[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, ...(problem && { problem }) }));

it('changes the status of every due order, although hundreds of older orders cannot change theirs', async () => {
  const unmovable = listOrders(250, 0, new Error('The wallet is closed'));
  const { moved, errors } = await pollOnce([...unmovable, ...listOrders(130, 1000)]);
  expect(moved).toEqual(listOrders(130, 1000).map(({ id }) => id));
  expect(errors).toHaveLength(250);
});

it('logs no error about an order whose status somebody else has changed in the meantime', async () => {
  const movedElsewhere = listOrders(100, 0, new Refusal(409, 'bad_move', 'It cannot move there'));
  const { moved, errors } = await pollOnce([...movedElsewhere, ...listOrders(1, 1000)]);
  expect(moved).toEqual([1000]);
  expect(errors).toEqual([]);
});

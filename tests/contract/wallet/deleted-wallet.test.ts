import { describe, expect, it } from 'vitest';
import { ledgerAccounts } from '../../../demo/server/db/schema-wallet.ts';
import { findLedgerAccount } from '../../../demo/server/repo/wallet/ledger-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { createPayer } from '../testing/payer.ts';
import { MITTE } from '../testing/test-orders.ts';

describe.each(databaseEngines)('the wallet of a deleted account, on $name', (engine) => {
  const backend = useBackend(engine);
  const staff = createPayer(backend);
  const loadBusinessBalance = async (kind: 'forfeited' | 'orders') => {
    const business = { referenceId: 'tea-house', customerId: '', currency: 'EUR', currencyDigits: 2 };
    return (await findLedgerAccount(backend.database(), kind, business))?.balance ?? 0;
  };
  const loadOrder = async (order_id: string) => {
    const params = { branch_id: MITTE, order_id };
    const { order } = await backend.call('order', { params });
    return { order, events: await backend.call('orderEvents', { params }) };
  };

  it.each([
    ['rejected', [2], 'forfeited'],
    ['accepted and then cancelled', [1, 9], 'forfeited'],
    ['accepted', [1], 'orders'],
  ] as const)(
    'the business keeps the wallet payment of a deleted account when its order is %s',
    async (_outcome, statusSteps, recipient) => {
      const customer = await logInWithWallet(backend, 1000);
      const { id } = await customer.placeOrder();
      expect((await loadOrder(id)).order.wallet_deleted).toBe(false);
      const [forfeitedBefore, ordersBefore] = [
        await loadBusinessBalance('forfeited'),
        await loadBusinessBalance('orders'),
      ];

      await backend.call('deleteAccount', { params: customer.params, headers: customer.headers });
      for (const newStatus of statusSteps) expect(await staff.moveOrder(id, newStatus)).toBe(303);

      expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 0 });
      const isForfeited = recipient === 'forfeited';
      expect(await loadBusinessBalance('forfeited')).toBe(forfeitedBefore + (isForfeited ? 1000 : 72));
      expect(await loadBusinessBalance('orders')).toBe(ordersBefore + (isForfeited ? 0 : 928));
      const accounts = await backend.database().select().from(ledgerAccounts);
      expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      const { order, events } = await loadOrder(id);
      expect(order).toMatchObject({ status: statusSteps.at(-1), wallet_deleted: true, refunds: [] });
      expect(events).toMatchObject({ wallet_deleted: true, refunds: [] });
    },
  );
});

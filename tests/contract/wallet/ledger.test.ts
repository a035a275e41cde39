import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../demo/server/db/schema-wallet.ts';
import {
  type CustomerWallet,
  findLedgerAccount,
  type Move,
  postTransfer,
  WalletOverdrawn,
} from '../../../demo/server/repo/wallet/ledger-repo.ts';
import {
  listRemainingCredits,
  listWalletMovementPage,
} from '../../../demo/server/repo/wallet/wallet-history-repo.ts';
import { creditStaffGift, loadWalletBalance } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';

const at = new Date('2026-03-04T11:00:00Z');
const buildWallet = (customerId: string, changes: Partial<CustomerWallet> = {}): CustomerWallet => ({
  referenceId: 'tea-house',
  customerId,
  currency: 'EUR',
  currencyDigits: 2,
  ...changes,
});
type Model = Record<'customer' | 'hold', number>;
const buildMoves = (from: Move['kind'], to: Move['kind']) => (amount: number) => [
  { kind: from, amount: -amount },
  { kind: to, amount },
];
const MOVES = {
  staff: buildMoves('gifts', 'customer'),
  hold: buildMoves('customer', 'hold'),
  capture: buildMoves('hold', 'orders'),
  release: buildMoves('hold', 'customer'),
};
const stepArbitrary = fc.record({
  reason: fc.constantFrom('staff', 'hold', 'capture', 'release'),
  amount: fc.integer({ min: 1, max: 500 }),
});

/** Applies the moves to the model of one customer if its balances cover them. Returns whether they do. */
function applyMoves(model: Model, moves: readonly Move[]): boolean {
  const ownEntries = moves.flatMap(({ kind, amount }) =>
    kind === 'customer' || kind === 'hold' ? [{ kind, amount }] : [],
  );
  const coversMoves = ownEntries.every(({ kind, amount }) => model[kind] + amount >= 0);
  if (coversMoves) for (const { kind, amount } of ownEntries) model[kind] += amount;
  return coversMoves;
}

describe.each(databaseEngines)('the wallet ledger on $name', (engine) => {
  const backend = useBackend(engine);
  const getDatabase = () => backend.database();
  const createFilledWallet = async (customerId: string, amount: number): Promise<CustomerWallet> => {
    const wallet = buildWallet(customerId);
    await getDatabase().transaction((tx) =>
      creditStaffGift(tx, wallet, { key: customerId, amount, note: 'A start', at }),
    );
    return wallet;
  };
  const attemptTransfer = (wallet: CustomerWallet, key: string, moves: readonly Move[]) =>
    getDatabase().transaction((tx) => postTransfer(tx, wallet, { key, reason: 'hold', at }, moves));

  it('accepts exactly as many of a hundred simultaneous wallet payments as the balance covers', async () => {
    const wallet = await createFilledWallet('rush', 1000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => attemptTransfer(wallet, `rush-${index}`, MOVES.hold(30))),
    );
    const refusedOutcomes = outcomes.filter(({ status }) => status === 'rejected');
    expect(refusedOutcomes).toHaveLength(67);
    for (const outcome of refusedOutcomes)
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(WalletOverdrawn);
    expect(await loadWalletBalance(getDatabase(), wallet)).toEqual({ balance: 10, onHold: 990 });
    // A refused payment stores nothing, not even its key.
    const keys = (await getDatabase().select().from(ledgerTransfers)).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('rush-'))).toHaveLength(33);
  });

  it('applies a wallet transfer once per key, even if it is sent many times at once', async () => {
    const wallet = await createFilledWallet('twice', 500);
    const transferOutcomes = await Promise.all(
      Array.from({ length: 20 }, () => attemptTransfer(wallet, 'one-order', MOVES.hold(20))),
    );
    expect(transferOutcomes.filter(Boolean)).toHaveLength(1);
    expect(await loadWalletBalance(getDatabase(), wallet)).toEqual({ balance: 480, onHold: 20 });
  });

  it('the ledger rejects a transfer whose entries do not sum to zero, and a transfer without entries', async () => {
    const wallet = await createFilledWallet('sums', 500);
    const entriesBefore = await getDatabase().select().from(ledgerEntries);
    const invalidTransfers: readonly (readonly Move[])[] = [
      [
        { kind: 'customer', amount: -50 },
        { kind: 'orders', amount: 49 },
      ],
      [{ kind: 'customer', amount: 50 }],
    ];
    for (const [index, moves] of invalidTransfers.entries())
      await expect(attemptTransfer(wallet, `bad-${index}`, moves)).rejects.toThrow('does not add up');
    await expect(
      getDatabase()
        .insert(ledgerTransfers)
        .values({ referenceId: 'tea-house', key: 'empty', reason: 'hold', at }),
    ).rejects.toThrow();
    expect(await getDatabase().select().from(ledgerEntries)).toEqual(entriesBefore);
  });

  it('the ledger rejects an entry added to an existing transfer, and a transfer with two currencies', async () => {
    const wallet = await createFilledWallet('later', 500);
    const account = await findLedgerAccount(getDatabase(), 'customer', wallet);
    const [{ id: transferId } = { id: 0 }] = await getDatabase().select().from(ledgerTransfers);
    const addedEntry = { transferId, accountId: account?.id ?? 0, amount: 5 };
    await expect(getDatabase().insert(ledgerEntries).values(addedEntry)).rejects.toThrow();
    const yenAccount = await getDatabase()
      .insert(ledgerAccounts)
      .values({ referenceId: 'tea-house', kind: 'gifts', owner: '', currency: 'JPY', currencyDigits: 0 })
      .returning({ id: ledgerAccounts.id });
    await expect(
      getDatabase().transaction(async (tx) => {
        const [insertedTransfer] = await tx
          .insert(ledgerTransfers)
          .values({ referenceId: 'tea-house', key: 'mixed', reason: 'staff', at })
          .returning({ id: ledgerTransfers.id });
        const transferColumn = { transferId: insertedTransfer?.id ?? 0 };
        await tx.insert(ledgerEntries).values([
          { ...transferColumn, accountId: account?.id ?? 0, amount: 5 },
          { ...transferColumn, accountId: yenAccount[0]?.id ?? 0, amount: -5 },
        ]);
      }),
    ).rejects.toThrow();
  });

  it('the database rejects changes to ledger entries and manual changes to a balance', async () => {
    await createFilledWallet('fixed', 500);
    for (const table of [ledgerEntries, ledgerTransfers, ledgerAccounts])
      await expect(getDatabase().delete(table)).rejects.toThrow();
    await expect(getDatabase().update(ledgerAccounts).set({ balance: 1_000_000 })).rejects.toThrow();
    await expect(getDatabase().update(ledgerEntries).set({ amount: 1 })).rejects.toThrow();
    await expect(getDatabase().update(ledgerTransfers).set({ reason: 'staff' })).rejects.toThrow();
    const forgedAccount = { referenceId: 'tea-house', kind: 'customer', owner: 'rich', currency: 'EUR' };
    await expect(
      getDatabase()
        .insert(ledgerAccounts)
        .values({ ...forgedAccount, currencyDigits: 2, balance: 1 }),
    ).rejects.toThrow();
  });

  it('the ledger keeps every balance equal to the sum of its entries', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 12 }), async (steps) => {
        const wallet = buildWallet(`any-${run++}`);
        const model = { customer: 0, hold: 0 };
        for (const [index, { reason, amount }] of steps.entries()) {
          const moves = MOVES[reason](amount);
          const postedTransfer = getDatabase().transaction((tx) =>
            postTransfer(tx, wallet, { key: `${wallet.customerId}-${index}`, reason, at }, moves),
          );
          if (applyMoves(model, moves)) expect(await postedTransfer).toBe(true);
          else await expect(postedTransfer).rejects.toBeInstanceOf(WalletOverdrawn);
        }
        expect(await loadWalletBalance(getDatabase(), wallet)).toEqual({
          balance: model.customer,
          onHold: model.hold,
        });
        const remainingCredits = await listRemainingCredits(getDatabase(), wallet);
        expect(remainingCredits.reduce((sum, credit) => sum + credit.remainingAmount, 0)).toBe(
          model.customer,
        );
        expect(
          remainingCredits.every(
            (credit) => credit.remainingAmount > 0 && credit.remainingAmount <= credit.creditedAmount,
          ),
        ).toBe(true);
        const { entries, totalCount } = await listWalletMovementPage(getDatabase(), wallet, {
          limit: 100,
          offset: 0,
        });
        expect(totalCount).toBe(entries.length);
        let balance = model.customer;
        for (const entry of entries) {
          expect(entry.balanceAfter).toBe(balance);
          balance -= entry.amount;
        }
        expect(balance).toBe(0);
      }),
      { numRuns: 20 },
    );
    const accounts = await getDatabase().select().from(ledgerAccounts);
    const entries = await getDatabase().select().from(ledgerEntries);
    for (const { id, balance, entryCount } of accounts) {
      const ownEntries = entries.filter(({ accountId }) => accountId === id);
      expect(ownEntries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
      expect(ownEntries).toHaveLength(entryCount);
    }
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });
});

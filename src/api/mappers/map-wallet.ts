import { sum } from '../../domain/money/arithmetic.ts';
import { type Currency, fromDecimal } from '../../domain/money/money.ts';
import type { Wallet, WalletEntry, WalletPackage } from '../../domain/wallet/wallet-types.ts';
import type { WireWallet, WireWalletEntry, WireWalletPackage } from '../contract/wallet-contract.ts';
import { type Report, toPicture } from './map-common.ts';

/** Leaves out what cannot be read, and reports it. */
function readable<Wire extends { readonly id: string }, T>(
  list: readonly Wire[],
  read: (wire: Wire) => T,
  report: Report,
): T[] {
  return list.flatMap((wire) => {
    try {
      return [read(wire)];
    } catch (error) {
      report(error, `wallet ${wire.id}`);
      return [];
    }
  });
}

const REASONS = ['package', 'staff', 'order', 'returned'] as const;

/** Movements, as far as their amounts can be read. */
export const toWalletEntries = (
  entries: readonly WireWalletEntry[],
  currency: Currency,
  report: Report,
): WalletEntry[] =>
  readable(
    entries,
    (wire) => ({
      id: wire.id,
      at: wire.at,
      amount: fromDecimal(wire.amount, currency),
      balance: wire.balance === undefined ? null : fromDecimal(wire.balance, currency),
      reason: REASONS.find((reason) => reason === wire.reason) ?? 'other',
      orderId: wire.order_id ?? null,
      orderNumber: wire.order_number ?? null,
      isOnHold: wire.on_hold,
      name: wire.name ?? null,
      note: wire.note ?? '',
    }),
    report,
  );

/** A wallet in the business's currency. Throws MoneyError when a part of its balance is no amount of it. */
export function toWallet(wire: WireWallet, currency: Currency, apiOrigin: string, report: Report): Wallet {
  const toPackage = ({ id, name, price, credit, image, description }: WireWalletPackage): WalletPackage => ({
    id,
    name,
    price: fromDecimal(price, currency),
    credit: fromDecimal(credit, currency),
    picture: toPicture(image, apiOrigin, (problem) => report(problem, `wallet package ${id}`)),
    description: description ?? null,
  });
  // A credit left out would be money left out.
  const credits = wire.balance.map(({ id, amount, credited = amount, at, name }) => ({
    id,
    left: fromDecimal(amount, currency),
    credited: fromDecimal(credited, currency),
    at: at ?? null,
    name: name ?? null,
  }));
  return {
    isOn: wire.wallet_feature_enabled,
    balance: sum(
      credits.map(({ left }) => left),
      currency,
    ),
    held: fromDecimal(wire.onHoldBalance, currency),
    credits,
    packages: readable(wire.availablePackages, toPackage, report),
    latest: toWalletEntries(wire.creditHistory, currency, report),
    policy: wire.policy ?? null,
  };
}

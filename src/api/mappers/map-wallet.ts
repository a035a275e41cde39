import { sum } from '../../domain/money/arithmetic.ts';
import { type Currency, parseMoney } from '../../domain/money/money.ts';
import type { Wallet, WalletEntry, WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { parseInstant } from '../../lib/calendar.ts';
import type { WireWallet, WireWalletEntry, WireWalletPackage } from '../contract/wallet-contract.ts';
import { type Report, toPicture } from './map-common.ts';

/** Maps the elements of a list. Omits and reports elements for which `read` throws. */
function readElements<Wire extends { readonly id: string }, T>(
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

/** Maps entries of the wallet's history. Omits and reports unreadable ones. */
export const toWalletEntries = (
  entries: readonly WireWalletEntry[],
  currency: Currency,
  report: Report,
): WalletEntry[] =>
  readElements(
    entries,
    (wire) => ({
      id: wire.id,
      at: wire.at,
      amount: parseMoney(wire.amount, currency),
      balance: wire.balance === undefined ? null : parseMoney(wire.balance, currency),
      reason: REASONS.find((reason) => reason === wire.reason) ?? 'other',
      orderId: wire.order_id ?? null,
      orderNumber: wire.order_number ?? null,
      isOnHold: wire.on_hold,
      name: wire.name ?? null,
      note: wire.note ?? '',
    }),
    report,
  );

/**
 * Maps a wallet in the business's currency. Throws MoneyError if a credit or the held amount has more decimals than the
 * currency.
 */
export function toWallet(wire: WireWallet, currency: Currency, apiOrigin: string, report: Report): Wallet {
  const toPackage = ({ id, name, price, credit, image, description }: WireWalletPackage): WalletPackage => ({
    id,
    name,
    price: parseMoney(price, currency),
    credit: parseMoney(credit, currency),
    picture: toPicture(image, apiOrigin, (problem) => report(problem, `wallet package ${id}`)),
    description: description ?? null,
  });
  // An unreadable credit throws, because omitting it would hide the customer's money.
  const credits = wire.balance.map(({ id, amount, credited = amount, at, name, expires_at }) => ({
    id,
    remainingAmount: parseMoney(amount, currency),
    creditedAmount: parseMoney(credited, currency),
    creditedAt: at ?? null,
    name: name ?? null,
    expiresAt: expires_at ? parseInstant(expires_at) : null,
  }));
  return {
    isOn: wire.wallet_feature_enabled,
    balance: sum(
      credits.map((credit) => credit.remainingAmount),
      currency,
    ),
    heldAmount: parseMoney(wire.onHoldBalance, currency),
    credits,
    packages: readElements(wire.availablePackages, toPackage, report),
    latestEntries: toWalletEntries(wire.creditHistory, currency, report),
    policy: wire.policy ?? null,
  };
}

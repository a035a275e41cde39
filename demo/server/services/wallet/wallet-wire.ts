import type * as z from 'zod/mini';
import type { walletHistoryResponse, walletResponse } from '../../../../src/api/contract/wallet-contract.ts';
import { toDecimal } from '../../../../src/domain/money/arithmetic.ts';
import { createMoney } from '../../../../src/domain/money/money.ts';
import type { RemainingCredit, WalletMovement } from '../../repo/wallet/wallet-history-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';

export type WalletInput = z.input<typeof walletResponse>['wallet'];
export type WalletHistoryInput = z.input<typeof walletHistoryResponse>;
type PackageInput = NonNullable<WalletInput['availablePackages']>[number];
type CreditInput = NonNullable<WalletInput['balance']>[number];
type EntryInput = WalletHistoryInput['entries'][number];

/** The customer's words for reasons of the ledger. Other reasons are sent unchanged. */
const REASONS: Readonly<Record<string, string>> = {
  hold: 'order',
  release: 'returned',
  return: 'returned',
  refund: 'returned',
};

const toWireAmount = (minor: number, { currency }: Business): number =>
  toDecimal(createMoney(minor, currency));

/** The current name of a package. Null if the business file no longer has the package. */
const findPackageName = ({ file }: Business, packageId: string | null) =>
  file.wallet?.packages.find(({ id }) => id === packageId)?.name ?? null;

/**
 * The packages that can be bought. None while the wallet is switched off or prices are hidden, because no order could
 * use the credit (ADR 0037).
 */
export function listSoldPackages({ file }: Pick<Business, 'file'>) {
  const { enable_wallet, hide_price } = file.settings;
  return enable_wallet && !hide_price ? (file.wallet?.packages ?? []) : [];
}

function toPackagesWire({ file, wireMappers }: Business): PackageInput[] {
  return listSoldPackages({ file }).map(({ image, ...contents }) => ({
    ...contents,
    ...(image && { image: wireMappers.toImageWire(image) }),
  }));
}

const toCreditWire = (
  business: Business,
  { id, at, creditedAmount, remainingAmount, packageId }: RemainingCredit,
): CreditInput => ({
  id: String(id),
  amount: toWireAmount(remainingAmount, business),
  credited: toWireAmount(creditedAmount, business),
  at: toZonedIso(at.getTime(), getTimezone(business)),
  name: findPackageName(business, packageId),
});

export const toMovementWire = (business: Business, movement: WalletMovement): EntryInput => ({
  id: String(movement.id),
  at: toZonedIso(movement.at.getTime(), getTimezone(business)),
  amount: toWireAmount(movement.amount, business),
  balance: toWireAmount(movement.balanceAfter, business),
  reason: REASONS[movement.reason] ?? movement.reason,
  order_id: movement.orderId,
  order_number: movement.orderNumber,
  on_hold: movement.isOnHold,
  name: findPackageName(business, movement.packageId),
  note: movement.note,
});

/** A wallet as its customer sees it. Amounts are minor units. */
export const toWalletWire = (
  business: Business,
  contents: {
    readonly credits: readonly RemainingCredit[];
    readonly onHold: number;
    readonly latestMovements: readonly WalletMovement[];
  },
): WalletInput => ({
  balance: contents.credits.map((credit) => toCreditWire(business, credit)),
  availablePackages: toPackagesWire(business),
  creditHistory: contents.latestMovements.map((movement) => toMovementWire(business, movement)),
  ...(business.file.wallet?.policy && { policy: business.file.wallet.policy }),
  wallet_feature_enabled: business.file.settings.enable_wallet ?? false,
  onHoldBalance: toWireAmount(contents.onHold, business),
});

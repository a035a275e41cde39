import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { WalletCredit } from './wallet-types.ts';

/** The wallet highlights credit that expires within this time. */
const SOON_MS = 14 * 86_400_000;

/** The credits sorted by expiry, soonest first. Credits that do not expire come last, in their original order. */
export const sortBySoonestExpiry = (credits: readonly WalletCredit[]): readonly WalletCredit[] =>
  [...credits].sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);

/** Whether a credit is not used up and expires within 14 days after `now` (epoch ms). */
export const isExpiringSoon = ({ expiresAt, remainingAmount }: WalletCredit, now: number): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt - now <= SOON_MS && remainingAmount.minor > 0;

/** The amount that expires next; null if nothing expires soon. */
export function findNextExpiry(
  credits: readonly WalletCredit[],
  now: number,
): { readonly amount: Money; readonly at: number } | null {
  const soonCredits = sortBySoonestExpiry(credits).filter((credit) => isExpiringSoon(credit, now));
  const expiresAt = soonCredits[0]?.expiresAt;
  if (!soonCredits[0] || !expiresAt) return null;
  const nextAmounts = soonCredits
    .filter((credit) => credit.expiresAt === expiresAt)
    .map(({ remainingAmount }) => remainingAmount);
  return { amount: sum(nextAmounts, soonCredits[0].remainingAmount.currency), at: expiresAt };
}

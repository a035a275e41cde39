import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { WalletCredit } from './wallet-types.ts';

/** Credit that expires within this time is highlighted. */
const SOON_MS = 14 * 86_400_000;

/** The credits sorted by expiry, soonest first. Credits that do not expire come last, in their original order. */
export const sortBySoonestExpiry = (credits: readonly WalletCredit[]): readonly WalletCredit[] =>
  [...credits].sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);

/** Whether a credit has an amount left and expires within 14 days of `now` (epoch ms). */
export const isExpiringSoon = ({ expiresAt, remaining }: WalletCredit, now: number): boolean =>
  expiresAt !== null && expiresAt > now && expiresAt - now <= SOON_MS && remaining.minor > 0;

/** The amount that expires next, if it expires soon; else null. */
export function findNextExpiry(
  credits: readonly WalletCredit[],
  now: number,
): { readonly amount: Money; readonly at: number } | null {
  const soonCredits = sortBySoonestExpiry(credits).filter((credit) => isExpiringSoon(credit, now));
  const expiresAt = soonCredits[0]?.expiresAt;
  if (!soonCredits[0] || !expiresAt) return null;
  const nextAmounts = soonCredits
    .filter((credit) => credit.expiresAt === expiresAt)
    .map(({ remaining }) => remaining);
  return { amount: sum(nextAmounts, soonCredits[0].remaining.currency), at: expiresAt };
}

import { getClientNetwork } from '../account/rate-limits.ts';
import { Refusal } from '../shared/refusal.ts';

export const TRACKING_WINDOW_MS = 10 * 60_000;

type CountedName = 'visits' | 'banner_views' | 'pixel_events' | 'withdrawals';

/** Maximum counts in ten minutes. */
export type TrackingLimitTable = Readonly<
  Record<CountedName, { readonly perNetwork: number; readonly perBusiness: number }>
>;

/** The limits per network are high, because a phone network shares one address among many customers. */
export const TRACKING_LIMITS: TrackingLimitTable = {
  visits: { perNetwork: 300, perBusiness: 10_000 },
  banner_views: { perNetwork: 2000, perBusiness: 50_000 },
  pixel_events: { perNetwork: 2000, perBusiness: 5000 },
  withdrawals: { perNetwork: 60, perBusiness: 2000 },
};

interface TrackingCount {
  readonly referenceId: string;
  /** Null when unknown. */
  readonly ip: string | null;
  /** How many visits, views or events the request contains. */
  readonly amount?: number;
}

/**
 * Limits what anyone can send without an account: visits, banner views and marketing events. The counts are in this
 * process's memory, so that a refused request costs no write. `getElapsedMs` reads a clock that nobody can set back.
 */
export function createTrackingLimits(
  getElapsedMs: () => number = () => performance.now(),
  limits: TrackingLimitTable = TRACKING_LIMITS,
) {
  let counts = new Map<string, number>();
  let windowEndsAt = getElapsedMs() + TRACKING_WINDOW_MS;
  return {
    /** Throws Refusal 429 `too_many`, and counts nothing, when the network or the business has too many. */
    count(name: CountedName, { referenceId, ip, amount = 1 }: TrackingCount): void {
      const now = getElapsedMs();
      if (now >= windowEndsAt) {
        counts = new Map();
        windowEndsAt = now + TRACKING_WINDOW_MS;
      }
      const { perNetwork, perBusiness } = limits[name];
      const totals = [
        { key: `${name} ${referenceId} ${getClientNetwork(ip)}`, max: perNetwork },
        { key: `${name} ${referenceId}`, max: perBusiness },
      ].map(({ key, max }) => ({ key, max, total: (counts.get(key) ?? 0) + amount }));
      if (totals.some(({ total, max }) => total > max))
        throw new Refusal(429, 'too_many', 'Please wait a moment and try again', {
          retry_after: Math.ceil((windowEndsAt - now) / 1000),
        });
      for (const { key, total } of totals) counts.set(key, total);
    },
  };
}

export type TrackingLimits = ReturnType<typeof createTrackingLimits>;

import { type PlaceOwner, TooManyPlaces } from '../../repo/schedule/place-owners-repo.ts';
import { type BranchSlot, HoldTimeExceeded } from '../../repo/schedule/slot-places-repo.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import { getClientNetwork } from '../account/rate-limits.ts';
import { hashWithKey } from '../account/secrets.ts';
import { Refusal } from '../shared/refusal.ts';

/** Number of unconfirmed places per guest, unless the setting PLACES_PER_CLIENT has another number. */
export const DEFAULT_PLACES_PER_CLIENT = 2;
/**
 * Many customers of an office or a mobile network share one address, so the limit per network is this many times
 * higher.
 */
export const NETWORK_FACTOR = 10;
/** The limit for a verified phone is this many times higher, because nobody can invent a verified phone. */
export const VERIFIED_FACTOR = 5;

/** Clients retry by themselves only if the wait is at most 8 seconds. A longer wait prevents automatic retries. */
const MIN_RETRY_SECONDS = 10;
const MAX_RETRY_SECONDS = 600;

/** The sender of a request that takes a place. */
export interface PlaceSender {
  readonly ip: string | null;
  /** A random id that the app has created for this device. */
  readonly deviceId: string | null | undefined;
  /** Null when unknown. */
  readonly phone: CheckedPhone | null;
  /** Whether the sender has verified the phone. */
  readonly isVerified: boolean;
}

interface PlaceLimitDeps {
  readonly secret: string;
  /** Maximum number of unconfirmed places that a guest may have at a business. Default: 2. */
  readonly maxUnconfirmedPlaces?: number | undefined;
}

/**
 * Limits how many unconfirmed places of a business a person can take. Places are counted by device, phone and
 * network, and for a verified phone by that phone alone. A client without a device id is counted by its network.
 */
export function createPlaceLimits({
  secret,
  maxUnconfirmedPlaces = DEFAULT_PLACES_PER_CLIENT,
}: PlaceLimitDeps) {
  return {
    identify(referenceId: string, { ip, deviceId, phone, isVerified }: PlaceSender): PlaceOwner {
      const hash = (kind: string, value: string) => hashWithKey(secret, ['place', referenceId, kind, value]);
      const phoneHash = phone && hash('phone', phone.dialCode + phone.phone);
      if (isVerified && phoneHash)
        return {
          device: null,
          phone: phoneHash,
          network: null,
          isVerified,
          maxPlaces: maxUnconfirmedPlaces * VERIFIED_FACTOR,
          maxNetworkPlaces: 0,
        };
      const network = hash('network', getClientNetwork(ip));
      return {
        device: deviceId ? hash('device', deviceId) : network,
        phone: phoneHash,
        network,
        isVerified: false,
        maxPlaces: maxUnconfirmedPlaces,
        maxNetworkPlaces: maxUnconfirmedPlaces * NETWORK_FACTOR,
      };
    },

    /** The key of the counter that adds up how long an owner has held places in a slot. */
    createHoldKey: ({ device, phone }: PlaceOwner, { branchId, sellingType, startsAt }: BranchSlot): string =>
      hashWithKey(secret, ['hold', device ?? phone ?? '', branchId, sellingType, startsAt.toISOString()]),
  };
}

export type PlaceLimits = ReturnType<typeof createPlaceLimits>;

const computeRetrySeconds = (freeAt: Date | null, at: Date): number =>
  freeAt
    ? Math.min(
        Math.max(Math.ceil((freeAt.getTime() - at.getTime()) / 1000), MIN_RETRY_SECONDS),
        MAX_RETRY_SECONDS,
      )
    : MAX_RETRY_SECONDS;

/**
 * Converts TooManyPlaces and HoldTimeExceeded to Refusal 429 `too_many_places` and `hold_over`. Returns other errors
 * unchanged.
 */
export function toPlaceRefusal(error: unknown, at: Date): unknown {
  if (error instanceof TooManyPlaces)
    return new Refusal(
      429,
      'too_many_places',
      'You hold too many unconfirmed places. Log in, or try again later.',
      {
        retry_after: computeRetrySeconds(error.freeAt, at),
      },
    );
  if (error instanceof HoldTimeExceeded)
    return new Refusal(429, 'hold_over', 'This time cannot be held any longer. It can still be ordered.', {
      retry_after: computeRetrySeconds(error.freeAt, at),
    });
  return error;
}

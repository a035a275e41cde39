import { bigint, boolean, char, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
export const createInstantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** Integer minor units of a currency. */
export const createMinorUnitsColumn = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Length of a SHA-256 hash in base64url. */
const HASH_LENGTH = 43;

/**
 * Keyed hashes that identify the person who took a place, for the limits on unconfirmed places. All of them are null
 * once the place is confirmed or its time has passed. A verified customer is counted by phone only.
 */
export const createPlaceOwnerColumns = () => ({
  ownerDevice: char('owner_device', { length: HASH_LENGTH }),
  ownerPhone: char('owner_phone', { length: HASH_LENGTH }),
  ownerNetwork: char('owner_network', { length: HASH_LENGTH }),
  /** Whether the phone is verified. Null for a place that does not count towards the limits. */
  ownerVerified: boolean('owner_verified'),
});

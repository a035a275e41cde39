import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** Integer minor units of a currency. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull();

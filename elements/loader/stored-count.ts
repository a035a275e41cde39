import { locateKey } from '../../src/lib/stored-value.ts';
import type { BusinessAddress } from './element-contract.ts';

type Read = (key: string) => string | null;

const readStored: Read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const buildCartKey = (referenceId: string): string => `order-app:${referenceId}:cart`;

/**
 * The key of the cart of a business and its API. Elements with two APIs have two carts, and neither shows or changes
 * the other's (`src/lib/stored-value.ts`).
 */
export const locateCart = ({ referenceId, apiBase }: BusinessAddress, get: Read = readStored): string =>
  locateKey({ get }, buildCartKey(referenceId), new URL(apiBase).origin);

/** Number of items in a stored cart, as text. Empty when the cart is empty or unreadable. */
export function readStoredCount(address: BusinessAddress, get: Read = readStored): string {
  try {
    let count = 0;
    for (const line of JSON.parse(get(locateCart(address, get)) as string).d.lines) count += line.count;
    return count ? `${count}` : '';
  } catch {
    return '';
  }
}

/**
 * Number of items after a storage event, from another tab (`storage`) or from this page (`order-app:storage`).
 * Undefined if the event is not about a cart of this business.
 */
export function countFrom(event: Event, address: BusinessAddress): string | undefined {
  const { key, newValue, detail } = event as StorageEvent & CustomEvent;
  const change = detail ?? { key, value: newValue };
  // Without a key, the whole storage was cleared. A value that could not be stored is only in the event.
  return !change.key || change.key.startsWith(buildCartKey(address.referenceId))
    ? readStoredCount(address, (name) => (name === change.key ? change.value : readStored(name)))
    : undefined;
}

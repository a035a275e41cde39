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
 * Returns the storage key of the cart for a business and its API. Elements with different APIs have separate carts
 * (`src/lib/stored-value.ts`).
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
export function readEventCount(event: Event, address: BusinessAddress): string | undefined {
  const { key, newValue, detail } = event as StorageEvent & CustomEvent;
  // Take the changed value from the event: this page's event is sent even if the browser refused to store the value.
  const change = detail ?? { key, value: newValue };
  // An event without a key says that the whole storage was cleared.
  return !change.key || change.key.startsWith(buildCartKey(address.referenceId))
    ? readStoredCount(address, (name) => (name === change.key ? change.value : readStored(name)))
    : undefined;
}

export const buildCartKey = (referenceId: unknown): string => `order-app:${referenceId}:cart`;

/** Number of items in a stored cart, as text. Empty when the cart is empty or unreadable. */
function countUnits(read: () => string): string {
  try {
    let count = 0;
    for (const line of JSON.parse(read()).d.lines) count += line.count;
    return count ? `${count}` : '';
  } catch {
    return '';
  }
}

/** Number of items in a business's stored cart, as text. Empty when the cart is empty or unreadable. */
export const readStoredCount = (referenceId: unknown): string =>
  countUnits(() => localStorage[buildCartKey(referenceId)]);

/**
 * Number of items after a storage event, from another tab (`storage`) or from this page (`order-app:storage`). Undefined when
 * the event is not about this business's cart.
 */
export function countFrom(event: Event, referenceId: unknown): string | undefined {
  const { key, newValue, detail } = event as StorageEvent & CustomEvent;
  const change = detail ?? { key, value: newValue };
  // No key: all of the storage was cleared.
  return [null, buildCartKey(referenceId)].includes(change.key) ? countUnits(() => change.value) : undefined;
}

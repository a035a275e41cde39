const cartKey = (referenceId: unknown): string => `order-app:${referenceId}:cart`;

/** Units of a stored cart, as text; '' where there are none, or it cannot be read. */
function countUnits(read: () => string): string {
  try {
    let count = 0;
    for (const line of JSON.parse(read()).d.lines) count += line.count;
    return count ? `${count}` : '';
  } catch {
    return '';
  }
}

/** The same of a business, without its app. */
export const storedCount = (referenceId: unknown): string =>
  countUnits(() => localStorage[cartKey(referenceId)]);

/** What a change of the storage, here or in another tab, says of a cart's count; undefined when it is about something else. */
export function countFrom(event: Event, referenceId: unknown): string | undefined {
  const { key, newValue, detail } = event as StorageEvent & CustomEvent;
  const changed = detail ?? { key, value: newValue };
  // No key: all of the storage was cleared.
  return [null, cartKey(referenceId)].includes(changed.key) ? countUnits(() => changed.value) : undefined;
}

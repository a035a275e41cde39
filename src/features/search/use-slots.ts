import { useRef } from 'react';

interface Item {
  readonly id: string;
}

/**
 * Keys for the few items that are drawn at once: one that stays keeps its own, and one that comes takes that of one that
 * went. So its card is filled anew, which costs a fraction of another card in its place.
 */
export function useSlots(items: readonly Item[]): (item: Item) => number {
  const last = useRef<ReadonlyMap<string, number>>(new Map());
  const slots = new Map<string, number>();
  for (const { id } of items) {
    const slot = last.current.get(id);
    if (slot !== undefined) slots.set(id, slot);
  }
  const taken = new Set(slots.values());
  const all = new Set([...last.current.values(), ...items.keys()]);
  const free = [...all].filter((slot) => !taken.has(slot)).values();
  for (const { id } of items) if (!slots.has(id)) slots.set(id, free.next().value ?? -1);
  last.current = slots;
  return ({ id }) => slots.get(id) ?? -1;
}

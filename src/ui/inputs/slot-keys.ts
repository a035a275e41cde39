interface PositionedElement {
  getBoundingClientRect(): Pick<DOMRect, 'top' | 'left' | 'width'>;
}

const getHorizontalCentre = (element: PositionedElement): number => {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2;
};

/**
 * Returns the index of the nearest slot in the row above (step -1) or below (step 1); null if there is no such row.
 * Compares positions on the screen, because the last row of a group may be incomplete.
 */
function findNearestIndexInAdjacentRow(
  slots: readonly PositionedElement[],
  fromIndex: number,
  step: 1 | -1,
): number | null {
  const fromSlot = slots[fromIndex];
  if (!fromSlot) return null;
  const fromTop = fromSlot.getBoundingClientRect().top;
  const getDistance = (slot: PositionedElement) =>
    Math.abs(getHorizontalCentre(slot) - getHorizontalCentre(fromSlot));
  let rowTop: number | null = null;
  let nearestIndex: number | null = null;
  for (let index = fromIndex + step; index >= 0 && index < slots.length; index += step) {
    const slot = slots[index];
    if (!slot) break;
    const { top } = slot.getBoundingClientRect();
    if (top === fromTop) continue;
    rowTop ??= top;
    if (top !== rowTop) break;
    const nearest = nearestIndex === null ? undefined : slots[nearestIndex];
    if (!nearest || getDistance(slot) < getDistance(nearest)) nearestIndex = index;
  }
  return nearestIndex;
}

/**
 * Returns the index of the slot to which a key moves the focus from the slot at `fromIndex`. Returns null for other
 * keys, at the edges of the grid, and if `fromIndex` is negative.
 */
export function findTargetSlotIndex(
  key: string,
  slots: readonly PositionedElement[],
  fromIndex: number,
  isRtl: boolean,
): number | null {
  const lastIndex = slots.length - 1;
  if (fromIndex < 0) return null;
  const findIndexBeside = (step: 1 | -1) => (slots[fromIndex + step] ? fromIndex + step : null);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return lastIndex;
    case 'ArrowDown':
      return findNearestIndexInAdjacentRow(slots, fromIndex, 1);
    case 'ArrowUp':
      return findNearestIndexInAdjacentRow(slots, fromIndex, -1);
    case 'ArrowRight':
      return findIndexBeside(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return findIndexBeside(isRtl ? 1 : -1);
    default:
      return null;
  }
}

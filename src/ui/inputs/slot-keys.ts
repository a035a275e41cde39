interface PositionedElement {
  getBoundingClientRect(): Pick<DOMRect, 'top' | 'left' | 'width'>;
}

const getHorizontalCentre = (element: PositionedElement): number => {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2;
};

/**
 * Index of the nearest slot in the row above (-1) or below (1); null if there is no such row. Compares positions on the
 * screen, because the last row of a group may be incomplete.
 */
function findNearestInNextRow(
  slots: readonly PositionedElement[],
  from: number,
  step: 1 | -1,
): number | null {
  const start = slots[from];
  if (!start) return null;
  const startTop = start.getBoundingClientRect().top;
  const getDistance = (slot: PositionedElement) =>
    Math.abs(getHorizontalCentre(slot) - getHorizontalCentre(start));
  let rowTop: number | null = null;
  let nearestIndex: number | null = null;
  for (let index = from + step; index >= 0 && index < slots.length; index += step) {
    const slot = slots[index];
    if (!slot) break;
    const { top } = slot.getBoundingClientRect();
    if (top === startTop) continue;
    rowTop ??= top;
    if (top !== rowTop) break;
    const nearest = nearestIndex === null ? undefined : slots[nearestIndex];
    if (!nearest || getDistance(slot) < getDistance(nearest)) nearestIndex = index;
  }
  return nearestIndex;
}

/**
 * Index of the slot that a key moves to from the slot at `from`. Null for other keys, at the edges of the grid, and if
 * `from` is negative.
 */
export function findSlotAfterKey(
  key: string,
  slots: readonly PositionedElement[],
  from: number,
  isRtl: boolean,
): number | null {
  const lastIndex = slots.length - 1;
  if (from < 0) return null;
  const findSlotBeside = (step: 1 | -1) => (slots[from + step] ? from + step : null);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return lastIndex;
    case 'ArrowDown':
      return findNearestInNextRow(slots, from, 1);
    case 'ArrowUp':
      return findNearestInNextRow(slots, from, -1);
    case 'ArrowRight':
      return findSlotBeside(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return findSlotBeside(isRtl ? 1 : -1);
    default:
      return null;
  }
}

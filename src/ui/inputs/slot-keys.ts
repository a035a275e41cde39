interface Placed {
  getBoundingClientRect(): Pick<DOMRect, 'top' | 'left' | 'width'>;
}

const centre = (of: Placed): number => {
  const { left, width } = of.getBoundingClientRect();
  return left + width / 2;
};

/** The nearest in the row above (-1) or below (1): by where things stand, since groups end in rows that are not full. */
function vertical(slots: readonly Placed[], from: number, step: 1 | -1): number | null {
  const start = slots[from];
  if (!start) return null;
  const { top } = start.getBoundingClientRect();
  let row: number | null = null;
  let best: number | null = null;
  for (let at = from + step; at >= 0 && at < slots.length; at += step) {
    const slot = slots[at];
    if (!slot) break;
    const { top: its } = slot.getBoundingClientRect();
    if (its === top) continue;
    row ??= its;
    if (its !== row) break;
    const known = best === null ? undefined : slots[best];
    if (!known || Math.abs(centre(slot) - centre(start)) < Math.abs(centre(known) - centre(start))) best = at;
  }
  return best;
}

/** Where a key leads from the slot at `from` in a grid; null for other keys and where nothing lies that way. */
export function slotStep(key: string, slots: readonly Placed[], from: number, isRtl: boolean): number | null {
  const last = slots.length - 1;
  if (from < 0) return null;
  const beside = (step: 1 | -1) => (slots[from + step] ? from + step : null);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return vertical(slots, from, 1);
    case 'ArrowUp':
      return vertical(slots, from, -1);
    case 'ArrowRight':
      return beside(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return beside(isRtl ? 1 : -1);
    default:
      return null;
  }
}

/** Row indexes from `start` up to, but not including, `end`. */
export interface VisibleRange {
  readonly start: number;
  readonly end: number;
}

/** Rows of the same size, one below the other. `rowSize` is in px and includes the gap below a row. */
export interface RowLayout {
  readonly rowCount: number;
  readonly rowSize: number;
}

/** Edges of the viewport in px, measured from the top of the first row. */
export interface ViewportEdges {
  readonly top: number;
  readonly bottom: number;
}

/** Number of rows rendered on each side of the focused row, so that Tab and Shift+Tab always find the next control. */
const ROWS_AROUND_FOCUS = 2;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** Computes which rows are inside the viewport or less than `overscan` px outside it. */
export function computeVisibleRange(
  { rowCount, rowSize }: RowLayout,
  { top, bottom }: ViewportEdges,
  overscan: number,
): VisibleRange {
  const start = clamp(Math.floor((top - overscan) / rowSize), rowCount);
  const end = clamp(Math.ceil((bottom + overscan) / rowSize), rowCount);
  return { start, end: Math.max(start, end) };
}

/** Lists the rows to render, in reading order: the visible range, and the focused row with the rows around it. */
export function listRowsToRender(
  { start, end }: VisibleRange,
  focusedRow: number | null,
  rowCount: number,
): readonly number[] {
  const rows = new Set<number>();
  for (let row = start; row < Math.min(end, rowCount); row += 1) rows.add(row);
  if (focusedRow !== null) {
    const lastRow = Math.min(focusedRow + ROWS_AROUND_FOCUS, rowCount - 1);
    for (let row = Math.max(0, focusedRow - ROWS_AROUND_FOCUS); row <= lastRow; row += 1) rows.add(row);
  }
  return [...rows].sort((a, b) => a - b);
}

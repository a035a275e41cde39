import type { DrawnRows } from './drawn-rows.ts';
import { putInOrder } from './reading-order.ts';

/** Rows of one height, one below the other. */
export interface Rows {
  readonly count: number;
  /** In px, with the gap below. */
  readonly height: number;
  readonly drawn: DrawnRows;
}

/** Edges of what is drawn, in px of the window. */
export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** Something that comes to be drawn, or goes. */
export interface Turn {
  readonly comes: boolean;
  /** Twice how far its middle is from the view's, in px. */
  readonly away: number;
  /** Answers whether it was built anew: that takes twice as long as to fill what is there. */
  readonly take: () => boolean;
}

/** Which rows of an element are drawn, and which are to come or to go where it stands now. */
export interface NearRows {
  /** Far from the view nothing of it is wanted. */
  isNear: boolean;
  readonly isEmpty: () => boolean;
  readonly turns: (reach: Reach) => Turn[];
  /** A step towards the order in which rows are read, in the document as well; false where none is left to take. */
  readonly settle: () => boolean;
}

/** Each row's element knows its place. */
const PLACE = 'data-row';
const placeOf = (row: Element): number => Number(row.getAttribute(PLACE));

/**
 * By reckoning, not by observing: an element for each of thousands of rows, or for groups of them, is what the browser goes
 * through at every frame that is scrolled. And a row that is filled anew is less work for it than one that is built, and leaves
 * half as much behind to be collected. `tell` gets what is drawn.
 */
export function createNearRows(
  element: Element,
  { count, height, drawn: before }: Rows,
  tell: (drawn: DrawnRows) => void,
): NearRows {
  /** The place each shows, by its key. */
  const drawn = new Map(before.rows.filter(({ at }) => at < count).map(({ key, at }) => [key, at]));
  let { last } = before;
  const elements = () => [...element.querySelectorAll(`:scope > [${PLACE}]`)];
  /** What holds the focus is not let go of. */
  const isHeld = (at: number) =>
    elements().some((row) => placeOf(row) === at && row.matches(':focus-within'));
  const told = () => tell({ rows: [...drawn].map(([key, at]) => ({ key, at })), last });
  const free = () => {
    let key = 0;
    while (drawn.has(key)) key += 1;
    return key;
  };
  const come = (at: number, isWanted: (at: number) => boolean) => () => {
    const spare = [...drawn]
      .filter(([, other]) => !isWanted(other))
      .sort(([, a], [, b]) => Math.abs(b - at) - Math.abs(a - at))
      .find(([, other]) => !isHeld(other));
    drawn.set(spare?.[0] ?? free(), at);
    last = at;
    told();
    return !spare;
  };
  const go = (key: number) => () => {
    drawn.delete(key);
    told();
    return false;
  };
  return {
    // Until it is known: what stands there with the first paint is in view.
    isNear: drawn.size > 0,
    isEmpty: () => !drawn.size,
    turns({ top, bottom }) {
      const start = element.getBoundingClientRect().top;
      const away = (at: number) => Math.abs(2 * start + (2 * at + 1) * height - top - bottom);
      if (!this.isNear)
        return [...drawn]
          .filter(([, at]) => !isHeld(at))
          .map(([key, at]) => ({ comes: false, away: away(at), take: go(key) }));
      const first = Math.max(0, Math.floor((top - start) / height));
      const end = Math.min(count, Math.ceil((bottom - start) / height));
      const isWanted = (at: number) => at >= first && at < end;
      const isDrawn = new Set(drawn.values());
      const turns: Turn[] = [];
      for (let at = first; at < end; at += 1)
        if (!isDrawn.has(at)) turns.push({ comes: true, away: away(at), take: come(at, isWanted) });
      return turns;
    },
    settle: () => putInOrder(elements(), placeOf),
  };
}

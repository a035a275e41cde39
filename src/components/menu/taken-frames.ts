const taken = new WeakSet<object>();

/** What scrolls draws something else in this frame: its rows come with the next. */
export const takeFrame = (scroller: HTMLElement): void => void taken.add(scroller);

/** Told once. */
export const wasTaken = (scroller: HTMLElement): boolean => taken.delete(scroller);

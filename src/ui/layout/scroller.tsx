import { createContext, useContext } from 'react';

/** The app's scroll container. The app never scrolls the host page. */
const ScrollerContext = createContext<HTMLElement | null>(null);

export const ScrollerProvider = ScrollerContext;

/** The scroll container; null until it is mounted. */
export const useScroller = (): HTMLElement | null => useContext(ScrollerContext);

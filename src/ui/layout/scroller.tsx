import { createContext, useContext } from 'react';

/** The app's own scroll container: the host's page is never scrolled by us. */
const ScrollerContext = createContext<HTMLElement | null>(null);

export const ScrollerProvider = ScrollerContext;

/** The element that scrolls; null until it is there. */
export const useScroller = (): HTMLElement | null => useContext(ScrollerContext);

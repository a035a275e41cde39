import { readDocument } from '../lib/read-document.ts';

/** Whether the page is visible. Stores pause polling while it is hidden. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls the listener when the page is shown or hidden. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** The visibility of the page in the browser. */
export const createPageVisibility = (): PageVisibility => ({
  isHidden: () => readDocument('hidden'),
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});

/** Whether the page is on screen: work that nobody sees waits. */
export interface PageVisibility {
  hidden(): boolean;
  /** Called when the page is shown or hidden. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export const pageVisibility = (document: Document): PageVisibility => ({
  hidden: () => document.hidden,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});

import { createSessionStorage } from '../../lib/session-storage.ts';

const STORAGE_KEY = 'order-app:visit-id';

/** Identifies the visit of one customer in this tab. Changes with each reset; '' before the first reset. */
export const readVisitId = (): string => createSessionStorage(window).get(STORAGE_KEY) ?? '';

/** Ends the visit. Pages of the ended visit reload when the customer returns to them with the browser's Back button. */
export const startNextVisit = (): void =>
  createSessionStorage(window).set(STORAGE_KEY, `${Date.now()}-${Math.random()}`);

/**
 * Reloads the page if the browser restores it from memory (as with the Back button) after another page of this tab has
 * ended the visit. Returns a function that removes the listener.
 */
export function reloadAfterVisit(): () => void {
  const visitId = readVisitId();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readVisitId() !== visitId) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

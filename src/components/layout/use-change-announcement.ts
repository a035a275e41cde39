import { useRef } from 'react';

/**
 * Returns the text for a live region: '' until `text` has changed for the first time, then `text`. Null means that the
 * text is not known yet. Its first known value does not count as a change.
 */
export function useChangeAnnouncement(text: string | null): string {
  const firstTextRef = useRef(text);
  const hasChangedRef = useRef(false);
  firstTextRef.current ??= text;
  if (text !== firstTextRef.current) hasChangedRef.current = true;
  return hasChangedRef.current ? (text ?? '') : '';
}

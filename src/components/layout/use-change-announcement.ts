import { useRef } from 'react';

/**
 * Returns the text for a live region: '' until `text` has changed for the first time, then `text`. Null means that the
 * text is not known yet. Its first known value does not count as a change.
 */
export function useChangeAnnouncement(text: string | null): string {
  const firstText = useRef(text);
  const hasChanged = useRef(false);
  firstText.current ??= text;
  if (text !== firstText.current) hasChanged.current = true;
  return hasChanged.current ? (text ?? '') : '';
}

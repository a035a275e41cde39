import { useRef } from 'react';

/**
 * Returns the text for a live region. It is empty until `text` differs from its first known value. Null means unknown.
 */
export function useChangeAnnouncement(text: string | null): string {
  const firstText = useRef(text);
  const hasChanged = useRef(false);
  firstText.current ??= text;
  if (text !== firstText.current) hasChanged.current = true;
  return hasChanged.current ? (text ?? '') : '';
}

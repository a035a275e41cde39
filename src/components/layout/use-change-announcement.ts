import { useRef } from 'react';

/** The text for a live region: empty until `text` differs from its first value. Null means not known yet. */
export function useChangeAnnouncement(text: string | null): string {
  const firstText = useRef(text);
  const hasChanged = useRef(false);
  firstText.current ??= text;
  if (text !== firstText.current) hasChanged.current = true;
  return hasChanged.current ? (text ?? '') : '';
}

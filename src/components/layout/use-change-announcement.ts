import { useRef } from 'react';

/** What to read out when a text has become another; nothing while it is as it was found, or not known (null). */
export function useChangeAnnouncement(text: string | null): string {
  const found = useRef(text);
  const isNews = useRef(false);
  found.current ??= text;
  if (text !== found.current) isNews.current = true;
  return isNews.current ? (text ?? '') : '';
}

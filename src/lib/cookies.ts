/** The page's cookies; '' where they are denied, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets one cookie; where they are denied nothing is kept. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = cookie;
  } catch {
    // The choice holds for this visit.
  }
}

/** The cookies of the host page; '' where cookies are blocked, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets one cookie. Does nothing where cookies are blocked. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = cookie;
  } catch {
    // The choice holds for this visit.
  }
}

import { readDocument } from './read-document.ts';

/** The cookies of the host page; '' where cookies are blocked, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return readDocument('cookie');
  } catch {
    return '';
  }
}

/** Sets one cookie. Does nothing where cookies are blocked. */
export function writeCookie(cookie: string): void {
  try {
    // The setter of the prototype, for the same reason as in `readDocument`.
    Reflect.set(Document.prototype, 'cookie', cookie, document);
  } catch {
    // Cookies are blocked: the choice lasts for this visit only.
  }
}

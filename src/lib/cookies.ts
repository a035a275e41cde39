import { readDocument } from './read-document.ts';

/** The cookies of the host page; '' if cookies are blocked, for example in a sandboxed frame. */
export function readCookies(): string {
  try {
    return readDocument('cookie');
  } catch {
    return '';
  }
}

/** Sets one cookie. Does nothing if cookies are blocked. */
export function writeCookie(cookie: string): void {
  try {
    // Uses the setter of the prototype, for the same reason as `readDocument`.
    Reflect.set(Document.prototype, 'cookie', cookie, document);
  } catch {
    // Cookies are blocked, so the choice lasts for this visit only.
  }
}

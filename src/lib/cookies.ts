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
    // Uses the setter of the prototype, because an element of the host page with the name `cookie` hides
    // `document.cookie`.
    Reflect.set(Document.prototype, 'cookie', cookie, document);
  } catch {
    // Cookies are blocked, so the browser does not keep the value.
  }
}

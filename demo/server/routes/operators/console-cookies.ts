import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** Whether the browser connects over https, possibly through a proxy. */
export type IsSecure = (c: Context) => boolean;

/** Creates a function that checks whether a request came over https. */
export const createIsSecure =
  ({
    publicOrigin,
    trustProxy,
  }: {
    readonly publicOrigin: string | null;
    readonly trustProxy: boolean;
  }): IsSecure =>
  (c) =>
    publicOrigin?.startsWith('https:') ||
    new URL(c.req.url).protocol === 'https:' ||
    (trustProxy && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https');

/**
 * `session` signs the operator in, `form` protects forms before that, and `device` marks a device on which somebody has
 * signed in before.
 */
type CookieName = 'session' | 'form' | 'device';

export interface ConsoleCookies {
  readonly read: (c: Context, name: CookieName) => string | null;
  /** Without `maxAgeSeconds`, the cookie ends with the browser session. */
  readonly write: (c: Context, name: CookieName, value: string, maxAgeSeconds?: number) => void;
  readonly remove: (c: Context, name: CookieName) => void;
}

/**
 * The console's cookies. Scripts cannot read them, and other sites cannot send them with forms. Over https their names
 * start with `__Host-`, so that no other host and no unencrypted page can set them. Over http their names contain the
 * port, because browsers share cookies between the ports of a host. Otherwise two servers on one machine would sign
 * each other's operators out.
 */
export function createConsoleCookies(isSecure: IsSecure): ConsoleCookies {
  const toOptions = (c: Context): CookieOptions => {
    const options = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
    return isSecure(c) ? { ...options, secure: true, prefix: 'host' } : options;
  };
  const toName = (c: Context, name: CookieName): string => {
    const { port } = new URL(c.req.url);
    return `console-${name}${port && !isSecure(c) ? `-${port}` : ''}`;
  };
  return {
    read: (c, name) =>
      (isSecure(c) ? getCookie(c, toName(c, name), 'host') : getCookie(c, toName(c, name))) ?? null,
    write(c, name, value, maxAgeSeconds) {
      const options = toOptions(c);
      setCookie(
        c,
        toName(c, name),
        value,
        maxAgeSeconds === undefined ? options : { ...options, maxAge: maxAgeSeconds },
      );
    },
    remove: (c, name) => void deleteCookie(c, toName(c, name), toOptions(c)),
  };
}

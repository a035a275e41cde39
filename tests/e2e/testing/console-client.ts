import type { BrowserContext } from '@playwright/test';
import { createFormToken } from '../../../demo/server/services/operators/operator-sessions.ts';

/** Password of the operator `admin` on every server of these tests. */
export const CONSOLE_PASSWORD = 'a password for the tests';

interface ConsoleCookie {
  readonly name: string;
  readonly value: string;
}

const cookiesByOrigin = new Map<string, Promise<ConsoleCookie>>();

/** Signs in through the form of the console, as a browser without JavaScript does. */
async function signIn(origin: string): Promise<ConsoleCookie> {
  const page = await fetch(`${origin}/console/sign-in`);
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(`${origin}/console/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: page.headers.getSetCookie().join('; '),
      origin,
    },
    body: new URLSearchParams({ csrf, name: 'admin', password: CONSOLE_PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line));
  const [, name, value] = cookies.find((match) => match?.[1]?.startsWith('console-session')) ?? [];
  if (!name || !value) throw new Error(`Not signed in to ${origin}: ${response.status}`);
  return { name, value };
}

/** The session cookie for a server. All tests of a worker share the session until one needs a new session. */
function openConsole(origin: string, needsNewSession = false): Promise<ConsoleCookie> {
  const existingCookie = cookiesByOrigin.get(origin);
  if (existingCookie && !needsNewSession) return existingCookie;
  const signInPromise = signIn(origin);
  cookiesByOrigin.set(origin, signInPromise);
  return signInPromise;
}

/** Signs a browser in to the console of a server. */
export async function addConsoleCookie(
  context: BrowserContext,
  origin: string,
  needsNewSession = false,
): Promise<void> {
  await context.addCookies([{ ...(await openConsole(origin, needsNewSession)), url: origin }]);
}

/** Requests a page of the console, or submits one of its forms, as a signed-in operator. */
export async function requestConsole(
  origin: string,
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<Response> {
  const sendRequest = async (needsNewSession: boolean): Promise<Response> => {
    const { name, value } = await openConsole(origin, needsNewSession);
    const headers = { cookie: `${name}=${value}`, origin };
    const body = new URLSearchParams({ csrf: createFormToken(value), ...form });
    return fetch(`${origin}${path}`, {
      headers,
      redirect: 'manual',
      ...(form && { method: 'POST', body }),
    });
  };
  const response = await sendRequest(false);
  // A test may have set the server's clock to another day, which ends the session. Then sign in again.
  const isSignedOut =
    response.status === 401 || response.headers.get('location')?.startsWith('/console/sign-in');
  return isSignedOut ? sendRequest(true) : response;
}

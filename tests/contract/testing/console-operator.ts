import type { Role } from '../../../demo/server/services/operators/permissions.ts';
import type { Backend } from './backend.ts';
import { addOperatorCredentials, openSession } from './console-session.ts';

const CONSOLE_ORIGIN = 'http://localhost';

/** The actions of an operator in the console, as a browser without JavaScript sends them. */
export async function createOperator(backend: Backend, name: string, roles?: Readonly<Record<string, Role>>) {
  const now = backend.clock.now;
  const session = await openSession(backend.database(), { name, ...(roles && { roles }), now });
  const requestPage = (path: string) => backend.requestAsSent(path, addOperatorCredentials(session));
  return {
    id: `operator-${name}`,
    session,
    get: requestPage,
    load: async (path: string): Promise<string> => (await requestPage(path)).text(),
    submit: (path: string, form: Readonly<Record<string, string>> = {}): Promise<Response> =>
      backend.requestAsSent(
        path,
        addOperatorCredentials(session, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: CONSOLE_ORIGIN },
          body: new URLSearchParams(form),
        }),
      ),
  };
}

/** A browser that keeps the console's cookies and submits its forms. */
export function createConsoleBrowser(backend: Backend, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const sendRequest = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const allHeaders = {
      ...headers,
      ...(cookie && { cookie }),
      ...Object.fromEntries(new Headers(init.headers)),
    };
    const response = await backend.requestAsSent(path, { ...init, headers: allHeaders });
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return {
    cookies,
    /** The Set-Cookie headers of all responses so far. */
    setCookies,
    get: (path: string) => sendRequest(path),
    /** Opens a page and submits a form with the hidden token of the page. */
    async submit(page: string, action: string, form: Readonly<Record<string, string>>): Promise<Response> {
      const text = await (await sendRequest(page)).text();
      const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
      return sendRequest(action, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: headers['x-test-origin'] ?? CONSOLE_ORIGIN,
        },
        body: new URLSearchParams({ csrf, ...form }),
      });
    },
    signIn(name: string, password: string, next = ''): Promise<Response> {
      return this.submit('/console/sign-in', '/console/sign-in', { name, password, next });
    },
  };
}

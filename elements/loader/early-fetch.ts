import { readCookies } from '../../src/lib/cookies.ts';
import { preferredLocale } from '../../src/lib/preferred-locale.ts';
import { requestHeaders } from '../../src/lib/request-headers.ts';
import { shippedLocales } from '../../src/lib/shipped-locales.ts';
import { localeUrl } from './assets.ts';

const FIRST_DATA_TIMEOUT_MS = 10_000;

const silence = <T>(promise: Promise<T>): Promise<T> => {
  // The app decides what a failure means; until it looks, the rejection must not surface as unhandled.
  promise.catch(() => undefined);
  return promise;
};

async function fetchBusiness(address: string, locale: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, {
    headers: requestHeaders(locale, new Date()),
    credentials: 'omit',
    signal: AbortSignal.timeout(FIRST_DATA_TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json() };
}

/** The answer that a hosted page brings along. Taken once: an element that comes later asks for what is new. */
async function startBusiness(
  apiBase: string,
  referenceId: string,
  locale: string,
): ReturnType<typeof fetchBusiness> {
  const inPage = document.getElementById(`order-app:${referenceId}`);
  inPage?.remove();
  return inPage
    ? JSON.parse(String(inPage.textContent))
    : fetchBusiness(`${apiBase}/webapp/v5/restaurant/${encodeURIComponent(referenceId)}`, locale);
}

/** What the first screen needs is asked for while the app chunk is still on its way. */
export const startFirstData = (apiBase: string, referenceId: string, locale: string) =>
  silence(startBusiness(apiBase, referenceId, locale));

async function fetchLocale(code: string): Promise<unknown> {
  const response = await fetch(localeUrl(code), { credentials: 'omit' });
  if (!response.ok) throw new Error(`Locale ${code}: ${response.status}`);
  return response.json();
}

/** Starts the file of the locale the customer most likely gets; the app asks `load` again and gets the same answer. */
export function startLocale(wanted: string | undefined): {
  locale: string;
  load: (code: string) => Promise<unknown>;
} {
  const locale = preferredLocale(wanted, readCookies(), navigator.languages, shippedLocales);
  const first = silence(fetchLocale(locale));
  let firstAsked = false;
  return {
    locale,
    load(code) {
      if (code !== locale || firstAsked) return fetchLocale(code);
      firstAsked = true;
      return first;
    },
  };
}

import { readCookies } from '../../src/lib/cookies.ts';
import { preferredLocale } from '../../src/lib/preferred-locale.ts';
import { requestHeaders } from '../../src/lib/request-headers.ts';
import { shippedLocales } from '../../src/lib/shipped-locales.ts';
import { fetchLocale } from './assets.ts';

const FIRST_DATA_TIMEOUT_MS = 10_000;

export const silence = <T>(promise: Promise<T>): Promise<T> => {
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
  const inPage = document.querySelector(`[data-order-app="${CSS.escape(referenceId)}"]`);
  inPage?.remove();
  return inPage
    ? JSON.parse(inPage.textContent ?? '')
    : fetchBusiness(`${apiBase}/webapp/v5/restaurant/${encodeURIComponent(referenceId)}`, locale);
}

/** What the first screen needs is asked for while the app chunk is still on its way. */
export const startFirstData = (apiBase: string, referenceId: string, locale: string) =>
  silence(startBusiness(apiBase, referenceId, locale));

/** The messages of a language, the same for every element of the page. */
const messages = new Map<string, Promise<unknown>>();

function load(code: string): Promise<unknown> {
  const asked = messages.get(code) ?? silence(fetchLocale(code));
  messages.set(code, asked);
  asked.catch(() => messages.delete(code));
  return asked;
}

/** Starts the file of the locale the customer most likely gets; the app asks `load` again and gets the same answer. */
export function startLocale(wanted: string | undefined): {
  locale: string;
  /** Its file. */
  first: Promise<unknown>;
  load: (code: string) => Promise<unknown>;
} {
  const locale = preferredLocale(wanted, readCookies(), navigator.languages, shippedLocales);
  return { locale, first: load(locale), load };
}

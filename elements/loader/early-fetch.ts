import { readCookies } from '../../src/lib/cookies.ts';
import { preferredLocale } from '../../src/lib/preferred-locale.ts';
import { requestHeaders } from '../../src/lib/request-headers.ts';
import { shippedLocales } from '../../src/lib/shipped-locales.ts';
import { fetchLocale } from './assets.ts';

async function fetchBusiness(address: string, locale: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, {
    headers: requestHeaders(locale, new Date()),
    credentials: 'omit',
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
export function startFirstData(apiBase: string, referenceId: string, locale: string) {
  const first = startBusiness(apiBase, referenceId, locale);
  // As below.
  first.catch(() => undefined);
  return first;
}

/** The messages of a language, the same for every element of the page. */
const messages: Record<string, Promise<unknown>> = {};

function load(code: string): Promise<unknown> {
  messages[code] ??= fetchLocale(code);
  const asked = messages[code];
  // The app decides what a failure means; until it looks, the rejection must not surface as unhandled.
  asked.catch(() => delete messages[code]);
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

import { readCookies } from '../../src/lib/cookies.ts';
import { preferredLocale } from '../../src/lib/preferred-locale.ts';
import { requestHeaders } from '../../src/lib/request-headers.ts';
import { assetUrl, fetchLocale, loadApp } from './assets.ts';
import type { FirstRequests } from './element-contract.ts';

/** The restaurant call's, as it came. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a hosted page brings along is taken once: an element that comes later asks for what is new. */
async function startBusiness(apiBase: string, referenceId: string, locale: string): Promise<Answer> {
  const inPage = document.getElementById(`order-app:${referenceId}`);
  inPage?.remove();
  if (inPage) return JSON.parse(inPage.textContent as string);
  const response = await fetch(`${apiBase}/webapp/v5/restaurant/${encodeURIComponent(referenceId)}`, {
    headers: requestHeaders(locale, new Date()),
    credentials: 'omit',
  });
  return { status: response.status, body: await response.json() };
}

/** The messages of a language, the same for every element of the page. */
const messages: Record<string, Promise<unknown>> = {};
function load(code: string): Promise<unknown> {
  messages[code] ??= fetchLocale(code);
  const request = messages[code];
  // As below.
  request.catch(() => delete messages[code]);
  return request;
}

/**
 * Starts the file of the language the business will be shown in as soon as its answer says which it has: a guess would load
 * a file for nothing for those it is wrong about.
 */
async function startLocale(
  requestedLocale: string | undefined,
  firstData: Promise<Answer> | undefined,
): Promise<string> {
  const { body } = (await firstData) as { body: { restaurant: { locales: string[] } } };
  const locale = preferredLocale(
    requestedLocale,
    readCookies(),
    navigator.languages,
    body.restaurant.locales,
  );
  load(locale as string);
  return locale as string;
}

/** What the first screen needs is asked for while the app chunk is still on its way. Without a business, nothing is. */
function startFirstScreen(apiBase: string, referenceId: string, requestedLocale: string | undefined) {
  const firstData = referenceId
    ? startBusiness(apiBase, referenceId, requestedLocale ?? navigator.language)
    : undefined;
  const locale = startLocale(requestedLocale, firstData);
  // The app decides what a failure means; until it looks, the rejection must not surface as unhandled.
  locale.catch(() => undefined);
  /** The app asks `load` again for the same file, and gets the same answer. */
  return { firstData, locale, load };
}

/** Asks for all of it at once. */
export function startFiles(host: Element): FirstRequests {
  const readAttribute = (name: string) => host.getAttribute(name) || undefined;
  const referenceId = readAttribute('reference-id') ?? '';
  const apiBase = new URL(readAttribute('api-base') ?? assetUrl('/api'), document.baseURI).href.replace(
    /\/+$/,
    '',
  );
  return {
    referenceId,
    apiBase,
    app: loadApp(),
    ...startFirstScreen(apiBase, referenceId, readAttribute('locale')),
  };
}

import type { startDoctor } from '../doctor/start-doctor.ts';
import type { AppModule } from './element-contract.ts';

declare const __APP__: string;
declare const __LOCALES__: string;
declare const __DOCTOR__: string;

/** Read while the script runs: `currentScript` is gone afterwards, and null in a module script. */
const scriptUrl =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="order-app.js"]')?.src ||
  location.href;

/** Beside the script; with a slash in front, on its origin. */
export const assetUrl = (path: string): string => new URL(path, scriptUrl).href;

/** The words of a language. Rejects when they do not arrive. */
export async function fetchLocale(code: string): Promise<unknown> {
  const response = await fetch(assetUrl(`${__LOCALES__}${code}.json`), { credentials: 'omit' });
  if (!response.ok) throw response.status;
  return response.json();
}

/**
 * The app chunk, at the one address that the lazy chunks import it by too: at another it would run twice. Asked for again
 * after a failure, a browser fetches it anew or fails at once.
 */
export const loadApp = (): Promise<AppModule> => import(/* @vite-ignore */ assetUrl(__APP__));

/** A script did not arrive. Said here: the doctor comes from the same place. The browser's own words stand beside it. */
export const tell = (error: unknown): void => console.error('[order-app] files', error);

/** Says what keeps an element from working, in a panel and in the console: for `debug`. Again after a change of attributes. */
export const callDoctor = (element: Element): Promise<void> =>
  import(/* @vite-ignore */ assetUrl(__DOCTOR__)).then(
    (doctor: { startDoctor: typeof startDoctor }) => doctor.startDoctor(element, loadApp),
    tell,
  );

import type { mountApp } from '../../src/app/mount-app.tsx';
import type { attend } from '../doctor/attend.ts';

declare const __APP__: string;
declare const __LOCALES__: string;
declare const __DOCTOR__: string;

/** Read while the script runs: `currentScript` is gone afterwards, and null in a module script. */
const scriptUrl =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="order-app.js"]')?.src ||
  location.href;

export const scriptOrigin = (): string => new URL(scriptUrl).origin;

const assetUrl = (path: string): string => new URL(path, scriptUrl).href;

export const localeUrl = (code: string): string => assetUrl(`${__LOCALES__}${code}.json`);

/**
 * The app chunk, at the one address that the lazy chunks import it by too: at another it would run twice. Asked for again
 * after a failure, a browser fetches it anew or fails at once.
 */
export const loadApp = (): Promise<{ mountApp: typeof mountApp }> =>
  import(/* @vite-ignore */ assetUrl(__APP__));

/** A script did not arrive. Said here: the doctor comes from the same place. The browser's own words stand beside it. */
export const tell = (error: unknown): void =>
  console.error('[order-app] files: see script-src, CORS.', error);

/** Says what keeps an element from working, in a panel and in the console: for `debug`. Again after a change of attributes. */
export const callDoctor = (element: Element): Promise<void> =>
  import(/* @vite-ignore */ assetUrl(__DOCTOR__)).then(
    (doctor: { attend: typeof attend }) => doctor.attend(element, loadApp),
    tell,
  );

import type { mountApp } from '../../src/app/mount-app.tsx';

declare const __APP__: string;
declare const __LOCALES__: string;

const RETRY_PARAMETER = 'retry';
let attempts = 0;

/** Read while the script runs: `currentScript` is gone afterwards, and null in a module script. */
const scriptUrl =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="order-app.js"]')?.src ||
  location.href;

export const scriptOrigin = (): string => new URL(scriptUrl).origin;

const assetUrl = (path: string): string => new URL(path, scriptUrl).href;

export const localeUrl = (code: string): string => assetUrl(`${__LOCALES__}${code}.json`);

/** A failed import is remembered by the browser, so a new try needs a new address. */
export async function loadApp(): Promise<{ mountApp: typeof mountApp }> {
  const url = assetUrl(__APP__);
  const suffix = attempts ? `?${RETRY_PARAMETER}=${attempts}` : '';
  try {
    return await import(/* @vite-ignore */ url + suffix);
  } catch (error) {
    attempts += 1;
    throw error;
  }
}

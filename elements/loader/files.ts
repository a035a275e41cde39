import { assetUrl, loadApp } from './assets.ts';
import { startFirstData, startLocale } from './early-fetch.ts';
import type { Files } from './session.ts';

/** Asks for all of it at once. */
export function startFiles(host: Element): Files {
  const said = (name: string) => host.getAttribute(name) || undefined;
  const referenceId = said('reference-id') ?? '';
  const apiBase = new URL(said('api-base') ?? assetUrl('/api'), document.baseURI).href.replace(/\/+$/, '');
  const language = startLocale(said('locale'));
  return {
    referenceId,
    apiBase,
    language,
    app: loadApp(),
    firstData: referenceId ? startFirstData(apiBase, referenceId, language.locale) : undefined,
  };
}

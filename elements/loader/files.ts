import { assetUrl, loadApp } from './assets.ts';
import { startFirstScreen } from './early-fetch.ts';
import type { Files } from './session.ts';

/** Asks for all of it at once. */
export function startFiles(host: Element): Files {
  const said = (name: string) => host.getAttribute(name) || undefined;
  const referenceId = said('reference-id') ?? '';
  const apiBase = new URL(said('api-base') ?? assetUrl('/api'), document.baseURI).href.replace(/\/+$/, '');
  return {
    referenceId,
    apiBase,
    app: loadApp(),
    ...startFirstScreen(apiBase, referenceId, said('locale')),
  };
}

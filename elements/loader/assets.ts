import type { startDoctor } from '../doctor/start-doctor.ts';
import type { RunningBuild } from '../hosted/watch-build.ts';
import type { AppModule } from './element-contract.ts';
import { EXCLUSION_SETTINGS } from './exclusion-settings.ts';
import { describeProblem } from './lost-script-problem.ts';
import { findScriptUrl, ownUrl } from './script-url.ts';

export { ownUrl };

declare const __APP__: string;
/** The chunks that the app imports. */
declare const __APP_IMPORTS__: readonly string[];
declare const __LOCALES__: string;
declare const __DOCTOR__: string;

/** Resolves a path against the script's URL. A path with a leading slash resolves against its origin. */
export const buildAssetUrl = (path: string): string => new URL(path, findScriptUrl() ?? ownUrl).href;

/**
 * The build of this script and where to look up the latest one. The npm package replaces this function by a function
 * that returns null, because the host's bundler makes that build.
 */
export const getRunningBuild = (): RunningBuild | null => ({
  url: buildAssetUrl('builds/latest.json'),
  field: 'app',
  value: __APP__,
});

/** Fetches the messages of a language. Rejects if the file does not load. */
export async function fetchLocale(code: string): Promise<unknown> {
  const response = await fetch(buildAssetUrl(`${__LOCALES__}${code}.json`), { credentials: 'omit' });
  if (!response.ok) throw response.status;
  return response.json();
}

/**
 * Imports the app chunk, and in parallel the chunks that it imports. Each of them runs before the app, in a separate
 * task. The lazy chunks import the app chunk from the same URL, so it runs only once. A call after a failure tries
 * again.
 */
export function loadApp(): Promise<AppModule> {
  for (const file of __APP_IMPORTS__) import(/* @vite-ignore */ buildAssetUrl(file)).catch(() => undefined);
  return import(/* @vite-ignore */ buildAssetUrl(__APP__));
}

/**
 * Messages for the case that a plugin has put the loader into another file and the widget's files cannot be found.
 * `problem` is for the visitors of the host page. `fix` is for the owner, in English, as are the names of the plugin's
 * settings. Undefined if the files can be found.
 */
export function describeLostScript(host: Element) {
  if (findScriptUrl()) return undefined;
  const [, setting] = EXCLUSION_SETTINGS.find(([folder]) => ownUrl.includes(folder)) ?? [];
  return {
    problem: describeProblem(host),
    fix: `For the owner of this site: add order-app.js to ${setting ?? 'the exclusions of the plugin that combines scripts'}.`,
  };
}

/** Logs that a script did not load. The doctor comes from the same server, so it may not load either. */
export const logLoadError = (error: unknown): void => console.error('[order-app] files', error);

/**
 * Loads the doctor, which examines an element with `debug`. Call this after every attribute change.
 * `isBusinessFoundByDomain` is called after the doctor has loaded. Two calls that finish in reverse order therefore
 * both use the newest value.
 */
export const callDoctor = (element: Element, isBusinessFoundByDomain: () => boolean): Promise<void> =>
  import(/* @vite-ignore */ buildAssetUrl(__DOCTOR__)).then(
    (doctor: { startDoctor: typeof startDoctor }) =>
      doctor.startDoctor(element, loadApp, isBusinessFoundByDomain()),
    logLoadError,
  );

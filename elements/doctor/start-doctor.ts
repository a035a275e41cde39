import { examineElement } from './examine-element.ts';
import { readHostSettings } from './host-settings.ts';

const runningDoctors = new WeakMap<Element, { readonly identity: string; readonly stop: () => void }>();

/**
 * The loader calls this function on every attribute change of an element that has `debug`. Examines the element again
 * if its business, backend, theme or language has changed. `loadApp` is the loader's function that loads the app.
 * `isBusinessFoundByDomain` is true if the loader has set the reference id after finding the business by the page's
 * domain.
 */
export function startDoctor(
  element: Element,
  loadApp: () => Promise<unknown>,
  isBusinessFoundByDomain: boolean,
): void {
  const settings = readHostSettings(element, isBusinessFoundByDomain);
  const identity = JSON.stringify(settings);
  const previous = runningDoctors.get(element);
  if (previous?.identity === identity) return;
  previous?.stop();
  runningDoctors.set(element, { identity, stop: examineElement(element as HTMLElement, settings, loadApp) });
}

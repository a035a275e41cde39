import { examine } from './examine.ts';
import { hostSettings } from './host-settings.ts';

const attended = new WeakMap<Element, { readonly identity: string; readonly stop: () => void }>();

/**
 * The doctor's door. Called on every change of an element that carries `debug`: another business or backend, and it is
 * examined anew. `loadApp`: the loader's own way to load the app.
 */
export function attend(element: Element, loadApp: () => Promise<unknown>): void {
  const settings = hostSettings(element);
  const identity = JSON.stringify(settings);
  const before = attended.get(element);
  if (before?.identity === identity) return;
  before?.stop();
  attended.set(element, { identity, stop: examine(element as HTMLElement, settings, loadApp) });
}

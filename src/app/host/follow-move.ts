import { RouteError } from '../../router/route-error.ts';
import type { AppConfig } from '../app-config.ts';
import { historyFor } from './history-for.ts';

const REFERENCE_ID = /^[\w-]{1,80}$/;

/** Nothing but https, and no user in it; null for anything else. */
function siteOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username ? url.href : null;
}

/** The same place under another reference id. */
const placeAt = (path: string, referenceId: string): string => path.replace(/^\/[^/?]+/, `/${referenceId}`);

/**
 * Follows a business to where it says that it is now (`redirect` and `url` of its answer, spec, section 7). To another reference
 * id: this element starts that business's app, at the same place; this one's screens are not shown any more. To a site: throws
 * a RouteError of kind `moved` whose cause is the site's address, and the customer is told. Throws one of kind `loop` when it
 * leads back to where the element came from. Resolves when it leads nowhere: then the business is where it always was.
 */
export async function followMove(config: AppConfig, movedTo: string, path: string): Promise<void> {
  const { referenceId, follow } = config;
  const site = siteOf(movedTo);
  if (site) throw new RouteError(410, 'This business has moved', path, 'moved', site);
  if (movedTo === referenceId || !REFERENCE_ID.test(movedTo) || !follow) return;
  const place = placeAt(path, movedTo);
  if (!follow(movedTo, place))
    throw new RouteError(500, `Moved round in circles: ${referenceId} > ${movedTo}`, path, 'loop');
  // The address of the page, where it holds the place, names the old one.
  (await historyFor(config)).replace(place);
  console.warn(`[order-app] "${referenceId}" is "${movedTo}" now: change the reference-id`);
  await new Promise(() => undefined);
}

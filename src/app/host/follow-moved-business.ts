import { RouteError } from '../../router/route-error.ts';
import type { AppConfig } from '../app-config.ts';
import { createAppHistory } from './create-app-history.ts';

const REFERENCE_ID = /^[\w-]{1,80}$/;

/** Returns the URL if it is https and contains no user name, else null. */
function parseSiteUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username ? url.href : null;
}

/** Returns the path with another reference id. */
const replaceReferenceId = (path: string, referenceId: string): string =>
  path.replace(/^\/[^/?]+/, `/${referenceId}`);

/**
 * Follows a business that has moved (`redirect` and `url` of its response, spec, section 7).
 *
 * - To another reference id: the element starts that business's app at the same path, and the promise stays pending.
 * - To its own site: throws a RouteError of kind `moved` whose cause is the site's URL.
 * - Back to where the element came from: throws a RouteError of kind `loop`.
 * - To an invalid target: resolves, and the business stays where it is.
 */
export async function followMovedBusiness(config: AppConfig, movedTo: string, path: string): Promise<void> {
  const { referenceId, switchBusiness } = config;
  const site = parseSiteUrl(movedTo);
  if (site) throw new RouteError(410, 'This business has moved', path, 'moved', site);
  if (movedTo === referenceId || !REFERENCE_ID.test(movedTo) || !switchBusiness) return;
  const newPath = replaceReferenceId(path, movedTo);
  if (!switchBusiness(movedTo, newPath))
    throw new RouteError(500, `Redirect loop between businesses: ${referenceId} > ${movedTo}`, path, 'loop');
  // If the host page's URL contains the path, that URL still has the old reference id.
  createAppHistory(config).replace(newPath);
  console.warn(
    `[order-app] The business "${referenceId}" is now "${movedTo}". Change the reference-id attribute of the element.`,
  );
  await new Promise(() => undefined);
}

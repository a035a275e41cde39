import { buildBusinessUrl } from './first-requests.ts';
import { elementsFoundByDomain, foundBusinesses } from './found-businesses.ts';

/** Requests by their URL. All elements on the page share them. */
const requests: Record<string, Promise<string | undefined>> = {};

/** The reference id of the business that `url` returns. Undefined if there is none, or no connection. */
async function fetchReferenceId(host: Element, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    const body = await response.json();
    const referenceId = body.restaurant?.reference_id;
    if (referenceId)
      foundBusinesses[buildBusinessUrl(host, `restaurant/${encodeURIComponent(referenceId)}`)] = {
        status: 200,
        body,
      };
    return referenceId;
  } catch {
    return undefined;
  }
}

function findReferenceId(host: Element, path: string): Promise<string | undefined> {
  const url = buildBusinessUrl(host, path);
  requests[url] ??= fetchReferenceId(host, url).then((referenceId) => {
    if (!referenceId) delete requests[url];
    return referenceId;
  });
  return requests[url];
}

/**
 * Finds the business to which the page's domain belongs, for an element without `reference-id` (spec, section 7). The
 * response is for the element's branch, if it has one. Does nothing if the host page has set the attribute in the
 * meantime, as frameworks do in the task that creates the element.
 */
export async function applyPageBusiness(host: Element): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (host.hasAttribute('reference-id') || !location.hostname) return;
  const path = `restaurant-domain/${encodeURIComponent(location.hostname)}`;
  const branch = host.getAttribute('branch');
  // If the API does not know the branch, look up the business without it.
  const referenceId =
    (branch && (await findReferenceId(host, `${path}/${encodeURIComponent(branch)}`))) ||
    (await findReferenceId(host, path));
  if (!referenceId || host.hasAttribute('reference-id')) return;
  elementsFoundByDomain.add(host);
  host.setAttribute('reference-id', referenceId);
}

import { readBusinessAddress } from './first-requests.ts';

/** Requests by the base URL of the API. All elements of the page share them. */
const requests: Record<string, Promise<string | undefined>> = {};

/** The reference id of the business to which the page's domain belongs. Undefined when there is none, or no connection. */
async function fetchReferenceId(apiBase: string): Promise<string | undefined> {
  try {
    const response = await fetch(
      `${apiBase}/webapp/v5/restaurant-domain/${encodeURIComponent(location.hostname)}`,
      { credentials: 'omit' },
    );
    return (await response.json()).restaurant?.reference_id;
  } catch {
    return undefined;
  }
}

/**
 * Gives an element without `reference-id` the business to which the page's domain belongs (spec, section 7). Does nothing when
 * the host page sets the attribute meanwhile, as frameworks do in the task that creates the element.
 */
export async function findPageBusiness(host: Element): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (host.hasAttribute('reference-id') || !location.hostname) return;
  const { apiBase } = readBusinessAddress(host);
  requests[apiBase] ??= fetchReferenceId(apiBase);
  const referenceId = await requests[apiBase];
  if (!referenceId) delete requests[apiBase];
  else if (!host.hasAttribute('reference-id')) host.setAttribute('reference-id', referenceId);
}

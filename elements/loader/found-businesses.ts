/** Response of the restaurant endpoint, not validated. */
export interface BusinessResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Elements without `reference-id` whose business was found by the page's domain. */
export const hostsFoundByDomain = new WeakSet<Element>();

/**
 * Responses to requests that looked up a reference id, by the URL of the business. The first element that needs a
 * response takes it.
 */
export const foundBusinesses: Record<string, BusinessResponse> = {};

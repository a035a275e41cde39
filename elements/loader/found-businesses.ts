/** Response of the restaurant endpoint, not validated. */
export interface BusinessResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Elements without `reference-id` whose business was found by the page's domain. */
export const hostsFoundByDomain = new WeakSet<Element>();

/**
 * Responses of the requests that found a business by the page's domain, by the URL of that business. The first element
 * that needs a response removes it from here.
 */
export const foundBusinesses: Record<string, BusinessResponse> = {};

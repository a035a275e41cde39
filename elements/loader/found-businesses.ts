/** Response of the restaurant endpoint, not validated. */
export interface BusinessResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Elements without `reference-id` whose business was found by the page's domain. */
export const elementsFoundByDomain = new WeakSet<Element>();

/**
 * Responses of the requests that found a business by the page's domain. The key is the URL that requests the same
 * business by its reference id. The first element that needs a response removes it from here.
 */
export const foundBusinesses: Record<string, BusinessResponse> = {};

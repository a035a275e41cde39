import { readDocument } from '../../lib/read-document.ts';

/**
 * Whether this is the business's own hosted page, served from the API's origin. On another site, a permission prompt
 * would show that site's name instead of the business's.
 */
export const isOwnSite = (apiOrigin: string): boolean =>
  readDocument('body').dataset.orderApp === 'hosted' &&
  location.origin === apiOrigin &&
  window.top === window;

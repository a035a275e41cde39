import { readDocument } from '../../lib/read-document.ts';

/**
 * Whether this is the business's own hosted page, served from the API's origin. On another site, a permission prompt
 * would name that site instead of the business, so the app asks for no permission there.
 */
export const isOwnSite = (apiOrigin: string): boolean =>
  readDocument('body').dataset.orderApp === 'hosted' &&
  location.origin === apiOrigin &&
  window.top === window;

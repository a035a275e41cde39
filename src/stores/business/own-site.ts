import { readDocument } from '../../lib/read-document.ts';

/**
 * Whether this is the business's own hosted page, served by the API's origin. On other sites a permission prompt would
 * show the name of that site.
 */
export const isOwnSite = (apiOrigin: string): boolean =>
  readDocument('body').dataset.orderApp === 'hosted' &&
  location.origin === apiOrigin &&
  window.top === window;

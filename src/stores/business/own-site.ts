/**
 * A page of the business's own, served beside the API (demo/server marks it). On somebody else's site a request for
 * permission would speak in that site's name.
 */
export const isOwnSite = (apiOrigin: string): boolean =>
  document.body.dataset.orderApp === 'hosted' && location.origin === apiOrigin && window.top === window;

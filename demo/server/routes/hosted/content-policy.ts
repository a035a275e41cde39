/** How the hosted page's own script names what it makes script addresses with (elements/hosted). */
const TRUSTED_TYPES = 'order-app-hosted';

interface PolicyInput {
  /** The page's one style, as a source. */
  readonly style: string;
  readonly isHttps: boolean;
  /** Where the business's marketing pixels send their events. */
  readonly pixelOrigins: readonly string[];
}

/**
 * The content security policy of a hosted page: nothing but what the page is made of. No inline script and no string that
 * becomes one; the data in the page is no script.
 */
const contentPolicy = ({ style, isHttps, pixelOrigins }: PolicyInput): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    // A business's pictures may be on a content network.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...pixelOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // Other sites embed the element; a frame around a page that takes orders is a way to steal clicks.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** For a year, come by TLS only. */
export const HSTS_ONE_YEAR = 'max-age=31536000';

/** What a page may use of the device: the place of its customer, for delivery, and nothing else. */
const PERMISSIONS = [
  'geolocation=(self)',
  'fullscreen=(self)',
  ...['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'browsing-topics'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** The security headers of a hosted page. */
export const securityHeaders = (input: PolicyInput): Record<string, string> => ({
  'content-security-policy': contentPolicy(input),
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
  // A payment page in a window of its own may come back to the order.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(input.isHttps && { 'strict-transport-security': HSTS_ONE_YEAR }),
});

import { createHash } from 'node:crypto';

/** Name of the Trusted Types policy of the hosted page's own script (elements/hosted). */
const TRUSTED_TYPES_POLICY = 'order-app-hosted';

interface PolicyInput {
  /** CSP sources of the page's style elements. */
  readonly styleSources: readonly string[];
  /** CSP sources of its inline scripts. */
  readonly scriptSources: readonly string[];
  readonly isHttps: boolean;
  /** Origins to which the business's marketing pixels send events. */
  readonly pixelOrigins: readonly string[];
  /** Origins of the business's map tiles and geocoder. */
  readonly mapOrigins: { readonly images: readonly string[]; readonly requests: readonly string[] };
  /** Origin of the business's font file. Null without a font file, or when this server has it. */
  readonly fontOrigin: string | null;
  /** Origin of the endpoint for the app's errors. Null without an endpoint. */
  readonly errorOrigin: string | null;
}

/** The CSP source that allows exactly this inline script or style. */
export const hashForCsp = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a hosted page. It allows only what the page needs: inline scripts only by their hash,
 * and no scripts created from strings. The data in the page is JSON, not a script.
 */
const buildContentPolicy = ({
  styleSources,
  scriptSources,
  isHttps,
  pixelOrigins,
  mapOrigins,
  fontOrigin,
  errorOrigin,
}: PolicyInput): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    // A business's pictures may be on a CDN.
    ["img-src 'self' data: blob: https:", ...mapOrigins.images].join(' '),
    ["font-src 'self'", ...(fontOrigin ? [fontOrigin] : [])].join(' '),
    [
      "connect-src 'self'",
      ...pixelOrigins,
      ...mapOrigins.requests,
      ...(errorOrigin ? [errorOrigin] : []),
    ].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // Other sites embed the element, not this page. A frame around this page would allow clickjacking.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** `Strict-Transport-Security` value: browsers use only HTTPS for one year. */
export const HSTS_ONE_YEAR = 'max-age=31536000';

/** Permissions policy: the page may use full screen and the customer's location, which delivery needs. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'fullscreen=(self)',
  ...['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'browsing-topics'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** The security headers of a hosted page. */
export const buildSecurityHeaders = (input: PolicyInput): Record<string, string> => ({
  'content-security-policy': buildContentPolicy(input),
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // For browsers that do not support frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
  // Lets a payment page in its own window return to the order.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(input.isHttps && { 'strict-transport-security': HSTS_ONE_YEAR }),
});

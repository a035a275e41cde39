import type { WirePixel } from '../../../../src/api/contract/business-contract.ts';
import { type BrowserPixel, isBrowserPixel } from '../../../../src/domain/tracking/integrations.ts';
import type { BusinessFile } from '../business-file/business-file.ts';

type PixelSettings = Pick<BusinessFile, 'pixels'>;

/** The integrations as clients may see them. Fields are copied one by one, so that no token can leak. */
export const toPublicPixels = ({ pixels }: PixelSettings): WirePixel[] =>
  pixels.map(({ type, id, endpoint }) => ({
    type,
    id,
    ...(isBrowserPixel(type) && endpoint && { endpoint: endpoint.replace(/\/+$/, '') }),
  }));

/**
 * The origin to which a browser sends each integration's events (src/features/tracking). The Content-Security-Policy of
 * the page must allow it.
 */
const ORIGINS: Readonly<Record<BrowserPixel, string>> = {
  1: 'https://www.facebook.com',
  2: 'https://www.google-analytics.com',
  3: 'https://tr.snapchat.com',
  4: 'https://analytics.tiktok.com',
};

/** The origins to which a business's page may send events. */
export const listPixelOrigins = ({ pixels }: PixelSettings): string[] => [
  ...new Set(
    pixels.flatMap(({ type, endpoint }) =>
      isBrowserPixel(type) ? [endpoint ? new URL(endpoint).origin : ORIGINS[type]] : [],
    ),
  ),
];

/** Whether a business has integrations. Only then does its page ask the customer for consent. */
export const hasPixels = ({ pixels }: PixelSettings): boolean => pixels.length > 0;

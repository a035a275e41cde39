import type { ServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { metaApi } from './meta-api.ts';
import { snapApi } from './snap-api.ts';
import { tiktokApi } from './tiktok-api.ts';
import type { VendorApi } from './vendor-api.ts';

/** The vendors whose APIs the server calls, by the type of their integration (spec, section 9). */
export const vendorApis: Readonly<Record<ServerPixel, VendorApi>> = { 5: metaApi, 6: tiktokApi, 7: snapApi };

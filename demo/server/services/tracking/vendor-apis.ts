import type { ServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { metaTwin } from './meta-api.ts';
import { snapTwin } from './snap-api.ts';
import { tiktokTwin } from './tiktok-api.ts';
import type { Twin } from './vendor-api.ts';

/** The integrations that the server feeds, by their numbers (spec, section 9). */
export const twins: Readonly<Record<ServerPixel, Twin>> = { 5: metaTwin, 6: tiktokTwin, 7: snapTwin };

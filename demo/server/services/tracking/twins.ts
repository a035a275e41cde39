import type { ServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { metaTwin } from './meta-twin.ts';
import { snapTwin } from './snap-twin.ts';
import { tiktokTwin } from './tiktok-twin.ts';
import type { Twin } from './twin.ts';

/** The integrations that the server feeds, by their numbers (spec, section 9). */
export const twins: Readonly<Record<ServerPixel, Twin>> = { 5: metaTwin, 6: tiktokTwin, 7: snapTwin };

import * as z from 'zod/mini';

/** `builds/latest.json`, beside the bundle: fetched hourly to learn of a newer build (spec, section 4). */
export const buildManifest = z.object({ id: z.string() });

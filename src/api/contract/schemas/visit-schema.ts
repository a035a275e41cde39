import * as z from 'zod/mini';
import { visitTracking, withdrawnVisitor } from './tracking-schema.ts';

/**
 * `POST webapp/visit/{reference_id}`. Body not shown in the spec: nothing that names a person. With `tracking` or
 * `withdrawn` it tells more of a visit that was counted already.
 */
export const visitRequest = z.object({
  /** How the menu is shown: on the hosted page or inside another site. */
  mode: z.enum(['hosted', 'embedded']),
  locale: z.string().check(z.maxLength(20)),
  /** Host name of the page the element is on; no path, no query. */
  host: z.optional(z.string().check(z.maxLength(253))),
  /** Steps of a customer who agreed to tracking, for the integrations that the server feeds. */
  tracking: z.optional(visitTracking),
  withdrawn: z.optional(withdrawnVisitor),
});

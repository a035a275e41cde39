import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** `GET webapp/v5/first-screen/{reference_id}`: the first screen, rendered for a page that embeds the element. */
const firstScreenQuery = z.object({
  /** Path of the screen after the reference id. Empty for the landing page. */
  path: z._default(z.string().check(z.maxLength(300)), ''),
  /** The language required by the host page. */
  locale: z.optional(z.string().check(z.maxLength(20))),
  /**
   * The customer's languages, the preferred one first, separated by commas. Default: those in the `Accept-Language`
   * header.
   */
  languages: z._default(z.string().check(z.maxLength(200)), ''),
  /** The colour scheme required by the host page. */
  color_scheme: z.optional(z.enum(['light', 'dark', 'auto'])),
  /** The host page's brand colour. */
  brand: z._default(z.string().check(z.maxLength(60)), ''),
  consent: z.optional(z.enum(['ask', 'granted', 'denied'])),
  /** The theme to preview. An unknown name means the business's own theme. */
  theme_id: z.optional(z.string().check(z.maxLength(80))),
});

/**
 * A tree without HTML strings, for pages with Trusted Types. A node is a text or `[tag, attributes, ...children]`. The
 * rules in `css` are meant for a separate shadow root. 404 if the backend renders no screens, or none for this path.
 */
const firstScreenResponse = z.object({
  error: z.optional(z.literal(0)),
  css: z.string(),
  nodes: z.array(z.unknown()),
});

export const firstScreenCall = {
  method: 'GET',
  path: 'webapp/v5/first-screen/{reference_id}',
  query: firstScreenQuery,
  response: firstScreenResponse,
  lenient: firstScreenResponse,
} as const satisfies Call;

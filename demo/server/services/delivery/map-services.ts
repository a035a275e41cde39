/** The services behind the map: tiles, and a geocoder to which the browser sends requests. All are optional. */
export interface MapServices {
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tiles?: string | undefined;
  /** Copyright notice of the tiles, with links as in Markdown. */
  readonly attribution?: string | undefined;
  /** Base URL of a service with Nominatim's API. */
  readonly geocoder?: string | undefined;
}

/** Whether a text is a URL template for map tiles. */
export const isTileUrl = (url: string): boolean =>
  /^https?:/.test(url) && URL.canParse(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));

/**
 * The services of a business. A business with its own tiles uses only its own services, and so does every business when
 * the server has none. Otherwise, a business uses the server's tiles and attribution, and its own geocoder if it has one.
 */
export function mergeMapServices(
  businessServices: MapServices | undefined,
  serverServices: MapServices | null,
): MapServices | undefined {
  if (!serverServices || businessServices?.tiles) return businessServices;
  return { ...serverServices, ...businessServices, attribution: serverServices.attribution };
}

const listOrigins = (url: string | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : [];

/** The origins that a hosted page must allow for its pictures and its requests. */
export const listMapOrigins = ({ tiles, geocoder }: MapServices) => ({
  images: listOrigins(tiles),
  requests: listOrigins(geocoder),
});

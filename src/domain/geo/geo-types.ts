/** GeoJSON's order: longitude, then latitude, in degrees (WGS 84). */
export type Position = readonly [lng: number, lat: number];

/** A closed line of positions; the last is the first again. */
export type Ring = readonly Position[];

/** As GeoJSON has it: a polygon's first ring is its outline, the others are its holes. */
export type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] };

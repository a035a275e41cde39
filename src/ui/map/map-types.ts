/** In degrees, WGS 84. */
export interface MapPlace {
  readonly lat: number;
  readonly lng: number;
}

/** Where a browser says that the customer is. */
export interface LocatedPlace extends MapPlace {
  /** How far off it may be, in metres. */
  readonly accuracy: number;
}

type Position = readonly [lng: number, lat: number];

/** GeoJSON: a polygon's first ring is its outline, the others are its holes. */
export type MapShape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

/** What is drawn of a zone. */
export interface MapZone {
  readonly id: string;
  readonly name: string;
  /** As the business typed it; what is no colour is drawn in the brand's. */
  readonly color: string | null;
  readonly shapes: readonly MapShape[];
}

/** A place with a name, to be chosen on the map. */
export interface MapMark {
  readonly id: string;
  readonly name: string;
  readonly place: MapPlace;
  readonly isChosen: boolean;
}

/** Where the tiles come from, and who is to be named for them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`; `{r}` becomes `@2x` on a dense screen. */
  readonly url: string;
  /** Plain, with links as Markdown writes them: `© [OpenStreetMap](https://…)`. */
  readonly attribution: string;
}

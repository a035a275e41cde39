/** A place in degrees, WGS 84. */
export interface MapPlace {
  readonly lat: number;
  readonly lng: number;
}

/** The customer's location, as the browser reports it. */
export interface LocatedPlace extends MapPlace {
  /** Accuracy in metres. */
  readonly accuracy: number;
}

type Position = readonly [lng: number, lat: number];

/** GeoJSON. The first ring of a polygon is its outline, the others are holes. */
export type MapShape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

/** A zone as the map shows it. */
export interface MapZone {
  readonly id: string;
  readonly name: string;
  /** As the business entered it. The brand's colour replaces an invalid value. */
  readonly color: string | null;
  readonly shapes: readonly MapShape[];
}

/** A named place that the customer can choose on the map. */
export interface MapMark {
  readonly id: string;
  readonly name: string;
  readonly place: MapPlace;
  readonly isChosen: boolean;
}

/** Source and attribution of the map tiles. */
export interface MapTiles {
  /** Contains `{z}`, `{x}` and `{y}`; `{r}` becomes `@2x` on a dense screen. */
  readonly url: string;
  /** Text with Markdown links: `© [OpenStreetMap](https://…)`. */
  readonly attribution: string;
}

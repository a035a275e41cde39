import { parseColor, toCss } from '../../theme/color.ts';
import { css } from '../../theme/stitches.ts';
import {
  CircleMarker,
  DivIcon,
  LatLngBounds,
  type LeafletMap,
  Marker,
  Polygon,
  type SVG,
} from './leaflet.ts';
import type { MapShape, MapZone } from './map-types.ts';

const line = css({
  stroke: '$brandText',
  fill: '$brandText',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
const label = css({
  pointerEvents: 'none',
  '& > span': {
    position: 'absolute',
    // Centred on the place whatever the text's length: left is meant, a map is not mirrored.
    left: 0,
    top: 0,
    transform: 'translate(-50%, -50%)',
    width: 'max-content',
    maxWidth: 120,
    padding: '1px 6px',
    borderRadius: '$1',
    background: '$card',
    color: '$ink',
    fontSize: '$12',
    fontWeight: 700,
    lineHeight: 1.35,
    textAlign: 'center',
    opacity: 0.92,
  },
  '&[hidden]': { display: 'none' },
});

/** A name on a zone narrower than this would stand on its neighbours, too. In px. */
const ROOM_FOR_NAME = 72;

type LatLng = [number, number];
const latLng = ([lng, lat]: readonly [number, number]): LatLng => [lat, lng];
const isOnEarth = ([lat, lng]: LatLng): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The places of a shape, as Leaflet has them; nothing of what lies nowhere. */
function ringsOf(shape: MapShape): LatLng[][] {
  const rings =
    shape.type === 'Point'
      ? [[latLng(shape.coordinates)]]
      : shape.coordinates.map((ring) => ring.map((position) => latLng(position)));
  return rings.map((ring) => ring.filter(isOnEarth)).filter((ring) => ring.length > 0);
}

/** All of the zones; null when nothing of them can be drawn. */
export function boundsOf(zones: readonly MapZone[]): LatLngBounds | null {
  const places = zones.flatMap(({ shapes }) => shapes.flatMap((shape) => ringsOf(shape).flat()));
  return places.length ? new LatLngBounds(places) : null;
}

interface ZoneName {
  readonly marker: Marker;
  readonly bounds: LatLngBounds;
}

function nameOn(map: LeafletMap, name: string, bounds: LatLngBounds): ZoneName {
  const text = document.createElement('span');
  text.textContent = name;
  text.dir = 'auto';
  const icon = new DivIcon({ html: text, className: `${label()}`, iconSize: [0, 0] });
  const marker = new Marker(bounds.getCenter(), { icon, interactive: false, keyboard: false }).addTo(map);
  return { marker, bounds };
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Shows the names that there is room for: on their own zone, and beside those before them. */
function showNames(map: LeafletMap, names: readonly ZoneName[]): void {
  const shown: DOMRect[] = [];
  for (const { marker, bounds } of names) {
    const element = marker.getElement();
    const [west = 0, east = 0] = [bounds.getSouthWest(), bounds.getNorthEast()].map(
      (corner) => map.project(corner).x,
    );
    element?.toggleAttribute('hidden', east - west < ROOM_FOR_NAME);
    const box = element?.firstElementChild?.getBoundingClientRect();
    if (!element || !box?.width) continue;
    if (shown.some((other) => meet(box, other))) element.hidden = true;
    else shown.push(box);
  }
}

/** Draws zones in their colours, each with its name. Returns the way to take them away. */
export function drawZones(map: LeafletMap, renderer: SVG, zones: readonly MapZone[]): () => void {
  const names: ZoneName[] = [];
  const undo = zones.flatMap(({ name, color, shapes, ...zone }) => {
    const rgb = color ? parseColor(color) : null;
    // The colour of the brand is the style sheet's to say.
    const paint = rgb ? { color: toCss(rgb) } : { className: `${line()}` };
    const options = { renderer, interactive: false, weight: 2.5, fillOpacity: 0.16, ...paint };
    const layers = shapes.flatMap((shape) => {
      const rings = ringsOf(shape);
      const [first] = rings[0] ?? [];
      if (!first) return [];
      return [
        shape.type === 'Point'
          ? new CircleMarker(first, { ...options, radius: 8, fillOpacity: 0.5 }).addTo(map)
          : new Polygon(rings, options).addTo(map),
      ];
    });
    const bounds = boundsOf([{ name, color, shapes, ...zone }]);
    if (bounds) names.push(nameOn(map, name, bounds));
    return layers.map((layer) => () => void layer.remove());
  });
  const tidy = () => showNames(map, names);
  tidy();
  map.on('zoomend', tidy);
  return () => {
    map.off('zoomend', tidy);
    for (const { marker } of names) marker.remove();
    for (const step of undo) step();
  };
}

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

function nameOn(map: LeafletMap, name: string, bounds: LatLngBounds): () => void {
  const text = document.createElement('span');
  text.textContent = name;
  text.dir = 'auto';
  const icon = new DivIcon({ html: text, className: `${label()}`, iconSize: [0, 0] });
  const marker = new Marker(bounds.getCenter(), { icon, interactive: false, keyboard: false }).addTo(map);
  const place = () => {
    const [west, east] = [bounds.getSouthWest(), bounds.getNorthEast()].map(
      (corner) => map.project(corner).x,
    );
    marker.getElement()?.toggleAttribute('hidden', (east ?? 0) - (west ?? 0) < ROOM_FOR_NAME);
  };
  place();
  map.on('zoomend', place);
  return () => {
    map.off('zoomend', place);
    marker.remove();
  };
}

/** Draws zones in their colours, each with its name. Returns the way to take them away. */
export function drawZones(map: LeafletMap, renderer: SVG, zones: readonly MapZone[]): () => void {
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
    const unname = bounds && nameOn(map, name, bounds);
    return [...layers.map((layer) => () => void layer.remove()), ...(unname ? [unname] : [])];
  });
  return () => {
    for (const step of undo) step();
  };
}

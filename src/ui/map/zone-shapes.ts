import { parseColor, toCss } from '../../lib/color.ts';
import { css } from '../../theme/stitches.ts';
import { labelStyles } from './label-styles.ts';
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

const shapeStyles = css({
  stroke: '$brandText',
  fill: '$brandText',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
const labelClass = css({
  pointerEvents: 'none',
  '& > span': {
    ...labelStyles,
    // Centres the text on the place. `left` is physical, because a map is not mirrored.
    left: 0,
    top: 0,
    transform: 'translate(-50%, -50%)',
    opacity: 0.92,
  },
  '&[hidden]': { display: 'none' },
});

/** A narrower zone shows no name, because the name would cover other zones. */
const MIN_NAME_WIDTH_PX = 72;

type LatLng = [number, number];
const toLatLng = ([lng, lat]: readonly [number, number]): LatLng => [lat, lng];
const isOnEarth = ([lat, lng]: LatLng): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Converts a polygon or a point to Leaflet's rings. Drops invalid coordinates and empty rings. */
function toRings(shape: MapShape): LatLng[][] {
  const rings =
    shape.type === 'Point'
      ? [[toLatLng(shape.coordinates)]]
      : shape.coordinates.map((ring) => ring.map((position) => toLatLng(position)));
  return rings.map((ring) => ring.filter(isOnEarth)).filter((ring) => ring.length > 0);
}

/** Bounds of all zones; null if no zone can be drawn. */
export function computeZoneBounds(zones: readonly MapZone[]): LatLngBounds | null {
  const places = zones.flatMap(({ shapes }) => shapes.flatMap((shape) => toRings(shape).flat()));
  return places.length ? new LatLngBounds(places) : null;
}

interface ZoneLabel {
  readonly marker: Marker;
  readonly bounds: LatLngBounds;
}

function addZoneLabel(map: LeafletMap, name: string, bounds: LatLngBounds): ZoneLabel {
  const text = document.createElement('span');
  text.textContent = name;
  text.dir = 'auto';
  const icon = new DivIcon({ html: text, className: `${labelClass()}`, iconSize: [0, 0] });
  const marker = new Marker(bounds.getCenter(), { icon, interactive: false, keyboard: false }).addTo(map);
  return { marker, bounds };
}

const doBoxesOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Shows the names that fit on their zone and do not overlap an earlier name. */
function showLabels(map: LeafletMap, labels: readonly ZoneLabel[]): void {
  const visibleBoxes: DOMRect[] = [];
  for (const { marker, bounds } of labels) {
    const element = marker.getElement();
    const [west = 0, east = 0] = [bounds.getSouthWest(), bounds.getNorthEast()].map(
      (corner) => map.project(corner).x,
    );
    element?.toggleAttribute('hidden', east - west < MIN_NAME_WIDTH_PX);
    const box = element?.firstElementChild?.getBoundingClientRect();
    if (!element || !box?.width) continue;
    if (visibleBoxes.some((other) => doBoxesOverlap(box, other))) element.hidden = true;
    else visibleBoxes.push(box);
  }
}

/** Draws zones with their colours and names. Returns a function that removes them. */
export function drawZones(map: LeafletMap, renderer: SVG, zones: readonly MapZone[]): () => void {
  const labels: ZoneLabel[] = [];
  const removers = zones.flatMap(({ name, color, shapes, ...zone }) => {
    const rgb = color ? parseColor(color) : null;
    // Without a valid colour, the style sheet sets the brand's colour.
    const paint = rgb ? { color: toCss(rgb) } : { className: `${shapeStyles()}` };
    const options = { renderer, interactive: false, weight: 2.5, fillOpacity: 0.16, ...paint };
    const layers = shapes.flatMap((shape) => {
      const rings = toRings(shape);
      const [firstPlace] = rings[0] ?? [];
      if (!firstPlace) return [];
      return [
        shape.type === 'Point'
          ? new CircleMarker(firstPlace, { ...options, radius: 8, fillOpacity: 0.5 }).addTo(map)
          : new Polygon(rings, options).addTo(map),
      ];
    });
    const bounds = computeZoneBounds([{ name, color, shapes, ...zone }]);
    if (bounds) labels.push(addZoneLabel(map, name, bounds));
    return layers.map((layer) => () => void layer.remove());
  });
  const updateLabels = () => showLabels(map, labels);
  updateLabels();
  map.on('zoomend', updateLabels);
  return () => {
    map.off('zoomend', updateLabels);
    for (const { marker } of labels) marker.remove();
    for (const remove of removers) remove();
  };
}

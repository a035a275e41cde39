import { Circle, type LatLngBounds, LeafletMap, Marker, restoreOutline, SVG, TileLayer } from './leaflet.ts';
import type { LocatedPlace, MapMark, MapPlace, MapZone } from './map-types.ts';
import { boundsOfMarks, drawMarks } from './marks.ts';
import { pinIcon } from './pin-icon.ts';
import { boundsOf, drawZones } from './zone-shapes.ts';

export interface MapSettings {
  readonly tilesUrl: string;
  /** Without motion. */
  readonly calm: boolean;
  /** The pin was put somewhere, by dragging it or by a tap. Absent: it cannot be moved. */
  readonly onPin?: ((place: MapPlace) => void) | undefined;
  /** Whether the tiles come; told when it changes. */
  readonly onTiles: (come: boolean) => void;
}

export interface MapHandle {
  setZones(zones: readonly MapZone[]): void;
  /** Each can be pressed; `onMark` is told. */
  setMarks(marks: readonly MapMark[], onMark: (id: string) => void): void;
  setPin(place: MapPlace | null): void;
  /** Where the customer is; the map goes there. */
  setLocated(place: LocatedPlace | null): void;
  /** One zone, or everything that can be chosen from; `start` when there is nothing. */
  show(zoneId: string | undefined, start: MapPlace | null): void;
  /** Near enough to tell one house from the next. */
  goTo(place: MapPlace): void;
  zoomBy(steps: number): void;
  /** So many px from where the pin stands, or from the middle. */
  beside(x: number, y: number): MapPlace;
  middle(): MapPlace;
  remove(): void;
}

const NEAR = 16;
const TOWN = 13;
const FARTHEST = 3;
const NEAREST = 19;
const LOCATED = { interactive: false, weight: 1, color: '#2a6fdb', fillOpacity: 0.12 };
const WORLD: [number, number] = [25, 20];
/** Digits after the point: a decimetre. More would only be noise. */
const PRECISION = 1e6;

const limited = (zoom: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom));

/** A place on the one world there is, however far round the map was turned. */
const placeOf = ({ lat, lng }: MapPlace): MapPlace => {
  const round = (value: number) => Math.round(value * PRECISION) / PRECISION;
  return {
    lat: round(Math.max(-90, Math.min(90, lat))),
    lng: round(((((lng + 180) % 360) + 360) % 360) - 180),
  };
};

/** A map in a box that has a size. What it adds to the page outside the box, it takes away again. */
export function createMap(box: HTMLElement, { tilesUrl, calm, onPin, onTiles }: MapSettings): MapHandle {
  const map = new LeafletMap(box, {
    // Both write markup from text; the map's own stand beside it.
    zoomControl: false,
    attributionControl: false,
    // Keys move the pin, not the map; the box follows its own size, not the window's.
    keyboard: false,
    trackResize: false,
    scrollWheelZoom: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    worldCopyJump: true,
  }).setView(WORLD, FARTHEST);
  const renderer = new SVG({ padding: 0.5 });
  // Shapes without words.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  const tiles = new TileLayer(tilesUrl, {
    maxZoom: NEAREST,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  tiles.on('tileerror', () => onTiles(false));
  tiles.on('tileload', () => onTiles(true));
  tiles.addTo(map);

  // Turning the wheel over a map that nobody uses moves the page, as anywhere else.
  const use = () => void map.scrollWheelZoom.enable();
  const leave = () => void map.scrollWheelZoom.disable();
  box.addEventListener('focusin', use);
  box.addEventListener('focusout', leave);

  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: true }));
  resized.observe(box);

  let zones: readonly MapZone[] = [];
  let undraw = () => {};
  let marks: readonly MapMark[] = [];
  let unmark = () => {};
  let circle: Circle | null = null;
  let pin: Marker | null = null;
  // Leaflet lets go of a zoom that is asked for while another is under way: a second quick press would be lost.
  let wanted: number | null = null;
  const zoomOn = () => void map.setZoom(wanted ?? map.getZoom(), { animate: !calm });
  map.on('zoomend', () => {
    if (wanted === map.getZoom()) wanted = null;
    else if (wanted !== null) zoomOn();
  });
  if (onPin) map.on('click', ({ latlng }) => onPin(placeOf(latlng)));

  return {
    setZones(shown) {
      zones = shown;
      undraw();
      undraw = drawZones(map, renderer, zones);
    },
    setMarks(shown, onMark) {
      marks = shown;
      unmark();
      unmark = drawMarks(map, marks, onMark);
    },
    setPin(place) {
      if (!place) {
        pin?.remove();
        pin = null;
        return;
      }
      if (!pin) {
        // The box takes the keys: the pin itself is no stop.
        pin = new Marker(place, { icon: pinIcon(), draggable: !!onPin, autoPan: true, keyboard: false });
        pin.on('dragend', () => pin && onPin?.(placeOf(pin.getLatLng())));
        pin.addTo(map);
      }
      pin.setLatLng(place);
      if (!map.getBounds().pad(-0.1).contains(place)) map.panTo(place, { animate: !calm });
    },
    setLocated(place) {
      circle?.remove();
      if (!place) return;
      circle = new Circle(place, { ...LOCATED, renderer, radius: place.accuracy }).addTo(map);
      // Not nearer than what the browser is sure of.
      map.fitBounds(circle.getBounds(), { maxZoom: NEAR, animate: !calm });
    },
    show(zoneId, start) {
      wanted = null;
      map.invalidateSize({ animate: false });
      const showAll = (bounds: LatLngBounds, padding: [number, number]) =>
        void map.fitBounds(bounds, { padding, maxZoom: NEAR, animate: false });
      const bounds = boundsOf(zones.filter(({ id }) => id === zoneId)) ?? boundsOf(zones);
      const marked = boundsOfMarks(marks);
      if (bounds) showAll(bounds, [24, 24]);
      // Beside the buttons, with room for drops and names.
      else if (marked) showAll(marked, [72, 52]);
      else if (start) map.setView(start, TOWN, { animate: false });
    },
    goTo(place) {
      wanted = null;
      map.setView(place, Math.max(map.getZoom(), NEAR), { animate: !calm });
    },
    zoomBy(steps) {
      const isUnderWay = wanted !== null;
      const from = wanted ?? map.getZoom();
      const to = limited(from + steps);
      if (to === from) return;
      wanted = to;
      if (!isUnderWay) zoomOn();
    },
    beside(x, y) {
      const zoom = wanted ?? map.getZoom();
      const from = map.project(pin?.getLatLng() ?? map.getCenter(), zoom);
      return placeOf(map.unproject(from.add([x, y]), zoom));
    },
    middle: () => placeOf(map.getCenter()),
    remove() {
      resized.disconnect();
      box.removeEventListener('focusin', use);
      box.removeEventListener('focusout', leave);
      map.remove();
      restoreOutline();
    },
  };
}

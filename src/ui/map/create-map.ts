import { Circle, type LatLngBounds, LeafletMap, Marker, restoreOutline, SVG, TileLayer } from './leaflet.ts';
import type { LocatedPlace, MapMark, MapPlace, MapZone } from './map-types.ts';
import { computeMarkBounds, drawMarks } from './marks.ts';
import { createPinIcon } from './pin-icon.ts';
import { computeZoneBounds, drawZones } from './zone-shapes.ts';

export interface MapSettings {
  readonly tilesUrl: string;
  /** True for a map without animations. */
  readonly reducedMotion: boolean;
  /** Called when the customer drags the pin or taps the map. Absent if the pin cannot be moved. */
  readonly onPin?: ((place: MapPlace) => void) | undefined;
  /** Called after each tile: with true if it loaded, with false if it failed. */
  readonly onTilesChange: (hasTiles: boolean) => void;
}

export interface MapHandle {
  setZones(zones: readonly MapZone[]): void;
  /** Shows places on the map. When the customer taps one, calls `onMark` with its id. */
  setMarks(marks: readonly MapMark[], onMark: (id: string) => void): void;
  setPin(place: MapPlace | null): void;
  /** Shows the customer's location and moves the map there. */
  setCustomerLocation(place: LocatedPlace | null): void;
  /** Moves the map to the first of these that exists: the zone with this id, all zones, all marks, `initialPlace`. */
  showArea(zoneId: string | undefined, initialPlace: MapPlace | null): void;
  /** Moves the map to a place, zoomed in far enough to see houses. */
  goTo(place: MapPlace): void;
  zoomBy(steps: number): void;
  /** Returns the place at an offset in px from the pin, or from the centre if there is no pin. */
  getPlaceAtOffset(x: number, y: number): MapPlace;
  getCenter(): MapPlace;
  remove(): void;
}

const HOUSE_ZOOM = 16;
const TOWN_ZOOM = 13;
const MIN_ZOOM = 3;
const MAX_ZOOM = 19;
const ACCURACY_CIRCLE = { interactive: false, weight: 1, color: '#2a6fdb', fillOpacity: 0.12 };
const WORLD_CENTER: [number, number] = [25, 20];
/** Factor for rounding degrees to six decimals, which is about a decimetre. */
const COORDINATE_PRECISION = 1e6;

const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/** Rounds a place and normalises its longitude to -180 to 180 degrees, for maps scrolled around the world. */
const normalisePlace = ({ lat, lng }: MapPlace): MapPlace => {
  const round = (value: number) => Math.round(value * COORDINATE_PRECISION) / COORDINATE_PRECISION;
  return {
    lat: round(Math.max(-90, Math.min(90, lat))),
    lng: round(((((lng + 180) % 360) + 360) % 360) - 180),
  };
};

/** Creates a map in a box that has a size. `remove` also reverts the map's changes outside the box. */
export function createMap(
  box: HTMLElement,
  { tilesUrl, reducedMotion, onPin, onTilesChange }: MapSettings,
): MapHandle {
  const map = new LeafletMap(box, {
    // Both controls parse HTML strings, which Trusted Types forbid. `ZoneMap` renders its own controls.
    zoomControl: false,
    attributionControl: false,
    // `ZoneMap` uses the keys for the pin. A ResizeObserver replaces the window's resize event.
    keyboard: false,
    trackResize: false,
    scrollWheelZoom: false,
    zoomAnimation: !reducedMotion,
    fadeAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    worldCopyJump: true,
  }).setView(WORLD_CENTER, MIN_ZOOM);
  const renderer = new SVG({ padding: 0.5 });
  // Hides the shapes from screen readers, because they have no text.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  const tiles = new TileLayer(tilesUrl, {
    maxZoom: MAX_ZOOM,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  tiles.on('tileerror', () => onTilesChange(false));
  tiles.on('tileload', () => onTilesChange(true));
  tiles.addTo(map);

  // The wheel scrolls the page until the customer focuses the map.
  const enableWheelZoom = () => void map.scrollWheelZoom.enable();
  const disableWheelZoom = () => void map.scrollWheelZoom.disable();
  box.addEventListener('focusin', enableWheelZoom);
  box.addEventListener('focusout', disableWheelZoom);

  const sizeObserver = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: true }));
  sizeObserver.observe(box);

  let zones: readonly MapZone[] = [];
  let removeZones = () => {};
  let marks: readonly MapMark[] = [];
  let removeMarks = () => {};
  let accuracyCircle: Circle | null = null;
  let pin: Marker | null = null;
  // The zoom level that the map should reach. Leaflet ignores a zoom while another zoom is running. After each zoom, the
  // map goes on to this target, so that a quick second press is not lost.
  let targetZoom: number | null = null;
  const zoomToTarget = () => void map.setZoom(targetZoom ?? map.getZoom(), { animate: !reducedMotion });
  map.on('zoomend', () => {
    if (targetZoom === map.getZoom()) targetZoom = null;
    else if (targetZoom !== null) zoomToTarget();
  });
  if (onPin) map.on('click', ({ latlng }) => onPin(normalisePlace(latlng)));

  return {
    setZones(newZones) {
      zones = newZones;
      removeZones();
      removeZones = drawZones(map, renderer, zones);
    },
    setMarks(newMarks, onMark) {
      marks = newMarks;
      removeMarks();
      removeMarks = drawMarks(map, marks, onMark);
    },
    setPin(place) {
      if (!place) {
        pin?.remove();
        pin = null;
        return;
      }
      if (!pin) {
        // The box handles the keys, so the pin is not focusable.
        pin = new Marker(place, {
          icon: createPinIcon(),
          draggable: !!onPin,
          autoPan: true,
          keyboard: false,
        });
        pin.on('dragend', () => pin && onPin?.(normalisePlace(pin.getLatLng())));
        pin.addTo(map);
      }
      pin.setLatLng(place);
      if (!map.getBounds().pad(-0.1).contains(place)) map.panTo(place, { animate: !reducedMotion });
    },
    setCustomerLocation(place) {
      accuracyCircle?.remove();
      if (!place) return;
      accuracyCircle = new Circle(place, { ...ACCURACY_CIRCLE, renderer, radius: place.accuracy }).addTo(map);
      // Zoom out until the whole accuracy circle is visible.
      map.fitBounds(accuracyCircle.getBounds(), { maxZoom: HOUSE_ZOOM, animate: !reducedMotion });
    },
    showArea(zoneId, initialPlace) {
      targetZoom = null;
      map.invalidateSize({ animate: false });
      const fitBounds = (bounds: LatLngBounds, padding: [number, number]) =>
        void map.fitBounds(bounds, { padding, maxZoom: HOUSE_ZOOM, animate: false });
      const bounds = computeZoneBounds(zones.filter(({ id }) => id === zoneId)) ?? computeZoneBounds(zones);
      const markBounds = computeMarkBounds(marks);
      if (bounds) fitBounds(bounds, [24, 24]);
      // The padding leaves space for the buttons, pins and names.
      else if (markBounds) fitBounds(markBounds, [72, 52]);
      else if (initialPlace) map.setView(initialPlace, TOWN_ZOOM, { animate: false });
    },
    goTo(place) {
      targetZoom = null;
      map.setView(place, Math.max(map.getZoom(), HOUSE_ZOOM), { animate: !reducedMotion });
    },
    zoomBy(steps) {
      const isZooming = targetZoom !== null;
      const currentZoom = targetZoom ?? map.getZoom();
      const newZoom = clampZoom(currentZoom + steps);
      if (newZoom === currentZoom) return;
      targetZoom = newZoom;
      if (!isZooming) zoomToTarget();
    },
    getPlaceAtOffset(x, y) {
      const zoom = targetZoom ?? map.getZoom();
      const origin = map.project(pin?.getLatLng() ?? map.getCenter(), zoom);
      return normalisePlace(map.unproject(origin.add([x, y]), zoom));
    },
    getCenter: () => normalisePlace(map.getCenter()),
    remove() {
      sizeObserver.disconnect();
      box.removeEventListener('focusin', enableWheelZoom);
      box.removeEventListener('focusout', disableWheelZoom);
      map.remove();
      restoreOutline();
    },
  };
}

import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { PathOptions, Renderer } from 'leaflet';

export { restoreOutline } from 'leaflet/src/dom/DomUtil.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Circle } from 'leaflet/src/layer/vector/Circle.js';
export { CircleMarker } from 'leaflet/src/layer/vector/CircleMarker.js';
export { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
export { SVG } from 'leaflet/src/layer/vector/SVG.js';
export { LeafletMap };

// Leaflet's own `getRenderer` would also bundle the canvas renderer.
LeafletMap.include({
  getRenderer(this: LeafletMap, { options }: { options: PathOptions }): Renderer | undefined {
    if (options.renderer && !this.hasLayer(options.renderer)) this.addLayer(options.renderer);
    return options.renderer;
  },
});
